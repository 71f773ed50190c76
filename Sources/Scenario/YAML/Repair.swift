/// Blanks what made a pass fail, so that the rest of the file is still read.
///
/// Only two things are: a tab, of which libyaml refuses some, and an anchor, alias or tag that it
/// cannot read. Both are findings anyway. Lines and columns stay what they were.
struct Repair {
  /// The text with everything blanked so far; empty when nothing was.
  private(set) var copy: [UInt8] = []
  /// Where anchors, aliases and tags were blanked.
  private(set) var places: [SourcePosition] = []
  private(set) var findings = Findings()
  /// The tab that made a pass fail; the next pass reads every tab as a blank.
  private(set) var failingTab: SourcePosition?

  /// Blanks what `fault` complains of; false when it complains of something else.
  mutating func blank(_ fault: YAMLFault, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    if copy.isEmpty { copy = Array(text) }
    var cursor = SourceCursor(text)
    let offset = cursor.offset(of: fault.position)
    if failingTab == nil, offset < text.count, text[offset] == 0x09 {
      failingTab = fault.position
      for index in copy.indices where copy[index] == 0x09 { copy[index] = 0x20 }
      return true
    }
    if blankProperty(at: fault.contextPosition, text, &cursor) { return true }
    // libyaml takes the first letters of `&a%b` for the name and stumbles over the rest.
    guard fault.problem == YAMLFault.noToken else { return false }
    let wordStart = cursor.position(of: text.startOfWord(at: offset))
    return blankProperty(at: wordStart, text, &cursor)
  }

  private mutating func blankProperty(
    at place: SourcePosition, _ text: UnsafeBufferPointer<UInt8>, _ cursor: inout SourceCursor
  ) -> Bool {
    // Where one of these characters is part of a text, libyaml finds no fault.
    let offset = cursor.offset(of: place)
    guard offset < text.count, !places.contains(place) else { return false }
    let cause: ReadingCause
    switch text[offset] {
    case UInt8(ascii: "&"): cause = .anchor
    case UInt8(ascii: "*"): cause = .alias
    case UInt8(ascii: "!"): cause = .tag
    default: return false  // foreign: a byte
    }
    let end = max(text.endOfWord(from: offset), offset + 1)
    for index in offset..<end { copy[index] = 0x20 }
    // An alias is a whole node, so a word has to stand in for it.
    if cause == .alias { copy[offset] = UInt8(ascii: "x") }
    places.append(place)
    findings.add(.reading(cause), at: SourceSpan(place, length: Int32(end - offset)))
    return true
  }
}
