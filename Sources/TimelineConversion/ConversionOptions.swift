import Geometry
public import SceneModel
import ViewTree

/// The options of a conversion.
public struct ConversionOptions: Hashable, Sendable {
  /// The largest distance of a resampled property from the design.
  public var tolerance: ConversionTolerance
  /// The time between two ticks, in seconds, above 0; `nil` for about a second.
  public var interval: Double?

  /// Makes options.
  public init(tolerance: ConversionTolerance = ConversionTolerance(), interval: Double? = nil) {
    self.tolerance = tolerance
    self.interval = interval
  }
}

/// The largest distance of a resampled property from the design, by unit.
public struct ConversionTolerance: Hashable, Sendable {
  /// For lengths, in points.
  public var length: Double
  /// For angles, in degrees.
  public var angle: Double
  /// For components of colors and opacities, of 0...1.
  public var color: Double
  /// For scales, trims and other factors, where 1 is the whole.
  public var factor: Double

  /// Makes tolerances; distances within the defaults are invisible.
  public init(
    length: Double = 0.1, angle: Double = 0.1, color: Double = 0.5 / 255, factor: Double = 0.0005
  ) {
    self.length = length
    self.angle = angle
    self.color = color
    self.factor = factor
  }

  /// The number of dashes along a path whose errors may add up to the tolerance of lengths.
  private static let dashes = 100.0

  /// The tolerance of a property, in its own unit.
  public func tolerance(of key: PropertyKey) -> Double {
    switch key.unit {
    case .points where key == .dashes: length / ConversionTolerance.dashes
    case .points: length
    case .degrees: angle
    case .color: color
    case .factor: factor
    }
  }

  /// The tolerance in a canvas of a size: in a large one an angle moves what is far from its center by as much as in one
  /// of 400 by 400 points.
  func scaled(to canvas: SIMD2<Double>) -> ConversionTolerance {
    let standard = Vector2(400, 400).length
    var result = self
    result.angle *= Swift.min(1, standard / Swift.max(canvas.length, 1))
    return result
  }
}
