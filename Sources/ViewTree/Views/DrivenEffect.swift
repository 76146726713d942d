/// A motion driven by one number, `cycles`: a `GeometryEffect` of a hand-written SwiftUI app.
///
/// Each cycle is a sine: amplitude · sin(2π · cycles).
public enum DrivenEffect: String, Hashable, Sendable, CaseIterable {
  /// The view moves; the amplitude is in points along x and y.
  case shake
  /// The view rotates about its position; the amplitude is in degrees clockwise, in x alone.
  case swing
  /// The view scales about its position; the amplitude is added to the factors along x and y.
  case pulse
}
