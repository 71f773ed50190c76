package import Lifecycle

/// What is wrong with a file, as data.
///
/// Texts in it come from the file and are no sentences; the `+Message` files have the words. A
/// value that looks like a secret is never part of a cause.
package enum DiagnosticCause: Hashable, Sendable {
  case reading(ReadingCause)
  case name(NameCause)
  case shape(ShapeCause)
  case value(ValueCause)
  case sense(SenseCause)
  /// The list of findings was cut; so many more are not shown.
  case moreFindings(Int)
}

/// The file is not the YAML that the format accepts.
package enum ReadingCause: Hashable, Sendable {
  // The file as bytes
  case tooLarge(bytes: Int)
  case empty
  case notUTF8(EncodingFault)
  case controlCharacter(UInt32, CharacterPlace)

  // YAML
  case syntax(SyntaxFault)
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
}

/// Why a text is no YAML, as far as its own line and those around it tell.
package enum SyntaxFault: Hashable, Sendable {
  /// A key has a colon and no blank behind it.
  case noBlankAfterColon(key: String, line: Int32)
  /// A key stands without a colon.
  case noColon(key: String, line: Int32)
  /// A stimulus without argument stands without a value where something follows it.
  case noValue(key: String, line: Int32)
  /// A second colon with a blank in one line, or a value that begins behind one.
  case strayColon
  /// The line begins between the columns of those around it; `keys` or list items began there.
  case indentation(Collection, began: SourcePosition)
  /// A quote, brace or bracket that began there is not closed, or the comma before this is missing.
  case unclosed(Opening, began: SourcePosition)
  /// A list item begins in the middle of a line.
  case strayItem
  /// Something should stand here.
  case nothingThere
  case unknownEscape
  /// Something stands behind the sign of a text over several lines.
  case besideBlockSign
  /// Nothing can begin with this character.
  case reservedCharacter
  case behindTheEnd
  /// Anything else, in libyaml's words.
  case other(problem: String, context: String?, began: SourcePosition?)

  package enum Collection: Hashable, Sendable {
    case keys
    case items
  }

  package enum Opening: Hashable, Sendable {
    case quote
    case brace
    case bracket
  }
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

/// A name that the format, the file or the contract does not know.
package enum NameCause: Hashable, Sendable {
  case unsupportedFormat(String)
  /// `known` are the keys there are, where none of them is near to what was written.
  case unknownKey(String, in: String, known: [String])
  case unknownCallback(String)
  case unknownArgument(String, of: CallbackName, known: [String])
  /// An argument stands beside its callback's name, not inside its braces.
  case argumentBesideCallback(String)
  case unknownAccount(String, known: [String])
  /// `start: {}` although several accounts are configured and none is called A.
  case accountNotNamed(known: [String])
  case unknownNotification(String, known: [String])
  case unknownClause(String)
  /// No open question of the documents has this name; `near` are some that begin like it.
  case unknownQuestion(String, near: [String])
  case notYet(String)
  /// A hint: the SDK's own selector stands for the format's name.
  case fullSelector(String, CallbackName)
  /// The text stands for no column; these are the columns there are.
  case unsetPlaceholder(String, columns: [String])
  /// A key holds `${…}`, which stands only in values.
  case placeholderInKey(String)
  /// A row has a column that the first row has not.
  case unknownColumn(String, known: [String])
  case unusedColumn(String)
  /// Another file of the same command has this name.
  case duplicateName(String, path: String)
}

/// Things that do not stand together, or do not stand alone.
package enum ShapeCause: Hashable, Sendable {
  case missingKey(String, in: String, MissingReason)
  case conflictingKeys(String, with: String, at: SourcePosition)
  case misplacedKey(String, needs: [String])

  // Steps and actions
  case noStimulus
  case noAction
  case secondStimulus(String, first: String, at: SourcePosition)
  case bareStimulus(String)
  case notAHostCall(String)
  /// The text says to what the reaction is.
  case answerOutsideCanOpenURL(String)
  case completeOutsideNotification(String)

  // Expected callbacks
  case noCallback
  /// An item of `rules` without a rule, or with a second one.
  /// A row of `cases` lacks these columns of the first row.
  case incompleteRow([String])
  case tooManyRows(Int)
  case noRule
  case secondRule(String, first: String, at: SourcePosition)
  case secondCallback(String, first: String, at: SourcePosition)
  case keyBesideBlock(String, block: String)
  /// The blocks of a list allow more orders than can be searched.
  case tooManyOrders
}

/// Why a key must stand.
package enum MissingReason: Hashable, Sendable {
  /// It is always required.
  case always
  /// What is written elsewhere asks for it: `status: timeout`.
  case because(String)
}

/// A value that cannot stand where it stands.
package enum ValueCause: Hashable, Sendable {
  /// The shape is what it should have been.
  case wrong(of: Subject, ValueShape, FoundValue)
  case badTime(of: Subject, String, TimeFault)
  case secret(SecretShape)
  case noneIsNoName
  case zeroLifetime
  case countBackwards(min: Int32, max: Int32)
  /// Every number of callbacks fits.
  case countProvesNothing
  case notificationFile(String, NotificationFileFault)
}

/// Whose value is wrong.
package enum Subject: Hashable, Sendable {
  /// The file as a whole.
  case scenario
  case key(String)
  /// An item of the list under this key.
  case item(of: String)
}

/// What a value was.
package enum FoundValue: Hashable, Sendable {
  case map
  case emptyMap
  case list
  case emptyList
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
  /// A range where only a time may stand.
  case range
  case rangeBackwards
}

/// Why a file that should hold a notification holds none.
package enum NotificationFileFault: Hashable, Sendable {
  case missing
  case unreadable(String)
  case tooLarge(bytes: Int)
  /// It is no JSON, or what stands in it is refused everywhere: the first finding about it.
  case refused(message: String, at: SourcePosition)
  case notAnObject(String, at: SourcePosition)
  case noAps
  case notAText(String, at: SourcePosition)
}

/// In what way a text looks like a secret.
package enum SecretShape: Hashable, Sendable {
  /// Three base64 parts with dots between them.
  case jsonWebToken
  /// So many characters in a field that holds a credential's symbol.
  case long(Int)
}

/// What can be seen to make no sense without running.
package enum SenseCause: Hashable, Sendable {
  case omittedMethod(CallbackName, at: SourcePosition)
  case notOmittable(CallbackName)
  case decreasingTime(Milliseconds, earlier: Milliseconds, at: SourcePosition)
  case endBeforeStep(Milliseconds, step: Milliseconds, at: SourcePosition)
  case givesWithoutSuccess
  /// A rule about two callbacks names one twice.
  case sameCallback(CallbackName, at: SourcePosition)
  case givesWithoutRenewal(String)
  case lifetimeTwice(String, at: SourcePosition)
  case writtenAndLeftOut(String, at: SourcePosition)
}
