/// The shape of the ends of open contours and dashes.
public enum LineCap: String, Hashable, Sendable, CaseIterable, Codable {
  /// Ends exactly at the end of the path.
  case butt
  /// A half circle.
  case round
  /// A half square.
  case square
}
