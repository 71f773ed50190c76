/// Pieces of SQL that several views share. Stored views spell them out.
extension Schema {
  /// The instant in column `at` for people: `00:01.250`, with hours in front once there are any.
  /// NULL without one.
  static func time(_ at: String) -> String {
    """
    CASE WHEN \(at) < 3600000
          THEN printf('%02d:%02d.%03d', \(at) / 60000, \(at) / 1000 % 60, \(at) % 1000)
          WHEN \(at) >= 3600000
          THEN printf('%d:%02d:%02d.%03d', \(at) / 3600000, \(at) / 60000 % 60,
                      \(at) / 1000 % 60, \(at) % 1000)
        END
    """
  }

  /// The payload of `event` for people: `code: 401, description: signed out`. NULL if there is
  /// nothing to say. What is null is left out, and of a start what hardly ever matters.
  static func arguments(_ event: String, leavingOut keys: [String] = ["domain"]) -> String {
    let left = keys.map { "'\($0)'" }.joined(separator: ", ")
    return """
      (SELECT group_concat(j.key || ': '
                || CASE j.type WHEN 'true' THEN 'true' WHEN 'false' THEN 'false'
                               ELSE j.value END, ', ')
              FROM json_each(\(event).payload) AS j
             WHERE j.type <> 'null' AND j.value <> '[]' AND j.key NOT IN (\(left))
               AND NOT (j.key = 'message' AND j.value = '')
               AND NOT (j.key IN ('block', 'secondAttempt') AND j.type = 'false')
               AND (\(event).kind NOT IN ('start', 'startAccepted')
                    OR j.key IN ('account', 'missing', 'omits', 'refreshToken', 'token')))
      """
  }

  /// Whether `event` changes the status.
  static func changesStatus(_ event: String) -> String {
    ends(event, or: "'startAccepted', 'launchSucceeded', 'teardownBegan'")
  }

  /// Whether a session begins or ends with `event`.
  static func bounds(_ event: String) -> String {
    ends(event, or: "'startAccepted'")
  }

  /// Whether a session ends with `event`, or it is of one of `others`. A launch that fails for good
  /// is followed by a teardown, or is itself the end: its payload tells which. CASE reads no other
  /// payload, where AND would.
  static func ends(_ event: String, or others: String? = nil) -> String {
    let kinds = (others.map { $0 + ", " } ?? "") + "'teardownFinished', 'processEnded'"
    return """
      CASE \(event).kind
                         WHEN 'launchFailed' THEN NOT json_extract(\(event).payload, '$.teardown')
                         ELSE \(event).kind IN (\(kinds)) END
      """
  }

  /// The kinds that change which token counts.
  static let tokenKinds = "'startAccepted', 'credentialIssued', 'credentialsCleared'"
}
