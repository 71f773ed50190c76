import Contract
import Lifecycle
import Testing

@Suite struct `The monitors of the ordering constraints` {
  @Test(arguments: ConstraintCase.all)
  func `find a breach, and nothing else`(row: ConstraintCase) {
    var tape = Tape()
    let expected = row.breach(&tape)
    #expect(ConstraintMonitors.violations(in: tape.records, row.readings) == expected)
    #expect(!expected.isEmpty)
  }

  @Test(arguments: ConstraintCase.all)
  func `find nothing in what keeps a constraint`(row: ConstraintCase) {
    var tape = Tape()
    row.kept(&tape)
    #expect(ConstraintMonitors.violations(in: tape.records, row.readings) == [])
    let seen = Set(tape.records.map { $0.event.observedKind })
    #expect(WatchedConstraints.kinds(of: row.number).contains { seen.contains($0) })
  }

  @Test func `every constraint that binds the SDK has one monitor, and no other has`() {
    let bound = ContractCatalog.constraints.filter { $0.binds == .sdk }.map(\.id)
    #expect(WatchedConstraints.numbers.count == 61)
    #expect(WatchedConstraints.numbers.sorted().map { "OC-\($0)" } == bound)
    for number in WatchedConstraints.numbers {
      #expect(!WatchedConstraints.kinds(of: number).isEmpty)
    }
  }

  @Test func `every monitor is shown to find something`() {
    var found: Set<Int> = []
    for row in ConstraintCase.all {
      var tape = Tape()
      found.formUnion(row.breach(&tape).map(\.number))
    }
    #expect(found == Set(WatchedConstraints.numbers))
    #expect(Set(ConstraintCase.all.map(\.number)) == found)
  }

  @Test func `every constraint that binds the host is a lint rule's`() {
    for constraint in ContractCatalog.constraints where constraint.binds == .host {
      let rules = LintRule.allCases.filter { $0.ids.contains(constraint.id) }
      #expect(!rules.isEmpty || constraint.id == "OC-31", "\(constraint.id)")
      #expect(!WatchedConstraints.numbers.map { "OC-\($0)" }.contains(constraint.id))
    }
  }

  @Test func `a violation says what the constraint says and which events breach it`() {
    let violation = ConstraintViolation(12, .unprepared, 7)
    #expect(violation.id == "OC-12")
    #expect(violation.clauses == ["RUN-1", "RUN-2", "START-26"])
    #expect(violation.message == "OC-12 is broken: #7 came without what must come before it")
    #expect(
      violation.statement
        == """
        DidFinish → any DidRunInError (DidRunInError never before DidFinish), \
        by RUN-1, RUN-2, START-26
        """)
    let repeated = ConstraintViolation(19, .repeated, 4, 9)
    #expect(repeated.message == "OC-19 is broken: #9 came although #4 had come already")
    #expect(
      repeated.statement
        == """
        ResolverAsked → resolver answer OR ResolverTimedOut (exactly one settles it (first); \
        or cancelled, when its session or process ended (ruling 10)), by AUTH-18, AUTH-19
        """)
  }

  @Test func `every way to breach a constraint has words, with one event and with two`() {
    for breach in Breach.allCases {
      let one = ConstraintViolation(5, breach, 3).message
      let two = ConstraintViolation(5, breach, 3, 8).message
      #expect(one.contains("#3") && !one.contains("#8"))
      #expect(two.contains("#3") && two.contains("#8"))
    }
  }

  @Test func `a promise is void when the process is killed, the run ends, or the app sleeps`() {
    let ends: [(inout Tape) -> Void] = [
      { $0.add(.processEnded) }, { _ in }, { $0.add(.appSuspended) },
    ]
    for end in ends {
      var tape = Tape()
      tape.startAndLaunch()
      tape.renew(.t2)
      end(&tape)
      var monitors = ConstraintMonitors(readings: Readings())
      for record in tape.records { monitors.observe(record) }
      monitors.finish(at: 0)
      #expect(monitors.violations == [])
    }
  }
}

extension Event {
  /// The kind under which a monitor looks at it: a callback's own, also where nobody received it.
  fileprivate var observedKind: EventKind {
    if case .callbackSuppressed(let callback, _) = self { return callback.kind }
    return kind
  }
}
