/// A motion that a view makes as one number, `cycles`, goes on: SwiftUI's `GeometryEffect` of a hand-written app.
///
/// It goes out by `amplitude`, back, to the other side and back in each cycle: amplitude · sin(2π · cycles).
public enum DrivenEffect: String, Hashable, Sendable, CaseIterable {
  /// The view moves; the amplitude is points along x and y.
  case shake
  /// The view turns about its position; the amplitude is degrees clockwise, its x alone.
  case swing
  /// The view grows and shrinks about its position; the amplitude is what is added to the factors along x and y.
  case pulse
}
