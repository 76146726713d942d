/// The name of a view's property; the raw value is its name in files.
///
/// The declarations of kinds state type, unit and default.
public enum PropertyKey: String, Hashable, Sendable, CaseIterable {
  /// Whether the view is drawn.
  case isVisible
  /// The opacity, 0...1.
  case opacity

  /// The point of the view that is placed at the position, in points.
  case anchor
  /// The position of the anchor, or the center of a rectangle, ellipse or star, in points.
  case position
  /// The factors along x and y.
  case scale
  /// The rotation about z, the direction of a line or gradient, or the start of a radial wipe, in
  /// degrees clockwise.
  case rotation
  /// The rotation about x, in degrees; the lower edge moves away from the viewer.
  case rotationX
  /// The rotation about y, in degrees; the left edge moves away from the viewer.
  case rotationY
  /// The strength of the perspective of rotations about x and y, that of SwiftUI's `rotation3DEffect`.
  case perspective
  /// An additional rotation about x, y and z, in degrees.
  case orientation
  /// The skew, in degrees.
  case skew
  /// The direction of the skew, in degrees.
  case skewAxis
  /// An additional rotation about z of a view oriented along its path, in degrees.
  case pathAngle
  /// A path that displaces the view from its position by the point at `progress`.
  case motionPath
  /// The distance along the motion path, as a share of its length; beyond 0...1 along the tangents.
  case progress
  /// Whether the view is oriented along its motion path.
  case autoOrient

  /// A free path.
  case path
  /// Width and height, in points; for an effect those of the affected rectangle at the origin.
  case size
  /// The radius of corners, in points.
  case cornerRadius
  /// The number of points of a star or polygon.
  case points
  /// The distance of a star's points from its center, in points.
  case outerRadius
  /// The distance of a star's inner corners from its center, in points.
  case innerRadius
  /// The roundness of a star's points.
  case outerRoundness
  /// The roundness of a star's inner corners.
  case innerRoundness

  /// The start of the visible part of trimmed paths, 0...1.
  case trimStart
  /// The end of the visible part of trimmed paths, 0...1.
  case trimEnd
  /// The displacement of the visible part along the path, in turns.
  case trimOffset
  /// The amount of Pucker & Bloat (1 is 100 %; negative values bloat), or the distance of a path modifier, in points.
  case amount
  /// The number of ridges of a segment.
  case ridges
  /// The center of a twist, wipe or warp, in points.
  case center
  /// The longest miter of an offset path, in points.
  case miterLimit
  /// The number of copies of a repeater.
  case copies
  /// The number of steps by which the first copy of a repeater is moved.
  case copyOffset
  /// The opacity of the first copy of a repeater, 0...1.
  case startOpacity
  /// The opacity of the last copy of a repeater, 0...1.
  case endOpacity

  /// The color of a paint, shadow or overlay.
  case color
  /// The width of a line, in points.
  case lineWidth
  /// The lengths of dashes and gaps in turn, in points.
  case dashes
  /// The place in the dash pattern at which a line begins, in points.
  case dashOffset
  /// The start of a linear gradient, the center of a radial one, in points.
  case gradientStart
  /// The end of a linear gradient, a point on the circle of a radial one, in points.
  case gradientEnd
  /// The distance of the highlight from the center, -1...1 of the radius.
  case highlightLength
  /// The direction of the highlight from that of the gradient, in degrees.
  case highlightAngle
  /// Color stops of four numbers, then opacity stops of two.
  case gradientStops

  /// The distance by which a mask grows, in points.
  case expansion
  /// The width of a mask's soft edge, in points.
  case feather

  /// The color that replaces black in a tint.
  case blackColor
  /// The color that replaces white in a tint.
  case whiteColor
  /// The share of an effect's result in the pixels, 0...1.
  case mix
  /// The color of the highlights of a tritone or bevel.
  case highlights
  /// The color of the midtones of a tritone.
  case midtones
  /// The color of the shadows of a tritone or bevel.
  case shadows
  /// The levels of red, green and blue: input black, input white, gamma, output black, output white.
  case levels
  /// The levels of red.
  case redLevels
  /// The levels of green.
  case greenLevels
  /// The levels of blue.
  case blueLevels
  /// The levels of alpha.
  case alphaLevels
  /// The direction of a shadow, light, wave or wipe, in degrees clockwise from the top.
  case direction
  /// The distance of a shadow from its source, or the width of a bevel, in points.
  case distance
  /// Four times the standard deviation of a blur, or the width of a wipe's soft edge, in points.
  case softness
  /// The share of a shadow's softness by which its source grows, 0...1.
  case spread
  /// The length of a gradient over that from edge to edge.
  case gradientScale
  /// The displacement of a gradient's center, as shares of width and height.
  case gradientCenter
  /// The steepness of a bevel's slopes; 1 is as high as wide.
  case steepness
  /// The height of a bevel's light, in degrees.
  case altitude
  /// The opacity of a bevel's highlight, 0...1.
  case highlightOpacity
  /// The opacity of a bevel's shadow, 0...1.
  case shadowOpacity
  /// The strength of a blur: its standard deviation over 0.3, in points.
  case blurriness
  /// The share that a wipe removes, 0...1.
  case completion
  /// The brightness, -1.5...1.5; in the legacy mode bytes, -100...100.
  case brightness
  /// The contrast, -1...1.
  case contrast
  /// The rotation of hues, or the hue of all colors, in degrees.
  case hue
  /// The change of saturation, -1...1, or the saturation of all colors.
  case saturation
  /// The change of lightness, -1...1.
  case lightness
  /// The exposure, in stops; each doubles the light.
  case exposure
  /// The offset added to linear light.
  case exposureOffset
  /// The reciprocal of the exponent.
  case gamma
  /// The number of values of each component.
  case levelCount
  /// The lowest luminance that becomes white, 0...1.
  case threshold
  /// The lightness of reds, yellows, greens, cyans, blues and magentas in black and white; 1 is white.
  case hueWeights
  /// The color at the start of a ramp.
  case startColor
  /// The color at the end of a ramp.
  case endColor
  /// The point of the first color of a four-color gradient, in points.
  case firstPoint
  /// The first color of a four-color gradient.
  case firstColor
  /// The point of the second color of a four-color gradient, in points.
  case secondPoint
  /// The second color of a four-color gradient.
  case secondColor
  /// The point of the third color of a four-color gradient, in points.
  case thirdPoint
  /// The third color of a four-color gradient.
  case thirdColor
  /// The point of the fourth color of a four-color gradient, in points.
  case fourthPoint
  /// The fourth color of a four-color gradient.
  case fourthColor
  /// The distance at which a color of a four-color gradient has half its weight, in points.
  case blend
  /// The radius of a warp, in points.
  case radius
  /// The amplitude of waves, in points.
  case waveHeight
  /// The length of waves, or the width of stripes, in points.
  case waveWidth
  /// The phase of waves, or the displacement of tiles, in degrees.
  case phase
  /// The size of tiles, as factors of the source's.
  case tileSize
  /// The size of the tiled area, as factors of the source's.
  case outputSize
  /// The number of blocks along x and y.
  case blocks
  /// The position of the top left corner, in points.
  case topLeft
  /// The position of the top right corner, in points.
  case topRight
  /// The position of the bottom left corner, in points.
  case bottomLeft
  /// The position of the bottom right corner, in points.
  case bottomRight
  /// The largest displacement along x and y, in points.
  case displacement

  /// The number of completed cycles of a driven effect's motion.
  case cycles
  /// The extent of a driven effect's motion: points, degrees or factors.
  case amplitude
  /// The progress of a view's insertion transition: 0 for absent, 1 for present.
  case insertion
  /// The progress of a view's removal transition: 0 for present, 1 for absent.
  case removal

  /// The distance from a camera at which layers have their own size, in points; 0 is without
  /// perspective.
  case zoom

  /// The index of a sequence's picture, from 0; fractions are rounded down.
  case frameIndex
}

extension PropertyKey {
  /// The index of the key, from 0, in the order of declaration.
  public var number: Int { PropertyKey.numbers[rawValue] ?? 0 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element.rawValue, $0.offset) })
}
