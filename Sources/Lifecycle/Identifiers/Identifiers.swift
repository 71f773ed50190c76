/// Milliseconds of the virtual clock: an instant since the run began, or a span.
package typealias Milliseconds = Int64

/// An event's place in its run: 1, 2, 3 … without a hole. 0 means "none".
package typealias Sequence = Int32

/// Which start of the process's life a session is: 1 for the first accepted start. 0 means "none".
package typealias SessionOrdinal = Int32

/// Numbers pages, navigations, requests and resolvers of a run, each from 1.
package typealias Ordinal = Int32

/// What an event is about, as the log's `subject` column spells it (`session:1`, `page:2`).
package enum Subject: Hashable, Sendable {
  case session(SessionOrdinal)
  case page(Ordinal)
  case navigation(Ordinal)
  case request(Ordinal)
  case resolver(Ordinal)
  case tip(Ordinal)
  case notification(Symbol)
}
