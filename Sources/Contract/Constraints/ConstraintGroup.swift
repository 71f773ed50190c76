/// The sections of the ordering constraints, in the order of their numbers.
package enum ConstraintGroup: String, Hashable, Sendable, CaseIterable {
  case startup = "Startup"
  case renewal = "Renewal and resolver"
  case runtimeError = "Runtime error"
  case teardown = "Teardown"
  case pages = "Pages, routing, orientation"
  case urlFlow = "URL flow"
  case push = "Push"
  case analytics = "Analytics"

  package var title: String { rawValue }

  package var constraints: [OrderingConstraint] {
    switch self {
    case .startup: ConstraintTable.startup
    case .renewal: ConstraintTable.renewal
    case .runtimeError: ConstraintTable.runtimeError
    case .teardown: ConstraintTable.teardown
    case .pages: ConstraintTable.pages
    case .urlFlow: ConstraintTable.urlFlow
    case .push: ConstraintTable.push
    case .analytics: ConstraintTable.analytics
    }
  }
}

/// The constraints themselves, a file a section.
enum ConstraintTable {}
