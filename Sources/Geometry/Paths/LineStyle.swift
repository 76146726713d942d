/// The shape of the ends of open contours and dashes.
public enum LineCap: String, Hashable, Sendable, CaseIterable, Codable {
  /// Ends exactly at the end of the path.
  case butt
  /// A half circle.
  case round
  /// A half square.
  case square
}

/// The shape of a stroke's corners, and of the corners of an offset path.
public enum LineJoin: String, Hashable, Sendable, CaseIterable, Codable {
  /// A point, up to the miter limit.
  case miter
  /// An arc.
  case round
  /// A straight edge.
  case bevel
}
