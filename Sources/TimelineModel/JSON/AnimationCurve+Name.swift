extension AnimationCurve {
  /// The curves that have names; of several names for one the first is written.
  public static let named: [(name: String, curve: AnimationCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactiveSpring", .interactiveSpring), ("spring", .smooth),
  ]

  /// SwiftUI's name; `nil` for control points of one's own.
  public var name: String? {
    AnimationCurve.named.first { $0.curve == self }?.name
  }
}
