import SwiftUI

// The app's own types. Generated source has types with the same names, nested in its views.

/// The colors of the app.
enum Colors {
  static let night = Color(.sRGB, red: 0.05, green: 0.05, blue: 0.2)
  static let dusk = Color(.sRGB, red: 0.3, green: 0.2, blue: 0.5)
}

/// The sizes of the app.
enum Constants {
  static let cell = CGSize(width: 120, height: 120)
}

/// A frame around a cell.
struct Outline: View {
  var body: some View { Rectangle().stroke(Colors.dusk, lineWidth: 1) }
}

/// The state of the app.
@MainActor @Observable final class TimerManager {
  /// Whether the first animation has ended.
  var hasEnded = false
  /// The repetitions of the second one that have ended.
  var repetitions = 0
  /// The playback speed of the fourth one.
  var speed = 1.0
  /// Whether the fifth one plays.
  var isPlaying = true
  /// The position of the seventh one, in seconds, as that of a scroll view.
  var position = 0.0
  /// The third one plays when it is tapped.
  let reaction = ReactionView.Player(.once, isPlaying: false)
}
