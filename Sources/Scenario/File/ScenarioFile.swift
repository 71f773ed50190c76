package import Contract
package import Simulator

/// One scenario file, read: what happens (`script`), what must come of it, and where each of
/// these stands in the file.
///
/// The arrays `steps`, `replies`, `reactions` and `routes` are parallel to those of the script.
package struct ScenarioFile: Sendable {
  /// The path as the command was given it; messages begin with it.
  package var path: String
  /// The text as read, for excerpts.
  package var source: SourceText
  /// The files beside it that it takes something from, in the order in which it names them.
  package var attachments: [Attachment] = []
  /// The row of the table of cases that this is; nil for a file without cases.
  package var caseRow: CaseRow?
  /// Reactions that other rows of the table reach, by their place; this row need not.
  package var reachedElsewhere: Set<Int> = []
  /// One line, unique among the files of one command, with `[2]` behind it for the second row of a
  /// table; located at its value.
  package var name: Located<String>
  package var about: String?
  /// The clauses and constraints the file covers, each known and located at itself.
  package var covers: [Located<String>]
  package var tags: [Located<String>]
  /// The version of the SDK the file speaks of, for people.
  package var sdkVersion: String?
  /// The readings that the file writes.
  package var written: FileReadings
  package var project: ProjectFacts
  package var script: Script

  package var steps: [StepDetails]
  /// The first key of each scripted reply; a reply never used points there.
  package var replies: [SourceSpan]
  package var reactions: [ReactionDetails]
  package var routes: [RouteDetails]
  /// The key `steps`: where "nothing expected" and "a timer is armed at a quiet end" point.
  package var stepsKey: SourceSpan
  /// The value of `end`; nil when it is not written.
  package var end: SourceSpan?

  package var never: [NeverExpectation]
  package var count: [CountExpectation]
  package var rules: [RuleExpectation] = []
  package var finally: FinalExpectation?
  /// Whether the file expects anything at all: an `expect` list (an empty one counts, `any` does
  /// not), a `returns`, or anything in `never`, `count` or `finally`. A file that does not is
  /// vacuous.
  package var writesExpectations: Bool
  /// What the reader accepted and normalised, to be shown but never to fail: full selectors.
  package var hints: [Diagnostic]

  package init(
    path: String, source: SourceText, name: Located<String>, about: String? = nil,
    covers: [Located<String>] = [], tags: [Located<String>] = [], sdkVersion: String? = nil,
    written: FileReadings = FileReadings(), project: ProjectFacts = ProjectFacts(), script: Script,
    steps: [StepDetails],
    replies: [SourceSpan] = [], reactions: [ReactionDetails] = [], routes: [RouteDetails] = [],
    stepsKey: SourceSpan = .fileStart, end: SourceSpan? = nil, never: [NeverExpectation] = [],
    count: [CountExpectation] = [], finally: FinalExpectation? = nil,
    writesExpectations: Bool = true, hints: [Diagnostic] = []
  ) {
    self.path = path
    self.source = source
    self.name = name
    self.about = about
    self.covers = covers
    self.tags = tags
    self.sdkVersion = sdkVersion
    self.written = written
    self.project = project
    self.script = script
    self.steps = steps
    self.replies = replies
    self.reactions = reactions
    self.routes = routes
    self.stepsKey = stepsKey
    self.end = end
    self.never = never
    self.count = count
    self.finally = finally
    self.writesExpectations = writesExpectations
    self.hints = hints
  }
}
