extension AnimationCurve {
  /// The curves that have names; files are written with the first of several names.
  package static let named: [(name: String, curve: AnimationCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactiveSpring", .interactiveSpring), ("spring", .smooth),
  ]

  /// SwiftUI's name; `nil` for other control points and springs.
  package var name: String? {
    AnimationCurve.named.first { $0.curve == self }?.name
  }
}
