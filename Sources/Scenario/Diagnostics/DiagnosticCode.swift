/// The names under which findings are known: in `error[unknown-key]`, in reports, in documents.
///
/// The raw values are fixed: a name is never changed and never used again for something else.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // The file as bytes
  case tooLarge = "too-large"
  case emptyFile = "empty-file"
  case notUTF8 = "not-utf8"
  case controlCharacter = "control-character"

  // YAML
  case syntax
  case tab
  case anchor
  case alias
  case tag
  case mergeKey = "merge-key"
  case directive
  case secondDocument = "second-document"
  case tooDeep = "too-deep"
  case keyNotScalar = "key-not-scalar"
  case duplicateKey = "duplicate-key"

  // Names
  case unsupportedFormat = "unsupported-format"
  case unknownKey = "unknown-key"
  case unknownAccount = "unknown-account"
  case unknownNotification = "unknown-notification"
  case unknownClause = "unknown-clause"
  case unknownReading = "unknown-reading"
  case notYet = "not-yet"
  case fullSelector = "full-selector"
  case unsetPlaceholder = "unset-placeholder"
  case placeholderInKey = "placeholder-in-key"
  case unknownColumn = "unknown-column"
  case unusedColumn = "unused-column"
  case incompleteRow = "incomplete-row"
  case tooManyRows = "too-many-rows"
  case duplicateName = "duplicate-name"

  // Keys of a map
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case misplacedKey = "misplaced-key"

  // Values
  case wrongValue = "wrong-value"
  case badTime = "bad-time"
  case secret
  case noneIsNoName = "none-is-no-name"

  // Steps, actions, expected callbacks
  case noStimulus = "no-stimulus"
  case secondStimulus = "second-stimulus"
  case bareStimulus = "bare-stimulus"
  case notAHostCall = "not-a-host-call"
  case misplacedAnswer = "misplaced-answer"
  case misplacedComplete = "misplaced-complete"
  case noCallback = "no-callback"
  case noRule = "no-rule"
  case secondRule = "second-rule"
  case secondCallback = "second-callback"
  case keyBesideBlock = "key-beside-block"
  case tooManyOrders = "too-many-orders"

  // What can be seen without running
  case omittedMethod = "omitted-method"
  case notOmittable = "not-omittable"
  case decreasingTime = "decreasing-time"
  case endBeforeStep = "end-before-step"
  case misplacedGives = "misplaced-gives"
  case sameCallback = "same-callback"
  case lifetimeTwice = "lifetime-twice"
  case zeroLifetime = "zero-lifetime"
  case writtenAndLeftOut = "written-and-left-out"
  case countBackwards = "count-backwards"
  case countProvesNothing = "count-proves-nothing"
  case notificationFile = "notification-file"
  case moreFindings = "more-findings"
}

extension DiagnosticCause {
  package var code: DiagnosticCode {
    switch self {
    case .reading(let cause): cause.code
    case .name(let cause): cause.code
    case .shape(let cause): cause.code
    case .value(let cause): cause.code
    case .sense(let cause): cause.code
    case .moreFindings: .moreFindings
    }
  }

  /// Everything but a full selector makes the file invalid.
  package var severity: Diagnostic.Severity {
    if case .name(.fullSelector) = self { .hint } else { .error }
  }
}

extension ReadingCause {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .tooLarge: .tooLarge
    case .empty: .emptyFile
    case .notUTF8: .notUTF8
    case .controlCharacter: .controlCharacter
    case .syntax: .syntax
    case .tab: .tab
    case .anchor: .anchor
    case .alias: .alias
    case .tag: .tag
    case .mergeKey: .mergeKey
    case .directive: .directive
    case .secondDocument: .secondDocument
    case .tooDeep: .tooDeep
    case .keyNotScalar: .keyNotScalar
    case .duplicateKey: .duplicateKey
    }
  }
}

extension NameCause {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .unsupportedFormat: .unsupportedFormat
    case .unknownKey, .unknownCallback, .unknownArgument, .argumentBesideCallback: .unknownKey
    case .unknownAccount, .accountNotNamed: .unknownAccount
    case .unknownNotification: .unknownNotification
    case .unknownClause: .unknownClause
    case .unknownQuestion: .unknownReading
    case .notYet: .notYet
    case .fullSelector: .fullSelector
    case .unsetPlaceholder: .unsetPlaceholder
    case .placeholderInKey: .placeholderInKey
    case .unknownColumn: .unknownColumn
    case .unusedColumn: .unusedColumn
    case .duplicateName: .duplicateName
    }
  }
}

extension ShapeCause {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .missingKey: .missingKey
    case .conflictingKeys: .conflictingKeys
    case .misplacedKey: .misplacedKey
    case .noStimulus, .noAction: .noStimulus
    case .secondStimulus: .secondStimulus
    case .bareStimulus: .bareStimulus
    case .notAHostCall: .notAHostCall
    case .answerOutsideCanOpenURL: .misplacedAnswer
    case .completeOutsideNotification: .misplacedComplete
    case .noCallback: .noCallback
    case .incompleteRow: .incompleteRow
    case .tooManyRows: .tooManyRows
    case .noRule: .noRule
    case .secondRule: .secondRule
    case .secondCallback: .secondCallback
    case .keyBesideBlock: .keyBesideBlock
    case .tooManyOrders: .tooManyOrders
    }
  }
}

extension ValueCause {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .wrong: .wrongValue
    case .badTime: .badTime
    case .secret: .secret
    case .noneIsNoName: .noneIsNoName
    case .zeroLifetime: .zeroLifetime
    case .countBackwards: .countBackwards
    case .countProvesNothing: .countProvesNothing
    case .notificationFile: .notificationFile
    }
  }
}

extension SenseCause {
  fileprivate var code: DiagnosticCode {
    switch self {
    case .omittedMethod: .omittedMethod
    case .notOmittable: .notOmittable
    case .decreasingTime: .decreasingTime
    case .endBeforeStep: .endBeforeStep
    case .givesWithoutSuccess, .givesWithoutRenewal: .misplacedGives
    case .lifetimeTwice: .lifetimeTwice
    case .sameCallback: .sameCallback
    case .writtenAndLeftOut: .writtenAndLeftOut
    }
  }
}
