/// The pointer of an open connection.
///
/// C gives connections and statements the same Swift type. These two wrappers keep one from being
/// passed for the other, which would compile and crash.
struct ConnectionHandle: Equatable {
  let pointer: OpaquePointer
}

/// The pointer of a prepared statement.
struct StatementHandle: Equatable {
  let pointer: OpaquePointer
}
