package import Lifecycle

/// What a value may be.
///
/// The decoder's messages, the JSON Schema and the manual all speak of a value by its shape.
package indirect enum ValueShape: Hashable, Sendable {
  /// Any text.
  case text
  /// A text of one line that is not empty.
  case oneLine
  case url
  /// Stands for a credential; at most 23 characters.
  case symbol
  /// A text in a field that holds a real secret in a real app; at most 23 characters.
  case secretText
  case flag
  case number(from: Int32, through: Int32)
  case time
  /// A time, or a range of times for the latency of an answer.
  case latency
  case choice([String])
  /// `{}`.
  case nothing
  case map(ShapeName)
  /// A map with a key at least.
  case someMap(ShapeName)
  case list(ValueShape)
  /// A list with an item at least.
  case someList(ValueShape)
  /// A list of two lists or more.
  case alternatives(ValueShape)
  case either([ValueShape])
  /// The name of an account of the file.
  case account
  /// The name of a notification of the file.
  case notification
  /// The name of an `.apns` file beside the scenario.
  case notificationFile
  case callbackName
  case clause
  /// A reading that an open question of the documents allows.
  case reading(OpenQuestion)
  case color
  /// The status of a scripted reply.
  case replyStatus
  /// A value of a navigation's parameters.
  case parameter
  /// An entry of an expected list.
  case entry
  /// An action of a reaction.
  case action
  /// Not in this version yet.
  case later
}

/// Names the maps of the format. The raw value is the place in `Format.shapes`.
package enum ShapeName: UInt8, Hashable, Sendable, CaseIterable {
  case scenario
  case caseRow
  case readings
  case config
  case configs
  case appName
  case extraCustomConfig
  case colors
  case tipColors
  case color
  case sdk
  case routes
  case route
  case server
  case tokens
  case token
  case reply
  case gives
  case notifications
  case notification
  case userInfo
  case host
  case reactions
  case reaction
  case notificationCondition
  case deviceTokenCondition
  case arguments
  case action
  case project
  case step
  case parameters
  case pushKeys
  case delivery
  case analytics
  case pair
  case entry
  case neverEntry
  case counts
  case countRange
  case rule
  case precedence
  case response
  case chainResponse
  case succession
  case notCoexistence
  case ofOne
  case exactly
  case finalQuery
  case finally
  case finalSession
  case finalResolver
  case finalPush
  case finalConfig
}
