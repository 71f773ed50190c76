import Lifecycle
import SQLite

extension EventLog {
  /// What is wrong with the file, its references, its schema and what stands in it; empty if
  /// nothing is.
  ///
  /// The hash chain (`chainFault`) and the derived tables are judged run by run, apart from this.
  package func defects() -> [Defect] {
    fileDefects(Schema.healthChecks)
  }

  /// As `defects`, without what is judged run by run too.
  package func defectsOutsideRuns() -> [Defect] {
    fileDefects(Schema.eventChecks + Schema.runChecks)
  }
}
