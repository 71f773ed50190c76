/// The commands about the contract: what the host owes, and what the documents say.
extension CommandDescription {
  static let lint = CommandDescription(
    name: .lint,
    abstract: "Say what is wrong with scenario files and with the host in them; record nothing.",
    positionals: [
      PositionalDescription(
        name: "PATH",
        help: "A scenario file, or a folder. A finding meant as an error gives exit 1.",
        isRepeatable: true)
    ],
    options: [.filter, .tag, .readings, .set, .json],
    example: "whalesim lint Scenarios --filter sign-out")

  static let rules = CommandDescription(
    name: .rules,
    abstract: "List constraints and clauses, and the scenarios that cover each.",
    positionals: [
      PositionalDescription(
        name: "ID", help: "A constraint or clause (OC-36), or a group of them (RUN).",
        isOptional: true),
      PositionalDescription(
        name: "PATH", help: "Where the scenarios are (default: Scenarios, if there is one).",
        isRepeatable: true, isOptional: true),
    ],
    options: [.json],
    example: "whalesim rules OC-36 Scenarios")
}
