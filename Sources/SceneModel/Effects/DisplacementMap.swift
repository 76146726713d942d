public import Geometry

/// Moves each pixel of a group by the color that its map, the first drawn child, has at the same place.
public struct DisplacementMap: PixelEffect {
  /// The channel of a map's pixels that displaces: 0 as far as possible backward, 128 of 255 not at all.
  ///
  /// Where the map is transparent, red, green, blue and luminance displace nothing.
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

    /// Whether it is the same everywhere, independent of the map.
    public var isConstant: Bool { self == .full || self == .half || self == .off }
  }

  /// The channel of the map that moves pixels along x.
  public var horizontal = Channel.red
  /// The channel of the map that moves pixels along y.
  public var vertical = Channel.green
  /// Whether pixels beyond an edge come from the opposite one.
  public var wraps = false
  /// The size of the rectangle at the origin that it works on, in points.
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
  /// It reads the pixels of the map.
  public static let needsMap = true
}
