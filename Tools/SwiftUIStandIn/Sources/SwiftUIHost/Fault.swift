/// A fault of the environment in which an app runs.
enum Fault: String, CaseIterable {
  /// Nothing but the order of what SwiftUI does not document.
  case order
  /// The main thread does nothing for a second.
  case stall
  /// A timer fires late.
  case lateTimer = "late timer"
  /// The app is in the background for five seconds.
  case background
  /// The view appears again without having disappeared.
  case doubleAppearance = "double appearance"
  /// The view disappears and comes back, as one of another tab does.
  case tabSwitch = "tab switch"
  /// Another view has the same clock, and one of both disappears.
  case sharedClock = "shared clock"
  /// The app moves the view with an animation of its own.
  case appAnimation = "animation of the app"
  /// Reduced motion is switched on and off.
  case reducedMotion = "reduced motion"
}

/// Random numbers that are the same in each run of a program.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
