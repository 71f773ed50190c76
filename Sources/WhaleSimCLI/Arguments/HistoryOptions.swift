package import Lifecycle

/// `whalesim history RUN`
package struct HistoryOptions: Hashable, Sendable {
  package var run: RunReference
  /// Only events of these kinds; empty takes all.
  package var kinds: [EventKind]
  /// Only events of these channels; empty takes all.
  package var channels: [Channel]
  /// Only events of this session; nil takes all.
  package var session: SessionOrdinal?
  package var since: RunPoint?
  /// The last point that is shown.
  package var until: RunPoint?
  /// Whether only callbacks are shown, numbered.
  package var callbacks: Bool
  package var json: Bool
  package var global: GlobalOptions

  package init(
    run: RunReference, kinds: [EventKind] = [], channels: [Channel] = [],
    session: SessionOrdinal? = nil, since: RunPoint? = nil, until: RunPoint? = nil,
    callbacks: Bool = false, json: Bool = false, global: GlobalOptions = GlobalOptions()
  ) {
    self.run = run
    self.kinds = kinds
    self.channels = channels
    self.session = session
    self.since = since
    self.until = until
    self.callbacks = callbacks
    self.json = json
    self.global = global
  }

  init(_ raw: RawArguments) throws(UsageError) {
    self.init(
      run: RunReference(raw.positionals[0]),
      kinds: try Self.kinds(raw),
      channels: raw.values(of: .channel).compactMap(Channel.init),
      session: try Self.session(raw),
      since: try raw.point(of: .since),
      until: try raw.point(of: .until),
      callbacks: raw.has(.callbacks), json: raw.has(.json), global: GlobalOptions(raw))
  }

  private static func kinds(_ raw: RawArguments) throws(UsageError) -> [EventKind] {
    var kinds: [EventKind] = []
    for name in raw.values(of: .kind) {
      guard let kind = EventKind(rawValue: name) else {
        let names = EventKind.allCases.map(\.rawValue)
        let nearest = Suggestion.nearest(to: name, among: names)
        throw UsageError(.unknownName(.kind, name, suggestion: nearest), command: raw.command)
      }
      kinds.append(kind)
    }
    return kinds
  }

  private static func session(_ raw: RawArguments) throws(UsageError) -> SessionOrdinal? {
    guard let text = raw.value(of: .session) else { return nil }
    guard let session = SessionOrdinal(text), session > 0 else {
      throw UsageError(
        .wrongValue(.session, text, expected: "a session's number, 1 or more"),
        command: raw.command)
    }
    return session
  }
}
