/// A JSON object in one line, its keys in the order in which they were added.
struct JSONText {
  private var members: [String] = []

  var text: String { "{" + members.joined(separator: ",") + "}" }

  mutating func add(_ key: String, _ value: String?) {
    members.append("\(Self.quoted(key)):\(value.map(Self.quoted) ?? "null")")
  }

  mutating func add(_ key: String, _ value: Int64?) {
    members.append("\(Self.quoted(key)):\(value.map { String($0) } ?? "null")")
  }

  mutating func add(_ key: String, _ values: [String]) {
    let list = values.map(Self.quoted).joined(separator: ",")
    members.append("\(Self.quoted(key)):[\(list)]")
  }

  /// Adds a value that is JSON already.
  mutating func add(_ key: String, json value: String?) {
    members.append("\(Self.quoted(key)):\(value ?? "null")")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)  // foreign: characters
      }
    }
    return quoted + "\""
  }
}
