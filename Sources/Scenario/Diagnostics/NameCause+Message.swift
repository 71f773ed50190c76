import Lifecycle

extension NameCause {
  var message: String {
    switch self {
    case .unsupportedFormat(let text):
      "\(Words.quoted(text)) is not a format this version reads; it reads `whalesim/1`"
    case .unknownKey(let key, let title, []): "\(Words.quoted(key)) is not a key of \(title)"
    case .unknownKey(let key, let title, let known):
      "\(Words.quoted(key)) is not a key of \(title), which has \(Words.allOf(known))"
    case .unknownCallback(let name): "\(Words.quoted(name)) is not a callback"
    case .unknownArgument(let name, let callback, let known):
      "\(Words.quoted(name)) is not an argument of `\(callback.rawValue)`, which has "
        + (known.isEmpty ? "none" : Words.allOf(known))
    case .argumentBesideCallback(let name):
      "\(Words.quoted(name)) is an argument: it stands inside the callback's braces"
    case .unknownAccount(let name, let known):
      "\(Words.quoted(name)) is not an account of this file, which has \(Words.allOf(known))"
    case .accountNotNamed(let known):
      "`{}` is account `A` or the only one; this file has \(Words.allOf(known))"
    case .duplicateName(let name, let path):
      "the name \(Words.quoted(name)) is taken by \(path); names are unique among the files of one "
        + "command"
    case .unknownNotification(let name, let known):
      "\(Words.quoted(name)) is not a notification of this file, which has "
        + (known.isEmpty ? "none" : Words.allOf(known))
    case .unknownClause(let id): "\(Words.quoted(id)) is not a clause or constraint"
    case .unknownQuestion(let name, []): "\(Words.quoted(name)) is not an open question"
    case .unknownQuestion(let name, let near):
      "\(Words.quoted(name)) is not an open question; there are \(Words.allOf(near))"
    case .notYet(let name):
      "\(Words.quoted(name)) is part of format whalesim/1 but not of this "
        + "version of whalesim yet"
    case .fullSelector(let selector, let name):
      "\(Words.quoted(selector)) is read as `\(name.rawValue)`, the format's name for it"
    case .unsetPlaceholder(let text, let columns) where !columns.isEmpty:
      "\(Words.quoted(text)) stands for no column of `cases`, which has \(Words.allOf(columns)); "
        + "`$${` writes the characters `${`"
    case .placeholderInKey(let key):
      "\(Words.quoted(key)) is a key; a column of `cases` stands only in values"
    case .unknownColumn(let name, let known):
      "\(Words.quoted(name)) is not a column of the first row, which has \(Words.allOf(known))"
    case .unusedColumn(let name):
      "the column \(Words.quoted(name)) is never used; write it in a value, or drop it"
    case .unsetPlaceholder(let text, _):
      "\(Words.quoted(text)) stands for a column of `cases`, and the file has none; "
        + "`$${` writes the characters `${`"
    }
  }
}
