public import Geometry

/// Which points a closed path encloses.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
  /// Points that the path winds about.
  case nonZero
  /// Points from which a ray crosses the path an odd number of times.
  case evenOdd
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line, in points.
  public var width: Double
  /// The ends of open contours and of dashes.
  public var cap: LineCap
  /// The corners.
  public var join: LineJoin
  /// Miter length over line width, beyond which a miter becomes a bevel.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; empty for a solid line.
  public var dashes: [Double]
  /// Where in the dash pattern the line begins, in points.
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

/// How a group's pixels mix with what is behind them.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  /// Source over destination.
  case normal
  /// Multiplies: never lighter.
  case multiply
  /// Multiplies the complements: never darker.
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
  /// Overlay with the roles exchanged.
  case hardLight
  /// A soft overlay with the roles exchanged.
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
  /// Full or no component, by the sum.
  case hardMix
}

/// How a mask joins those above it in the list.
public enum MaskMode: String, Hashable, Sendable, CaseIterable {
  /// The union.
  case add
  /// What is outside this mask.
  case subtract
  /// What is inside both.
  case intersect
  /// The larger coverage.
  case lighten
  /// The smaller coverage.
  case darken
  /// What is inside exactly one.
  case difference
}

/// What of a matte's pixels lets content through.
public enum MatteMode: String, Hashable, Sendable, CaseIterable {
  /// Where the matte is opaque.
  case alpha
  /// Where the matte is transparent.
  case alphaInverted
  /// Where the matte is light.
  case luma
  /// Where the matte is dark or transparent.
  case lumaInverted
}
