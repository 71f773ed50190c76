/// A JSON object in one line, its keys in the order in which they were added.
package struct JSONText {
  private var members: [String] = []

  package init() {}

  package var text: String { "{" + members.joined(separator: ",") + "}" }

  package mutating func add(_ key: String, _ value: String?) {
    members.append("\(Self.quoted(key)):\(value.map(Self.quoted) ?? "null")")
  }

  package mutating func add(_ key: String, _ value: Int64?) {
    members.append("\(Self.quoted(key)):\(value.map { String($0) } ?? "null")")
  }

  package mutating func add(_ key: String, _ values: [String]) {
    let list = values.map(Self.quoted).joined(separator: ",")
    members.append("\(Self.quoted(key)):[\(list)]")
  }

  /// Adds a value that is JSON already.
  package mutating func add(_ key: String, json value: String?) {
    members.append("\(Self.quoted(key)):\(value ?? "null")")
  }

  /// A text as a JSON string, which is also one of YAML. Controls are written out, also those that
  /// JSON would let pass.
  package static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        quoted += "\\u" + Hexadecimal.fourDigits(scalar.value)
      default: quoted.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return quoted + "\""
  }
}
