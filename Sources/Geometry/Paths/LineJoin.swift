/// The shape of a stroke's corners, and of the corners of an offset path.
public enum LineJoin: String, Hashable, Sendable, CaseIterable, Codable {
  /// A point, up to the miter limit.
  case miter
  /// An arc.
  case round
  /// A straight edge.
  case bevel
}
