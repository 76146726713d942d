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

  /// Makes the wipe of a group whose coordinates `transform` leads to pixels; `nil` for one that takes nothing away.
  public init?(_ wipe: LinearWipe, transform: Affine) {
    guard wipe.completion > 0, let inverse = transform.inverse, inverse.isFinite,
      wipe.direction.isFinite, wipe.feather.isFinite
    else { return nil }
    let way = Vector2(angle: (wipe.direction - 90).radians)
    origin = inverse.apply(Vector2(0.5, 0.5)).dot(way)
    stepX = Vector2(inverse.a, inverse.b).dot(way)
    stepY = Vector2(inverse.c, inverse.d).dot(way)
    let pixel = max(abs(stepX), abs(stepY), 1e-9)
    let feather = max(wipe.feather, 0)
    steepness = 1 / max(pixel, feather)
    switch wipe.extent {
    case .frame(let frame):
      // From where nothing is gone to where all is, with the soft edge beyond both ends.
      let ends = [0, frame.x * way.x, frame.y * way.y, frame.x * way.x + frame.y * way.y]
      let (low, high) = ((ends.min() ?? 0) - feather / 2, (ends.max() ?? 0) + feather / 2)
      edge = low + (high - low) * wipe.completion
      period = nil
    case .stripes(let width):
      guard width > 0, width.isFinite else { return nil }
      edge = width * wipe.completion
      period = width
    }
    guard edge.isFinite, origin.isFinite else { return nil }
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
