import Testing

@testable import Scenario

/// A text and the findings that reading it gives, as `line:column+length code`.
struct YAMLCase: CustomTestStringConvertible, Sendable {
  var what: String
  var bytes: [UInt8]
  var findings: [String]

  init(_ what: String, _ text: String, _ findings: String...) {
    self.init(what, bytes: Array(text.utf8), findings: findings)
  }

  init(_ what: String, bytes: [UInt8], findings: [String]) {
    self.what = what
    self.bytes = bytes
    self.findings = findings
  }

  var testDescription: String { what }

  func read() -> [String] {
    var reader = YAMLReader()
    _ = reader.read(bytes)
    return reader.findings.inFileOrder.map {
      "\($0.position.text)+\($0.span.length) \($0.code.rawValue)"
    }
  }
}

extension YAMLTree {
  /// The document of `text`, which must be one.
  static func of(_ text: String) -> YAMLTree? {
    var reader = YAMLReader()
    return reader.read(Array(text.utf8))
  }

  /// The tree as JSON-like text with every node's position, to compare as a whole.
  func outline(_ id: ID = root) -> String {
    let node = self[id]
    let place = "@\(node.start.text)"
    switch node.kind {
    case .scalar: return "\(string(of: id).debugDescription)\(place)"
    case .sequence, .mapping:
      var items: [String] = []
      var child = firstChild(of: id)
      while child < end(of: id) {
        if node.kind == .mapping {
          let value = end(of: child)
          items.append("\(outline(child)): \(outline(value))")
          child = end(of: value)
        } else {
          items.append(outline(child))
          child = end(of: child)
        }
      }
      let inner = items.joined(separator: ", ")
      return (node.kind == .mapping ? "{\(inner)}" : "[\(inner)]") + place
    }
  }
}
