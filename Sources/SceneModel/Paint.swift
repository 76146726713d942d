public import Geometry

/// The fill of an area: a color or a gradient.
public enum Paint: Hashable, Sendable, Codable {
  /// A single color.
  case color(Color)
  /// A gradient in the coordinates of the shape's group.
  case gradient(Gradient)
}

/// A gradient between color stops; beyond its ends the first and last color continue.
public struct Gradient: Hashable, Sendable, Codable {
  /// The geometry of a gradient.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    /// Along the line from `start` to `end`.
    case linear
    /// From a focal point outward to the circle about `start` through `end`.
    case radial
  }

  /// A color at an offset.
  public struct Stop: Hashable, Sendable, Codable {
    /// The offset, 0...1 from start to end.
    public var offset: Double
    /// The color, with straight alpha; gradients interpolate straight alpha too.
    public var color: Color

    /// Makes a stop.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// The geometry.
  public var kind: Kind
  /// The start of the line, or the center of the circle, in points.
  public var start: Vector2
  /// The end of the line, or a point on the circle, in points.
  public var end: Vector2
  /// The focal point of a radial gradient inside the circle, in points.
  public var focalPoint: Vector2
  /// The stops, in order of offset.
  public var stops: [Stop]

  /// Makes a gradient; the focal point defaults to `start`.
  public init(
    kind: Kind, start: Vector2, end: Vector2, focalPoint: Vector2? = nil, stops: [Stop]
  ) {
    self.kind = kind
    self.start = start
    self.end = end
    self.focalPoint = focalPoint ?? start
    self.stops = stops
  }
}
