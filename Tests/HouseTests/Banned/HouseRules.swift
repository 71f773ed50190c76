/// Every rule, by what it protects.
enum HouseRules {
  static let all: [HouseRule] = sameRunTwice + plainFailures + oneWayToWrite + proofs

  // MARK: The same run twice gives the same log

  static let sameRunTwice = [wallClock, chance, surroundings, hashOrder]

  static let wallClock = HouseRule.phrases(
    "reads the wall clock",
    instead: "take the instant from the input, or use WallClock in WhaleSimCLI",
    [
      Phrase("Date", "("), Phrase("Date", "."), Phrase("clock_gettime"),
      Phrase("time", "(", "nil", ")"), Phrase("gettimeofday"), Phrase("ContinuousClock"),
      Phrase("SuspendingClock"), Phrase("DispatchTime"), Phrase("mach_absolute_time"),
    ],
    except: { $0.room == "WhaleSimCLI" && $0.path.hasSuffix("/WallClock.swift") })

  static let chance = HouseRule.phrases(
    "leaves it to chance",
    instead: "make it a choice point of the run, or seed it from the scenario",
    [
      Phrase("random"), Phrase("arc4random"), Phrase("arc4random_uniform"), Phrase("drand48"),
      Phrase("SystemRandomNumberGenerator"), Phrase("shuffled"), Phrase("shuffle"),
      Phrase("randomElement"), Phrase("UUID", "("), Phrase("hashValue"),
    ])

  static let surroundings = HouseRule.phrases(
    "reads the environment",
    instead: "let WhaleSimCLI read it and pass the value in",
    [
      Phrase("getenv"), Phrase("secure_getenv"), Phrase("ProcessInfo"), Phrase("CommandLine"),
      Phrase("setlocale"), Phrase("localtime_r"), Phrase("localtime"),
    ],
    except: { $0.room == "WhaleSimCLI" || $0.room == "whalesim" })

  static let hashOrder = HouseRule(
    name: "walks a dictionary or set",
    instead: "sort it, use an array, or say in a trailing `// ordered:` comment why order is safe",
    find: HashOrder.lines)

  // MARK: Failures say what failed

  static let plainFailures = [crashingOperator, silentCrash, catchAll]

  static let crashingOperator = HouseRule.phrases(
    "crashes on an error",
    instead: "use `try` with typed throws, `as?`, or a switch",
    [Phrase("try", "!", isTight: true), Phrase("as", "!", isTight: true)])

  static let silentCrash = HouseRule(
    name: "stops without a reason",
    instead: "give it a sentence that says which promise was broken",
    find: { source in
      let tokens = source.tokens
      let stops = ["fatalError", "preconditionFailure", "assertionFailure"]
      return stops.flatMap(source.places).filter { index in
        guard index + 2 < tokens.count, tokens[index + 1].is("(") else { return false }
        let isEmpty = tokens[index + 2].kind == .literal && tokens[index + 2].text.isEmpty
        return tokens[index + 2].is(")")
          || (isEmpty && index + 3 < tokens.count && tokens[index + 3].is(")"))
      }.map { tokens[$0].line }.sorted()
    })

  static let catchAll = HouseRule(
    name: "has a catch-all in a switch",
    instead: "list the cases; over a foreign type, outside the core, add `// foreign:` and why",
    find: CatchAll.lines)

  // MARK: One way to write

  static let oneWayToWrite = [printing, synthesizedCoding, foundation]

  static let printing = HouseRule.phrases(
    "prints",
    instead: "return the text, or write it with the terminal's writers",
    [
      Phrase("print", "(", notAfter: [".", "func"]),
      Phrase("debugPrint", "(", notAfter: [".", "func"]),
      Phrase("dump", "(", notAfter: [".", "func"]),
    ])

  static let synthesizedCoding = HouseRule.phrases(
    "uses synthesized coding",
    instead: "write the format by hand; its names are the product's",
    [
      Phrase("Codable"), Phrase("Encodable"), Phrase("Decodable"), Phrase("CodingKey"),
      Phrase("JSONEncoder"), Phrase("JSONDecoder"),
    ])

  static let foundation = HouseRule(
    name: "imports Foundation",
    instead: "only the façade may; it costs every command milliseconds of start-up",
    find: { source in
      guard source.room != "LBWhaleAppSDK" else { return [] }
      return Imports.all(of: source).filter {
        $0.module.hasPrefix("Foundation") || $0.module == "Dispatch"
      }.map(\.line)
    })

  // MARK: What the compiler is told must be proved, and what is begun is finished

  static let proofs = [uncheckedSendable, unsafeGlobal, unfinished]

  static let uncheckedSendable = HouseRule(
    name: "is @unchecked Sendable without a proof",
    instead: "write `// Safe because …` above the declaration, or use a Mutex around a value",
    find: { source in
      Phrase("@unchecked", "Sendable").lines(in: source).filter { line in
        !source.commentsAbove(line: line).contains { $0.hasPrefix("// Safe because") }
      }
    })

  static let unsafeGlobal = HouseRule.phrases(
    "is nonisolated(unsafe)",
    instead: "use a `let`, a Mutex, or an Atomic",
    [Phrase("nonisolated", "(", "unsafe", ")")])

  static let unfinished = HouseRule(
    name: "is unfinished",
    instead: "finish it, or leave it out and say so in Docs",
    find: { source in
      let marks = ["TODO", "FIXME"]
      let inCode = marks.flatMap(source.places).map { source.tokens[$0].line }
      let inComments = source.comments.filter { comment in
        comment.text.split { !$0.isLetter }.contains { marks.contains(String($0)) }
      }
      return (inCode + inComments.map(\.line)).sorted()
    })
}
