public import Geometry
public import SceneModel

/// One side of a line, or of lines side by side, that is taken away from a layer.
public struct LineWipe {
  /// The place of pixels along the way of the wipe: of the origin, and by how much a column and a row change it.
  private let origin: Double
  private let stepX: Double
  private let stepY: Double
  /// Where the line is: what lies before it is gone.
  private let edge: Double
  /// The length after which stripes repeat; `nil` for one line.
  private let period: Double?
  /// One over the width of the soft edge.
  private let steepness: Double

  /// Makes the wipe of a group whose coordinates `transform` leads to pixels; `nil` for one that removes nothing.
  public init?(_ wipe: LinearWipe, transform: Affine) {
    let (way, feather) = (Vector2(angle: (wipe.direction - 90).radians), max(wipe.feather, 0))
    // From where nothing is gone to where all is, with the soft edge beyond both ends.
    let frame = wipe.size
    let ends = [0, frame.x * way.x, frame.y * way.y, frame.x * way.x + frame.y * way.y]
    let (low, high) = ((ends.min() ?? 0) - feather / 2, (ends.max() ?? 0) + feather / 2)
    self.init(
      completion: wipe.completion, way: way, feather: feather,
      edge: low + (high - low) * wipe.completion, period: nil, transform: transform)
  }

  /// Makes the stripes of a group whose coordinates `transform` leads to pixels; `nil` for ones that remove nothing.
  public init?(_ blinds: VenetianBlinds, transform: Affine) {
    guard blinds.width > 0, blinds.width.isFinite else { return nil }
    self.init(
      completion: blinds.completion, way: Vector2(angle: (blinds.direction - 90).radians),
      feather: max(blinds.feather, 0), edge: blinds.width * blinds.completion,
      period: blinds.width, transform: transform)
  }

  private init?(
    completion: Double, way: Vector2, feather: Double, edge: Double, period: Double?,
    transform: Affine
  ) {
    guard completion > 0, let inverse = transform.inverse, inverse.isFinite, way.x.isFinite,
      feather.isFinite, edge.isFinite
    else { return nil }
    origin = inverse.apply(Vector2(0.5, 0.5)).dot(way)
    stepX = Vector2(inverse.a, inverse.b).dot(way)
    stepY = Vector2(inverse.c, inverse.d).dot(way)
    let pixel = max(abs(stepX), abs(stepY), 1e-9)
    steepness = 1 / max(pixel, feather)
    (self.edge, self.period) = (edge, period)
    guard origin.isFinite else { return nil }
  }

  /// Takes pixels away from a layer.
  func apply(to surface: PixelSurface) {
    let rect = surface.rect
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      var place = origin + stepX * Double(rect.minX) + stepY * Double(y)
      for x in 0..<rect.width {
        if row[x] != 0 { row[x] = PixelMath.scale(row[x], by: share(at: place)) }
        place += stepX
      }
    }
  }

  /// How much stays at a place, 0...255.
  @inline(__always) private func share(at place: Double) -> UInt32 {
    var distance = place - edge
    if let period {
      // Of the stripes, both ends of what is gone have a soft edge, which vanishes when all is.
      let inside = place - (place / period).rounded(.down) * period
      distance = inside < edge ? max(inside - edge, -inside) : min(inside - edge, period - inside)
      if edge >= period { return 0 }
    }
    return UInt32(min(max(distance * steepness + 0.5, 0), 1) * 255 + 0.5)
  }
}
