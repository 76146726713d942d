public import Geometry

/// A rule that moves each pixel of a group by the colour that another picture, the map, has at the same place.
public struct Displacement: Hashable, Sendable {
  /// What of a map's pixel tells how far a pixel is moved: 0 as far as can be backwards, 128 of 255 not at all.
  ///
  /// Where the map is transparent, red, green, blue and luminance move nothing.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// The red component.
    case red
    /// The green component.
    case green
    /// The blue component.
    case blue
    /// The alpha.
    case alpha
    /// The brightness as eyes see it.
    case luminance
    /// The hue, from red around to red.
    case hue
    /// The mean of the largest and the least component.
    case lightness
    /// The saturation.
    case saturation
    /// 255 everywhere.
    case full
    /// 128 everywhere.
    case half
    /// 0 everywhere.
    case off

    /// Whether it is the same everywhere, whatever the map shows.
    public var isConstant: Bool { self == .full || self == .half || self == .off }
  }

  /// What moves pixels along x.
  public var horizontal: Channel
  /// What moves pixels along y.
  public var vertical: Channel
  /// The farthest from where a pixel is taken, along x and y, in points.
  public var distance: Vector2
  /// The size of the rectangle at the origin that it works on, in points.
  public var frame: Vector2
  /// Whether pixels beyond an edge of that rectangle come from the opposite one.
  public var wraps: Bool

  /// Makes a displacement of its parts.
  public init(
    horizontal: Channel, vertical: Channel, distance: Vector2, frame: Vector2, wraps: Bool = false
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.distance = distance
    self.frame = frame
    self.wraps = wraps
  }
}
