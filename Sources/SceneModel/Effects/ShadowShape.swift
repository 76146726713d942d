public import Geometry

/// The direction, distance and softness that shadows, glows and satin share.
public protocol ShadowShape {
  /// In degrees clockwise from the top.
  var direction: Double { get }
  /// In points.
  var distance: Double { get }
  /// Four times the standard deviation of the blur, in points.
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
  /// With full spread the shadow reaches as far as the blur of one without spread.
  public var growth: Double { softness * spread * (1 / 1.2) }
}
