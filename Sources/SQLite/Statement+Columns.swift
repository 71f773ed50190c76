import CSQLite

extension Statement {
  package var columnCount: Int32 {
    borrowing get { sqlite3_column_count(handle.pointer) }
  }

  package borrowing func columnName(at index: Int32) -> String {
    sqlite3_column_name(handle.pointer, index).map { String(cString: $0) } ?? ""
  }

  package borrowing func isNull(at index: Int32) -> Bool {
    sqlite3_column_type(handle.pointer, index) == SQLITE_NULL
  }

  /// Whether the column holds an integer, and nothing that would have to be made into one.
  package borrowing func isInteger(at index: Int32) -> Bool {
    sqlite3_column_type(handle.pointer, index) == SQLITE_INTEGER
  }

  /// The column as an integer; 0 for NULL.
  package borrowing func integer(at index: Int32) -> Int64 {
    sqlite3_column_int64(handle.pointer, index)
  }

  /// The column as an integer, or nil for NULL.
  package borrowing func optionalInteger(at index: Int32) -> Int64? {
    isNull(at: index) ? nil : integer(at: index)
  }

  /// The column's UTF-8, whatever its length and also with a NUL inside. Empty for NULL.
  ///
  /// The bytes belong to SQLite and last until the next step or reset, or until the column is read
  /// as another type.
  package borrowing func bytes(at index: Int32) -> UnsafeBufferPointer<UInt8> {
    // The order matters: asking for the text may convert the value, and so change its length.
    let start = sqlite3_column_text(handle.pointer, index)
    let count = sqlite3_column_bytes(handle.pointer, index)
    return UnsafeBufferPointer(start: start, count: start == nil ? 0 : Int(count))
  }

  /// The column as text; nil for NULL.
  package borrowing func text(at index: Int32) -> String? {
    isNull(at: index) ? nil : String(decoding: bytes(at: index), as: UTF8.self)
  }
}
