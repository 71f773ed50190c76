extension Diagnostic {
  /// The finding as a terminal shows it, without colour:
  ///
  ///     error[unknown-key] …:45:9  `didFinishLaunhing` is not a callback
  ///       45 |       - didFinishLaunhing
  ///          |         ^^^^^^^^^^^^^^^^^  did you mean `didFinishLaunching`?
  ///
  /// `path` is the file's, `source` its text. Ends with a line feed.
  package func render(path: String, source: SourceText) -> String {
    source.render([self], path: path)
  }

  /// The first line alone.
  package func headline(path: String) -> String {
    let row = self.row.map { " (in row \($0) of `cases`)" } ?? ""
    return "\(severity.rawValue)[\(code.rawValue)] \(path):\(position.text)  \(message)\(row)"
  }

  fileprivate func render(path: String, with excerpt: Excerpt?) -> String {
    let advice = self.advice.map { "  " + $0.text } ?? ""
    guard let excerpt else {
      return headline(path: path) + advice + "\n"
    }
    let number = String(position.line)
    let margin = String(repeating: " ", count: number.count)
    let line = excerpt.text.isEmpty ? "" : " " + excerpt.text
    return """
      \(headline(path: path))
        \(number) |\(line)
        \(margin) | \(excerpt.indent)\(excerpt.carets)\(advice)

      """
  }

  /// The source line with the advice followed; nil without advice, and for a line with a
  /// secret in it.
  package func correctedLine(in source: SourceText) -> String? {
    guard cause.showsExcerpt, let advice else { return nil }
    return source.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[Encoding.markLength(bytes)...])
      var cursor = SourceCursor(text)
      let start = cursor.offset(of: SourcePosition(line: position.line, column: 1))
      let from = cursor.offset(of: position)
      let behind = SourcePosition(line: position.line, column: position.column + span.length)
      let to = cursor.offset(of: behind)
      var end = to
      while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      let holdsSecret =
        !SecretMask.ranges(in: line).isEmpty
        || source.secrets.contains { $0.start.line == position.line }
      guard !holdsSecret else { return nil }
      return String(decoding: text[start..<from], as: UTF8.self) + advice.replacement
        + String(decoding: text[to..<end], as: UTF8.self)
    }
  }
}

extension SourceText {
  /// Findings about this text, each with its excerpt. In file order the cost is linear in the size.
  package func render(_ diagnostics: [Diagnostic], path: String) -> String {
    bytes.withUnsafeBufferPointer { bytes in
      var maker = ExcerptMaker(bytes, secrets: secrets)
      var text = ""
      for diagnostic in diagnostics {
        let excerpt = diagnostic.cause.showsExcerpt ? maker.excerpt(of: diagnostic.span) : nil
        text += diagnostic.render(path: path, with: excerpt)
      }
      return text
    }
  }

  /// The line that `span` lies in, as a message shows it, with the carets under the span.
  package func excerpt(of span: SourceSpan) -> Excerpt {
    bytes.withUnsafeBufferPointer { bytes in
      var maker = ExcerptMaker(bytes, secrets: secrets)
      return maker.excerpt(of: span)
    }
  }
}

extension DiagnosticCause {
  /// Whether a line of the file says more than the message alone.
  fileprivate var showsExcerpt: Bool {
    switch self {
    case .moreFindings, .reading(.tooLarge), .reading(.empty), .reading(.notUTF8(.utf16)),
      .reading(.notUTF8(.utf32)):
      false
    case .reading, .name, .shape, .value, .sense: true
    }
  }
}
