#ifndef WHALESIM_CSQLITE_SHIM_H
#define WHALESIM_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift imports neither the two destructor constants nor variadic functions, so both stand here.

static inline int whalesim_bind_static_text(sqlite3_stmt *statement, int index, const char *bytes,
                                            int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_STATIC);
}

static inline int whalesim_bind_copied_text(sqlite3_stmt *statement, int index, const char *bytes,
                                            int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

#endif
