/// A failure of libsqlite3: its code, its own words, and the statement that met it.
///
/// The values bound to the statement are never part of it, so that no content of a log can leak
/// into a diagnostic.
package struct SQLiteError: Error, Hashable, Sendable {
  package var code: ResultCode
  /// The library's own message.
  package var message: String
  /// The statement, with placeholders where its values were.
  package var sql: String?

  package init(code: ResultCode, message: String, sql: String? = nil) {
    self.code = code
    self.message = message
    self.sql = sql
  }
}
