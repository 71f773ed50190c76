package import Lifecycle

/// What is wrong with a file, as data.
///
/// Texts in it come from the file and are no sentences; `DiagnosticCause+Message.swift` has the
/// words. A value that looks like a secret is never part of a cause.
package enum DiagnosticCause: Hashable, Sendable {
  // The file as bytes
  case tooLarge(bytes: Int)
  case empty
  case notUTF8(EncodingFault)
  case controlCharacter(UInt32, CharacterPlace)

  // YAML
  case syntax(problem: String, context: String?, began: SourcePosition?)
  case tab
  case anchor
  case alias
  case tag
  case mergeKey
  case directive
  case secondDocument
  case tooDeep
  case keyNotScalar
  case duplicateKey(String, first: SourcePosition)

  // Names
  case unsupportedFormat(String)
  case unknownKey(String, in: String)
  case unknownCallback(String)
  case unknownArgument(String, of: CallbackName, known: [String])
  case argumentBesideCallback(String)
  case unknownAccount(String, known: [String])
  case accountNotNamed(known: [String])
  case unknownClause(String)
  case notYet(String, Feature)
  /// A hint: the SDK's own selector stands for the format's name.
  case fullSelector(String, CallbackName)
  case unsetPlaceholder(String)

  // Keys of a map
  case missingKey(String, in: String, MissingReason)
  case conflictingKeys(String, with: String, at: SourcePosition)
  case misplacedKey(String, needs: [String])

  // Values
  case wrongValue(of: String, ExpectedValue, FoundValue)
  case badTime(of: String, String, TimeFault)
  case secret(SecretShape)
  case noneIsNoName(of: String)

  // Steps, actions, expected callbacks
  case noStimulus
  case noAction
  case secondStimulus(String, first: String, at: SourcePosition)
  case bareStimulus(String)
  case notAHostCall(String)
  case answerOutsideCanOpenURL(CallbackName)
  case noCallback
  case secondCallback(String, first: String, at: SourcePosition)
  case keyBesideBlock(String, block: String)

  // What can be seen without running
  case omittedMethod(CallbackName, at: SourcePosition)
  case notOmittable(CallbackName)
  case decreasingTime(Milliseconds, earlier: Milliseconds, at: SourcePosition)
  case endBeforeStep(Milliseconds, step: Milliseconds, at: SourcePosition)
  case givesWithoutSuccess
  case givesWithoutRenewal(String)
  case lifetimeTwice(String, at: SourcePosition)
  case zeroLifetime
  case writtenAndLeftOut(String, at: SourcePosition)
  case countBackwards(min: Int32, max: Int32)

  /// The list of findings was cut; so many more are not shown.
  case moreFindings(Int)
}

/// In what way bytes are not UTF-8.
package enum EncodingFault: Hashable, Sendable {
  /// The file begins with the byte order mark of UTF-16 or UTF-32, or has its zero bytes.
  case utf16
  case utf32
  /// A byte that stands alone where UTF-8 needs several, as in Latin-1.
  case latin1(UInt8)
  case strayByte(UInt8)
  case overlong
  case surrogate
  case aboveUnicode
  case cutShort
}

/// Where a control character stands.
package enum CharacterPlace: Hashable, Sendable {
  /// As itself.
  case raw
  /// As an escape in double quotes.
  case escaped
}

/// Parts of format `whalesim/1` that this version of whalesim does not have yet.
package enum Feature: Hashable, Sendable {
  case key
  case stimulus
  case callback
  case endpoint
}

/// Why a key must stand.
package enum MissingReason: Hashable, Sendable {
  /// It is always required.
  case always
  /// Another key or value asks for it.
  case because(String)
}

/// What a value should have been.
package enum ExpectedValue: Hashable, Sendable {
  case map
  case list
  case text
  case oneLine
  case flag
  case integer(from: Int32, through: Int32)
  case choice([String])
  /// `{}`.
  case nothing
  case time
  case account
  case callbackName
  case clauses
  case either([ExpectedValue])
  case replyStatus
  case route
  case color
  case parameter
  case longInteger
  case pair
  case arguments
  case notEmptyList
  case alternatives
  case atLeastOne([String])
}

/// What a value was.
package enum FoundValue: Hashable, Sendable {
  case map
  case list
  case nothing
  case text(String)
}

/// In what way a text is no time.
package enum TimeFault: Hashable, Sendable {
  /// Digits alone: times have units.
  case noUnit
  case sign
  case blank
  case fraction
  case unknownUnit(String)
  case noDigits
  case repeatedUnit(String)
  case unitOrder(String, after: String)
  case tooManyDigits(String)
  /// More than 100,000 h.
  case tooLong
  case notATime
  /// A range where only a time may stand.
  case range
  case rangeBackwards
}

/// In what way a text looks like a secret.
package enum SecretShape: Hashable, Sendable {
  /// Three base64 parts with dots between them.
  case jsonWebToken
  /// So many characters in a field that holds a credential's symbol.
  case long(Int)
}
