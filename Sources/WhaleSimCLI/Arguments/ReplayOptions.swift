package import Lifecycle

/// `whalesim replay PATH...`
package struct ReplayOptions: Hashable, Sendable {
  /// Files and folders in the order given; never empty.
  package var paths: [String]
  /// Only scenarios whose name or path contains this; nil takes all.
  package var filter: String?
  /// Only scenarios with one of these tags; empty takes all.
  package var tags: [String]
  /// Under which preset of readings to play; nil is each file's own.
  package var readings: ReadingSelection?
  /// Readings that hold whatever preset and file say.
  package var sets: [ReadingChoice]
  package var reports: [ReportTarget]
  package var failFast: Bool
  /// Whether a second process must give the same hashes.
  package var twice: Bool
  /// Whether the history stays in memory.
  package var inMemory: Bool
  /// Whether every transaction waits for the disk.
  package var durable: Bool
  package var global: GlobalOptions

  package init(
    paths: [String], filter: String? = nil, tags: [String] = [],
    readings: ReadingSelection? = nil, sets: [ReadingChoice] = [],
    reports: [ReportTarget] = [], failFast: Bool = false,
    twice: Bool = false, inMemory: Bool = false, durable: Bool = false,
    global: GlobalOptions = GlobalOptions()
  ) {
    self.paths = paths
    self.filter = filter
    self.tags = tags
    self.readings = readings
    self.sets = sets
    self.reports = reports
    self.failFast = failFast
    self.twice = twice
    self.inMemory = inMemory
    self.durable = durable
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    for option in [OptionDescription.db, .durable] where raw.has(.noDB) && raw.has(option) {
      throw UsageError(.contradiction(.noDB, option), command: raw.command)
    }
    self.init(
      paths: raw.positionals, filter: raw.value(of: .filter), tags: raw.values(of: .tag),
      readings: raw.value(of: .readings).flatMap(ReadingSelection.init),
      sets: try raw.readingChoices(of: .set),
      reports: try raw.reports(of: .report),
      failFast: raw.has(.failFast), twice: raw.has(.twice), inMemory: raw.has(.noDB),
      durable: raw.has(.durable), global: GlobalOptions(raw))
  }
}
