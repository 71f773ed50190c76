import Report

/// Prints `Docs/Contract.md`, for the test that holds the page to the catalogue and the scenarios.
/// It is no command of the user's and not in the help.
struct ContractPageCommand {
  static let name = "contract-page"

  let paths: [String]

  func run(_ output: inout OutputWriter, _ errors: inout OutputWriter) -> ExitCode {
    let (coverage, code) = CoverageReader.read(paths, &errors)
    output.write(ContractDocument(coverage).text)
    return code
  }
}
