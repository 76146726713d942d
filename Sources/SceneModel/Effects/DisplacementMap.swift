public import Geometry

/// Moves each pixel of a group by the color of its map, the first drawn child, at the same point.
public struct DisplacementMap: PixelEffect {
  /// The channel of the map that displaces: 0 is the full distance backward, 128 of 255 no
  /// displacement.
  ///
  /// Transparent pixels of the map displace nothing, except by alpha and constants.
  public enum Channel: String, Hashable, Sendable, CaseIterable {
    /// The red component.
    case red
    /// The green component.
    case green
    /// The blue component.
    case blue
    /// The alpha.
    case alpha
    /// The luminance.
    case luminance
    /// The hue, from red around to red.
    case hue
    /// The mean of the largest and the smallest component.
    case lightness
    /// The saturation.
    case saturation
    /// 255 everywhere.
    case full
    /// 128 everywhere.
    case half
    /// 0 everywhere.
    case off

    /// Whether the value is constant, independent of the map.
    public var isConstant: Bool { self == .full || self == .half || self == .off }
  }

  /// The channel of the map that moves pixels along x.
  public var horizontal = Channel.red
  /// The channel of the map that moves pixels along y.
  public var vertical = Channel.green
  /// Whether pixels moved beyond an edge wrap around to the opposite one.
  public var wraps = false
  /// The size of the affected rectangle at the origin, in points.
  public var size = Vector2.zero
  /// The largest displacement along x and y, in points.
  public var distance = Vector2.zero

  /// Makes a value with the defaults of all options and properties.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<DisplacementMap>(
    "displacementMap", title: "Displacement Map",
    "Moves pixels by the colors of the first drawn child of the group, which is not drawn itself.",
    options: [
      .word(\.horizontal, "horizontal", "The channel of the map that moves pixels along x."),
      .word(\.vertical, "vertical", "The channel of the map that moves pixels along y."),
      .flag(\.wraps, "wraps", "Whether pixels beyond an edge come from the opposite one."),
    ],
    properties: properties.map(\.declaration))
  /// The properties with the members that hold their values.
  public static let properties: [EffectProperty<DisplacementMap>] = [
    .pair(\.size, .size, .points, "The size of the rectangle at the origin that it works on."),
    .pair(\.distance, .displacement, .points, "The largest displacement along x and y."),
  ]
  /// How SwiftUI can draw it.
  public static let nativeSupport = NativeSupport<DisplacementMap>.baked
  /// The effect reads the pixels of the map.
  public static let needsMap = true
}
