public import ViewTree

/// How a camera sees.
public struct CameraContent: Hashable, Sendable {
  /// The distance from the eye at which things have their own size, in points; 0 sees without perspective.
  public var zoom: AnimatedValue<Double>
  /// Whether it looks at its point of interest, which is the anchor of its transform; otherwise it looks straight ahead.
  public var isAimed: Bool

  /// Makes a camera of its parts.
  public init(zoom: AnimatedValue<Double>, isAimed: Bool = true) {
    self.zoom = zoom
    self.isAimed = isAimed
  }
}
