/// `whalesim state RUN`
package struct StateOptions: Hashable, Sendable {
  package var run: RunReference
  /// The point at which to look; nil is the end of the run.
  package var at: RunPoint?
  package var json: Bool
  package var global: GlobalOptions

  package init(
    run: RunReference, at: RunPoint? = nil, json: Bool = false,
    global: GlobalOptions = GlobalOptions()
  ) {
    self.run = run
    self.at = at
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    self.init(
      run: RunReference(raw.positionals[0]), at: try raw.point(of: .at), json: raw.has(.json),
      global: GlobalOptions(raw))
  }
}

/// `whalesim runs`
package struct RunsOptions: Hashable, Sendable {
  package var json: Bool
  package var global: GlobalOptions

  package init(json: Bool = false, global: GlobalOptions = GlobalOptions()) {
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) {
    self.init(json: raw.has(.json), global: GlobalOptions(raw))
  }
}
