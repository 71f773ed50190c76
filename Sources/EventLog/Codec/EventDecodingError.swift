/// Why a stored row is not an event: what is wrong, in which column, at which byte.
package struct EventDecodingError: Error, Hashable, Sendable {
  /// The row's kind as it is stored.
  package var kind: String
  /// The column that holds the fault.
  package var column: Column
  /// The byte of that column, from 0, at which reading stopped.
  package var offset: Int
  package var problem: Problem

  package init(kind: String, column: Column, offset: Int = 0, problem: Problem) {
    self.kind = kind
    self.column = column
    self.offset = offset
    self.problem = problem
  }

  /// A column of table `events`, by its name there.
  package enum Column: String, Hashable, Sendable {
    case seq
    case atMs = "at_ms"
    case kind
    case subject
    case session
    case depth
    case parentSeq = "parent_seq"
    case causeSeq = "cause_seq"
    case payloadVersion = "payload_version"
    case payload
  }

  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    case unknownKind
    case unknownVersion(Int64)
    /// The subject is not `word:number`, or not one that this kind can have.
    case wrongSubject(String)
    /// The payload has no such key where it must stand.
    case missingKey(String)
    case unknownKey(String)
    case duplicateKey(String)
    /// A key stands after one that sorts behind it.
    case misplacedKey(String)
    case wrongType(key: String, expected: ValueType)
    /// A number with a fraction or an exponent.
    case fraction(key: String)
    case outOfRange(key: String)
    /// A text with a control character, a bad escape, or bytes that are not UTF-8.
    case malformedText(key: String)
    /// An escaped half of a surrogate pair.
    case loneSurrogate(key: String)
    /// A value that is right but not written in the one canonical way.
    case notCanonical(key: String)
    case unknownWord(key: String, word: String)
    /// Two values of the payload contradict each other; the key is that of the second.
    case contradiction(key: String)
    /// Something other than this character stands here.
    case expected(Character)
    /// The payload goes on after its last brace.
    case trailingBytes
  }

  /// The type a value must have.
  package enum ValueType: String, Hashable, Sendable {
    case integer
    case boolean
    case text
    case list
    case object
  }
}

/// A fault at a byte of the payload or subject; the decoder adds which row it was.
struct ScanFailure: Error {
  var problem: EventDecodingError.Problem
  var offset: Int
  var column = EventDecodingError.Column.payload
}
