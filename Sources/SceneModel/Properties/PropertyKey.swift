/// The name of a view's property; the raw value is its name in files.
public enum PropertyKey: String, Hashable, Sendable, CaseIterable {
  /// Whether the view is drawn: a flag.
  case isVisible
  /// 0...1.
  case opacity

  /// The point that comes to lie on the position, in points.
  case anchor
  /// Where the anchor, or the centre of a rectangle, ellipse or star, lies, in points.
  case position
  /// Factors along x and y.
  case scale
  /// The turn about z, the turn of a twist or twirl, the way from a mirror's line, or where a wipe begins from the top, in
  /// degrees clockwise on screen.
  case rotation
  /// The turn about x, in degrees; the upper edge goes away from the viewer.
  case rotationX
  /// The turn about y, in degrees.
  case rotationY
  /// A further turn about x, y and z, in degrees.
  case orientation
  /// The skew, in degrees.
  case skew
  /// The direction of the skew, in degrees.
  case skewAxis
  /// A further turn about z, of a view that follows its position's way, in degrees.
  case pathAngle
  /// A path that moves the view away from its position, by the point at `progress`.
  case motionPath
  /// How far the view has travelled along its motion path, as a share of the length; beyond 0...1 along the tangents.
  case progress
  /// Whether the view turns as its motion path does: a flag.
  case autoOrient

  /// A free path.
  case path
  /// Width and height, in points; of an effect those of the rectangle at the origin that it works on.
  case size
  /// The radius of corners, in points.
  case cornerRadius
  /// How many points a star or polygon has.
  case points
  /// The distance of a star's points from its centre, in points.
  case outerRadius
  /// The distance of a star's inner corners from its centre, in points.
  case innerRadius
  /// How round a star's points are.
  case outerRoundness
  /// How round a star's inner corners are.
  case innerRoundness

  /// Where the visible part of trimmed paths begins, 0...1.
  case trimStart
  /// Where the visible part of trimmed paths ends, 0...1.
  case trimEnd
  /// By how much a trim is moved along the path, in turns.
  case trimOffset
  /// How much paths are puckered (1 is 100 %, negative bloats), or moved outwards or by ridges, in points.
  case amount
  /// How many ridges a zig-zag has on a segment.
  case ridges
  /// The centre of a twist, wipe or warp, in points.
  case center
  /// The longest miter of an offset path, in points.
  case miterLimit
  /// How many copies a repeater makes.
  case copies
  /// By how many steps a repeater's first copy is moved.
  case copyOffset
  /// The opacity of a repeater's first copy, 0...1.
  case startOpacity
  /// The opacity of a repeater's last copy, 0...1.
  case endOpacity

  /// The colour of a fill, stroke or shadow.
  case color
  /// The width of a stroke, in points.
  case lineWidth
  /// Lengths of dashes and gaps, in points.
  case dashes
  /// Where in the dash pattern a stroke begins, in points.
  case dashOffset
  /// The start of a linear gradient or ramp, the centre of a radial one, in points.
  case gradientStart
  /// The end of a linear gradient, a point on the circle of a radial one, in points.
  case gradientEnd
  /// How far the highlight lies from the centre, -1...1 of the radius.
  case highlightLength
  /// The direction of the highlight, in degrees from the gradient's own.
  case highlightAngle
  /// Colour stops of four numbers, then opacity stops of two.
  case gradientStops

  /// By how much a mask grows, in points.
  case expansion
  /// The width of a mask's soft edge, in points.
  case feather

  /// What a tint makes of black.
  case blackColor
  /// What a tint makes of white.
  case whiteColor
  /// How much the colours of a tint or ramp, or what an effect made, show, 0...1.
  case mix
  /// What a tritone makes of white.
  case highlights
  /// What a tritone makes of middle grey.
  case midtones
  /// What a tritone makes of black.
  case shadows
  /// What becomes of red, green and blue: input black, input white, gamma, output black, output white; all 0...1 but
  /// gamma.
  case levels
  /// The same for red alone.
  case redLevels
  /// The same for green alone.
  case greenLevels
  /// The same for blue alone.
  case blueLevels
  /// The same for alpha.
  case alphaLevels
  /// Where a shadow lies from what casts it, or which way waves and wipes go, in degrees clockwise from the top.
  case direction
  /// How far a shadow lies from what casts it, or how wide a bevel is, in points.
  case distance
  /// How soft a shadow is, four times its blur's standard deviation; or the width of a wipe's soft edge; in points.
  case softness
  /// What share of a shadow's softness is growth of what casts it, 0...1.
  case spread
  /// The length of a gradient over that from edge to edge.
  case gradientScale
  /// Where the centre of a gradient lies from that of what it covers, as shares of width and height.
  case gradientCenter
  /// How steep the slopes of a bevel are; 1 is as high as wide.
  case steepness
  /// How high the light of a bevel stands, in degrees.
  case altitude
  /// How much light a bevel shows, 0...1.
  case highlightOpacity
  /// How much shade a bevel shows, 0...1.
  case shadowOpacity
  /// How strong a blur is: its standard deviation over 0.3, in points.
  case blurriness
  /// How much a wipe has taken away, 0...1.
  case completion
  /// How much lighter colours become: -1.5...1.5, or bytes of -100...100 for the legacy form.
  case brightness
  /// How much steeper the middle of colours becomes, -1...1.
  case contrast
  /// By how much hues turn, or the hue that all colours get, in degrees.
  case hue
  /// How much saturation changes, -1...1, or the saturation that all colours get.
  case saturation
  /// How much lightness changes, -1...1.
  case lightness
  /// How many times light doubles.
  case exposure
  /// What is added to light.
  case exposureOffset
  /// Which root is taken of light.
  case gamma
  /// How many values each component of a colour keeps.
  case levelCount
  /// From which lightness on colours become white, 0...1.
  case threshold
  /// How light reds, yellows, greens, cyans, blues and magentas become in black and white; 1 is white.
  case hueWeights
  /// The colour where a ramp begins.
  case startColor
  /// The colour where a ramp ends.
  case endColor
  /// How far a warp goes, in points.
  case radius
  /// How far waves move pixels each way, in points.
  case waveHeight
  /// The length of waves, or the width of stripes, in points.
  case waveWidth
  /// How far waves have gone, or tiles are moved, in degrees.
  case phase
  /// The size of tiles over that of what they repeat.
  case tileSize
  /// The size of what tiles cover over that of what they repeat.
  case outputSize
  /// How many blocks there are along x and y.
  case blocks
  /// Where the top left corner lies, in points.
  case topLeft
  /// Where the top right corner lies, in points.
  case topRight
  /// Where the bottom left corner lies, in points.
  case bottomLeft
  /// Where the bottom right corner lies, in points.
  case bottomRight
  /// The farthest from where a map lets pixels be taken, along x and y, in points.
  case displacement

  /// How often a view has made the motion of its effect.
  case cycles
  /// How far that motion goes: points, degrees or factors.
  case amplitude
  /// How far a view has appeared: 0 for not there, 1 for there.
  case insertion
  /// How far a view has gone: 0 for there, 1 for gone.
  case removal

  /// The distance from a camera at which things have their own size, in points; 0 sees without perspective.
  case zoom

  /// Which picture of a sequence is shown, from 0; the next lower whole number counts.
  case frameIndex
}

extension PropertyKey {
  /// Which of the names it is, from 0, in the order of their declaration.
  @inlinable public var number: Int {
    // The cases have no payloads and are fewer than 256.
    Int(unsafeBitCast(self, to: UInt8.self))
  }

  /// Hashes which of the names it is; by default the name itself would be, letter by letter.
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
