/// The styles of generated SwiftUI.
public enum SwiftUIStyle: String, CaseIterable, Sendable {
  /// A clock whose events change the state of views, with animations.
  case events
  /// Keyframes of all values: views are functions of the time.
  case keyframes
}
