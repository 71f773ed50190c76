import Lifecycle
import Simulator

extension RandomScripts {
  /// A server with short-lived tokens and a few answers of its own for each endpoint.
  mutating func server() -> ServerScript {
    let tokens = ["T1", "R1", "T2", "T7"].map { symbol in
      TokenScript(
        symbol: symbol, lifetime: chance.pick([nil, nil, 90_000, 300_000, 300_000, 5000]),
        isExpired: chance.isTrue(inPercent: symbol.hasPrefix("T") ? 15 : 4))
    }
    var replies = chance.isTrue(inPercent: 20) ? Self.refusals : []
    for _ in 0..<chance.below(9) { replies.append(reply()) }
    return ServerScript(
      tokens: tokens, replies: replies, isOffline: chance.isTrue(inPercent: 5))
  }

  /// A server that renews nothing, so that hosts are asked.
  private static let refusals = [
    ReplyScript(endpoint: .renew, status: .code(401)),
    ReplyScript(endpoint: .renew, after: 400, status: .code(403_201)),
  ]

  private mutating func reply() -> ReplyScript {
    let endpoint = chance.pick(weighted: [
      (15, Endpoint.launch), (30, .renew), (15, .verifyPair), (25, .request), (8, .pushStart),
      (7, .bindDevice),
    ])
    let status: ReplyStatus? = chance.pick(weighted: [
      (15, nil), (20, .code(200)), (22, .code(401)), (6, .code(403)), (8, .code(403_201)),
      (10, .code(503)), (7, .timeout), (6, .offline), (6, .malformed),
    ])
    var gives: GivesScript?
    if endpoint == .renew, status == .code(200) {
      gives = GivesScript(
        token: chance.pick(["T1", "T8", "T9"]), refreshToken: chance.pick([nil, "R8"]),
        lifetime: chance.pick([nil, 90_000]))
    }
    return ReplyScript(
      endpoint: endpoint, after: chance.pick([nil, nil, 0, 45, 400, 5000]), status: status,
      message: chance.pick([nil, "said the server"]), gives: gives)
  }

  /// The readings of a run: all by default, a preset's, a few chosen by chance, or all those of one
  /// topic, so that they meet.
  mutating func readings() -> Readings {
    if chance.isTrue(inPercent: 15) { return Readings() }
    var choices: [ReadingChoice] = []
    if chance.isTrue(inPercent: 20) {
      choices = chance.pick(ReadingPreset.allCases).texts.compactMap(Self.choice)
    }
    let chosen = chance.below(chance.pick([5, 15, 60]))
    var questions = (0...chosen).map { _ in chance.pick(ReadingCatalog.questions) }
    if chance.isTrue(inPercent: 40) {
      let topic = chance.pick(["auth", "destroy", "push", "route", "run", "start", "url"])
      questions += ReadingCatalog.questions.filter { $0.name.hasPrefix(topic + ".") }
    }
    for question in questions {
      let text = text(of: chance.pick(question.allowed))
      if let choice = Self.choice((question.name, text)) { choices.append(choice) }
    }
    return Readings(choices)
  }

  private static func choice(_ entry: (name: String, text: String)) -> ReadingChoice? {
    ReadingCatalog.question(entry.name)?.value(entry.text).map {
      ReadingChoice(name: entry.name, value: $0)
    }
  }

  /// A reading of this form; numbers stay small, so that a run shows what they do.
  private mutating func text(of form: ReadingForm) -> String {
    switch form {
    case .word(let word): word
    case .number(ReadingForm.codes): chance.pick(["404", "1001"])
    case .number(let range): "\(range.lowerBound + Int32(chance.below(min(range.count, 3))))"
    case .call(let word, ReadingForm.codes): "\(word)(\(chance.pick([500, 401, 403])))"
    case .call(let word, let range): "\(word)(\(range.lowerBound + Int32(chance.below(3))))"
    case .time: chance.pick(["60s", "5s", "1m30s", "0s"])
    }
  }
}
