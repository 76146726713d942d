/// The form of the ends of open contours and dashes.
public enum LineCap: String, Hashable, Sendable, CaseIterable {
  /// Cut at the end.
  case butt
  /// A half circle.
  case round
  /// A half square.
  case square
}
