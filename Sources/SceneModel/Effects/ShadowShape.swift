public import Geometry

/// The direction, distance and softness that shadows, glows and satin share.
public protocol ShadowShape {
  /// The direction in which the shadow falls, in degrees clockwise from the top.
  var direction: Double { get }
  /// The distance of the shadow from its source, in points.
  var distance: Double { get }
  /// The softness: four times the standard deviation of the blur, in points.
  var softness: Double { get }
  /// The share of the softness by which the source grows before it is blurred, 0...1.
  var spread: Double { get }
}

extension ShadowShape {
  /// The displacement from the source, in points.
  public var offset: Vector2 { Vector2(angle: (direction - 90).radians) * distance }

  /// The standard deviation of the blur, in points.
  public var deviation: Double { softness * (1 - spread) * 0.25 }

  /// The growth of the source before it is blurred, in points.
  ///
  /// With full spread the shadow reaches as far as an equally soft blur without spread.
  public var growth: Double { softness * spread * (1 / 1.2) }
}
