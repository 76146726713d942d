public import SceneModel
import ViewTree

/// How far a resampled property may be from the design, by kind of unit.
public struct ConversionTolerance: Hashable, Sendable {
  /// For lengths, in points.
  public var length: Double
  /// For angles, in degrees.
  public var angle: Double
  /// For colours and opacities, of 0...1.
  public var color: Double
  /// For scales, trims and other factors, of 1.
  public var factor: Double

  /// Makes tolerances; the defaults are too small to be seen.
  public init(
    length: Double = 0.1, angle: Double = 0.1, color: Double = 0.5 / 255, factor: Double = 0.0005
  ) {
    self.length = length
    self.angle = angle
    self.color = color
    self.factor = factor
  }

  /// The tolerance of a property, in its own unit.
  public func tolerance(of key: PropertyKey) -> Double {
    switch key.unit {
    case .points: length
    case .degrees: angle
    case .color: color
    case .factor: factor
    }
  }
}
