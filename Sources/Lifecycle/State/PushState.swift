/// The push service. It belongs to the process, not to a session (ruling 13).
package struct PushState: Hashable, Sendable {
  /// `isStarted` (PUSH-6).
  package var isStarted = false
  /// How often teardowns have made the service as new in this process (D26).
  package var resets: Int32 = 0
  /// What the host recorded last; bound at every didFinishLaunching (F5).
  package var deviceToken: DeviceTokenCall?
  package var isDeviceBound = false
  /// Calls of updateDeviceToken whose binding has not been asked for yet, oldest first (D26).
  package var unboundCalls: [DeviceTokenCall] = []
  /// The session in which a binding was asked for last; 0 for none.
  package var lastBindingSession: SessionOrdinal = 0
  /// Tips on the screen, the newest last (D28).
  package var tips: [Tip] = []
  /// The ids of messages handled as launch, tap or click, for `push.dedupeById` (D27).
  package var handledIDs: [Symbol] = []

  package init() {}
}
