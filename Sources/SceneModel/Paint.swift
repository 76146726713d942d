public import Geometry

/// What a shape is covered with.
public enum Paint: Hashable, Sendable {
  /// One color everywhere.
  case color(Color)
  /// A gradient in the coordinates of the shape's group.
  case gradient(Gradient)
}

/// A gradient between color stops; beyond its ends the outermost colors go on.
public struct Gradient: Hashable, Sendable {
  /// How color spreads.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Along the line from `start` to `end`.
    case linear
    /// Outwards from a focal point to the circle about `start` through `end`.
    case radial
  }

  /// A color at a place.
  public struct Stop: Hashable, Sendable {
    /// The place, 0...1 from start to end.
    public var offset: Double
    /// The color, with straight alpha; colors between stops mix with straight alpha too.
    public var color: Color

    /// Makes a stop of its parts.
    public init(offset: Double, color: Color) {
      self.offset = offset
      self.color = color
    }
  }

  /// How color spreads.
  public var kind: Kind
  /// The start of the line, or the center of the circle, in points.
  public var start: Vector2
  /// The end of the line, or a point on the circle, in points.
  public var end: Vector2
  /// The focal point of a radial gradient, in points; inside the circle.
  public var focalPoint: Vector2
  /// The stops, by rising offset.
  public var stops: [Stop]

  /// Makes a gradient; without a focal point, color spreads from `start`.
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
