#ifndef WHALESIM_CSQLITE_SHIM_H
#define WHALESIM_CSQLITE_SHIM_H

#include <sqlite3.h>

// Swift imports neither the two destructor constants nor variadic functions nor result codes made
// with `|`, so what the SQLite room needs of them stands here.

static inline int whalesim_bind_static_text(sqlite3_stmt *statement, int index, const char *bytes,
                                            int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_STATIC);
}

static inline int whalesim_bind_copied_text(sqlite3_stmt *statement, int index, const char *bytes,
                                            int count) {
  return sqlite3_bind_text(statement, index, bytes, count, SQLITE_TRANSIENT);
}

// Turns this connection's triggers off; the triggers of the file bind every other program.
static inline int whalesim_disable_triggers(sqlite3 *connection) {
  int enabled = 0;
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, &enabled);
}

#endif
