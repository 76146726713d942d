public import StageModel

/// How a camera sees.
public struct CameraContent: Hashable, Sendable {
  /// The distance from the eye at which things have their own size, in points; 0 sees without perspective.
  public var zoom: AnimatedValue<Double>

  /// Makes a camera of its parts.
  public init(zoom: AnimatedValue<Double>) {
    self.zoom = zoom
  }
}
