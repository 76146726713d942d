public import Geometry

/// The rule for the inside of a closed path.
public enum FillRule: String, Hashable, Sendable, CaseIterable, Codable {
  /// Points with a winding number other than 0.
  case nonZero
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable, Codable {
  /// The width of the line, in points.
  public var width: Double
  /// The cap of open contours and of dashes.
  public var cap: LineCap
  /// The join at corners.
  public var join: LineJoin
  /// The largest ratio of miter length to line width; beyond it a miter becomes a bevel.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// The position in the dash pattern at which the line begins, in points.
  public var dashOffset: Double

  /// Makes a stroke style; the defaults are Lottie's.
  public init(
    width: Double, cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4,
    dashes: [Double] = [], dashOffset: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashOffset = dashOffset
  }
}

/// How pixels are mixed with those below.
public enum BlendMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Source over destination.
  case normal
  /// The product: never lighter.
  case multiply
  /// The complement of the product of the complements: never darker.
  case screen
  /// Multiplies dark and screens light destinations.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// Brightens the destination by the source.
  case colorDodge
  /// Darkens the destination by the source.
  case colorBurn
  /// Overlay with source and destination exchanged.
  case hardLight
  /// A softer hard light.
  case softLight
  /// The absolute difference.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// Hue of the source; saturation and luminosity of the destination.
  case hue
  /// Saturation of the source; hue and luminosity of the destination.
  case saturation
  /// Hue and saturation of the source; luminosity of the destination.
  case color
  /// Luminosity of the source; hue and saturation of the destination.
  case luminosity
  /// The sum, limited to white.
  case add
  /// Each component becomes 0 or 1, depending on the sum.
  case hardMix
}

/// How a mask combines with those above it in the list.
public enum MaskMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// The union.
  case add
  /// The area outside this mask.
  case subtract
  /// The area inside both.
  case intersect
  /// The larger coverage.
  case lighten
  /// The smaller coverage.
  case darken
  /// The area inside exactly one.
  case difference
}

/// The property of a matte's pixels that makes content visible.
public enum MatteMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Where the matte is opaque.
  case alpha
  /// Where the matte is transparent.
  case alphaInverted
  /// Where the matte is light.
  case luma
  /// Where the matte is dark or transparent.
  case lumaInverted
}
