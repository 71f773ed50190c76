import CSQLite

extension Statement {
  package borrowing func bind(_ index: Int32, integer value: Int64) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle.pointer, index, value))
  }

  package borrowing func bindNull(_ index: Int32) throws(SQLiteError) {
    try check(sqlite3_bind_null(handle.pointer, index))
  }

  /// Binds a copy of `value`.
  package borrowing func bind(_ index: Int32, text value: String) throws(SQLiteError) {
    var value = value
    let pointer = handle.pointer
    let code = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        // A null pointer would bind NULL, so the empty text points at a byte that is not read.
        guard let base = text.baseAddress else {
          return whalesim_bind_copied_text(pointer, index, "", 0)
        }
        return whalesim_bind_copied_text(pointer, index, base, Int32(clamping: text.count))
      }
    }
    try check(code)
  }

  /// Binds a copy of `value`, or NULL.
  package borrowing func bind(_ index: Int32, text value: String?) throws(SQLiteError) {
    if let value {
      try bind(index, text: value)
    } else {
      try bindNull(index)
    }
  }

  /// Binds `value`, or NULL.
  package borrowing func bind(_ index: Int32, integer value: Int64?) throws(SQLiteError) {
    if let value {
      try bind(index, integer: value)
    } else {
      try bindNull(index)
    }
  }

  /// Binds `count` bytes of UTF-8 without a copy.
  ///
  /// The bytes must stay as they are until the statement has run and something else is bound in
  /// their place, or the bindings are cleared.
  package borrowing func bind(
    _ index: Int32, borrowing bytes: UnsafePointer<UInt8>, count: Int
  ) throws(SQLiteError) {
    let text = UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self)
    try check(whalesim_bind_static_text(handle.pointer, index, text, Int32(clamping: count)))
  }

  /// Binds NULL everywhere, so that nothing borrowed is left behind.
  package borrowing func clearBindings() {
    sqlite3_clear_bindings(handle.pointer)
  }

  /// The position of the parameter called `name` (`:run`); nil if the statement has none.
  package borrowing func parameter(named name: String) -> Int32? {
    let index = sqlite3_bind_parameter_index(handle.pointer, name)
    return index == 0 ? nil : index
  }

  @inline(__always)
  private borrowing func check(_ code: Int32) throws(SQLiteError) {
    guard code == SQLITE_OK else { throw failure() }
  }
}
