/// How a stroke's corners are drawn.
public enum LineJoin: String, Hashable, Sendable, CaseIterable {
  /// Pointed, up to the miter limit.
  case miter
  /// An arc.
  case round
  /// Cut off.
  case bevel
}
