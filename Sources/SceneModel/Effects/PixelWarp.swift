public import Geometry

/// A rule that says from which place each pixel of a group is taken.
public enum PixelWarp: Hashable, Sendable {
  /// Turns pixels within a radius about a centre, by degrees clockwise there and by less further out.
  case twirl(angle: Double, center: Vector2, radius: Double)
  /// Puts a circle on the front of a ball.
  case spherize(center: Vector2, radius: Double)
  /// Moves pixels to and from a centre in circular waves.
  case ripple(Ripple)
  /// Moves pixels across the way that waves go.
  case wave(WaveWarp)
  /// Shows one side of a line mirrored on the other; by the direction in which that other side lies, in degrees
  /// clockwise from the x axis.
  case mirror(center: Vector2, angle: Double)
  /// Repeats a rectangle.
  case tile(Tiling)
  /// Stretches a rectangle between four corners.
  case cornerPin(CornerPin)
}

/// Circular waves around a centre, which fade towards a radius.
public struct Ripple: Hashable, Sendable {
  /// The centre, in points.
  public var center: Vector2
  /// How far the waves go, in points.
  public var radius: Double
  /// The length of a wave, in points.
  public var width: Double
  /// How far pixels move at the centre, in points.
  public var height: Double
  /// How far the waves have gone outwards, in degrees.
  public var phase: Double

  /// Makes a ripple of its parts.
  public init(center: Vector2, radius: Double, width: Double, height: Double, phase: Double) {
    self.center = center
    self.radius = radius
    self.width = width
    self.height = height
    self.phase = phase
  }
}

/// Waves that go one way.
public struct WaveWarp: Hashable, Sendable {
  /// The form of a wave.
  public enum Shape: String, Hashable, Sendable, CaseIterable {
    /// A sine.
    case sine
    /// Up for one half and down for the other.
    case square
    /// Straight up and down.
    case triangle
    /// Straight up and back at once.
    case sawtooth
    /// Half circles up and down.
    case circle
    /// Half circles up.
    case semicircle
    /// Quarters of circles that meet in tips, up and down.
    case uncircle
  }

  /// The form of a wave.
  public var shape: Shape
  /// How far pixels move each way, in points.
  public var height: Double
  /// The length of a wave, in points.
  public var width: Double
  /// Which way the waves go, in degrees clockwise from the top.
  public var direction: Double
  /// How far they have gone, in degrees.
  public var phase: Double

  /// Makes waves of their parts.
  public init(shape: Shape, height: Double, width: Double, direction: Double, phase: Double) {
    self.shape = shape
    self.height = height
    self.width = width
    self.direction = direction
    self.phase = phase
  }
}

/// A rectangle at the origin that is repeated as tiles.
public struct Tiling: Hashable, Sendable {
  /// The size of the rectangle, in points.
  public var frame: Vector2
  /// Where the middle of one tile lies, in points.
  public var center: Vector2
  /// The size of a tile over that of the rectangle.
  public var tileSize: Vector2
  /// The size of what is covered by tiles, around the middle of the rectangle, over that of the rectangle.
  public var outputSize: Vector2
  /// By what share of a tile every other column is moved down, in degrees.
  public var phase: Double
  /// Whether every other tile is mirrored, so that edges meet.
  public var isMirrored: Bool
  /// Whether rows are moved to the right in place of columns down.
  public var shiftsRows: Bool

  /// Makes a tiling of its parts.
  public init(
    frame: Vector2, center: Vector2, tileSize: Vector2 = Vector2(1, 1),
    outputSize: Vector2 = Vector2(1, 1), phase: Double = 0, isMirrored: Bool = false,
    shiftsRows: Bool = false
  ) {
    self.frame = frame
    self.center = center
    self.tileSize = tileSize
    self.outputSize = outputSize
    self.phase = phase
    self.isMirrored = isMirrored
    self.shiftsRows = shiftsRows
  }
}

/// A rectangle at the origin whose corners are moved.
public struct CornerPin: Hashable, Sendable {
  /// The size of the rectangle, in points.
  public var frame: Vector2
  /// Where its top left corner lies, in points.
  public var topLeft: Vector2
  /// Where its top right corner lies, in points.
  public var topRight: Vector2
  /// Where its bottom left corner lies, in points.
  public var bottomLeft: Vector2
  /// Where its bottom right corner lies, in points.
  public var bottomRight: Vector2

  /// Makes a pin of its corners.
  public init(
    frame: Vector2, topLeft: Vector2, topRight: Vector2, bottomLeft: Vector2, bottomRight: Vector2
  ) {
    self.frame = frame
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}
