import Geometry
import SceneModel

/// One side of a line, mirrored on the other.
struct MirrorMap: WarpMap {
  let center: Vector2
  /// Towards the side that shows the other one; of length 1.
  let normal: Vector2

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let distance = (place - center).dot(normal)
    return distance > 0 ? place - normal * (distance * 2) : place
  }
}

/// A rectangle at the origin that is repeated.
struct TileMap: WarpMap {
  let tiling: Tiling
  /// Half a pixel of the source, in points: nearer to the edge, the edge's own pixel is taken.
  let margin: Vector2
  private let tile: Vector2
  private let corner: Vector2

  /// Makes the map of tiles; `nil` for those without a size.
  init?(_ tiling: Tiling, margin: Vector2) {
    self.tiling = tiling
    self.margin = margin
    tile = tiling.frame * tiling.tileSize
    corner = tiling.center - tile / 2
    guard tile.x > 1e-3, tile.y > 1e-3, tile.x.isFinite, tile.y.isFinite else { return nil }
  }

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let (reach, frame) = (tiling.frame * tiling.outputSize / 2, tiling.frame)
    let way = place - frame / 2
    guard abs(way.x) <= reach.x, abs(way.y) <= reach.y else { return nil }
    var steps = (place - corner) / tile
    // Every other column lies lower, or every other row further to the right.
    let shift = tiling.phase / 360
    if tiling.shiftsRows {
      if TileMap.isOdd(steps.y) { steps.x -= shift }
    } else if TileMap.isOdd(steps.x) {
      steps.y -= shift
    }
    return Vector2(
      TileMap.fold(steps.x, tiling.isMirrored, frame.x, margin.x),
      TileMap.fold(steps.y, tiling.isMirrored, frame.y, margin.y))
  }

  /// The number of the tile that a place lies in.
  @inline(__always) private static func number(_ steps: Double) -> Int {
    let limited = min(max(steps, -1e9), 1e9)
    let number = Int(limited)
    return Double(number) > limited ? number &- 1 : number
  }

  @inline(__always) private static func isOdd(_ steps: Double) -> Bool { number(steps) & 1 == 1 }

  /// The place in the rectangle of one in a row of tiles.
  @inline(__always)
  private static func fold(
    _ steps: Double, _ isMirrored: Bool, _ size: Double, _ margin: Double
  ) -> Double {
    let number = number(steps)
    let share = steps - Double(number)
    let place = (isMirrored && number & 1 == 1 ? 1 - share : share) * size
    return min(max(place, min(margin, size / 2)), max(size - margin, size / 2))
  }
}

/// A rectangle at the origin that is stretched between corners as a plane in space is seen.
struct CornerPinMap: WarpMap {
  private let inverse: Projection
  /// How far outside of the rectangle something still shows at its edge, in points.
  private let margin: Vector2
  private let frame: Vector2

  /// Makes the map of a rectangle with a size between corners of which no three lie on a line; `nil` for others.
  init?(_ pin: CornerPin, margin: Vector2) {
    guard pin.frame.x > 0, pin.frame.y > 0 else { return nil }
    let (right, down) = (pin.topRight - pin.bottomRight, pin.bottomLeft - pin.bottomRight)
    let rest = pin.topLeft - pin.topRight + pin.bottomRight - pin.bottomLeft
    let determinant = right.x * down.y - right.y * down.x
    guard abs(determinant) > 1e-9, determinant.isFinite else { return nil }
    let g = (rest.x * down.y - rest.y * down.x) / determinant
    let h = (right.x * rest.y - right.y * rest.x) / determinant
    let along = pin.topRight - pin.topLeft + pin.topRight * g
    let below = pin.bottomLeft - pin.topLeft + pin.bottomLeft * h
    let unit = Projection(
      affine: Affine(
        a: along.x, b: along.y, c: below.x, d: below.y, tx: pin.topLeft.x, ty: pin.topLeft.y),
      divisor: Vector3(Vector2(g, h), z: 1))
    guard let inverse = (unit * Affine.scale(Vector2(1, 1) / pin.frame)).inverse,
      inverse.isFinite
    else { return nil }
    self.inverse = inverse
    (self.margin, frame) = (margin, pin.frame)
  }

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    guard inverse.depth(place) > 1e-9 else { return nil }
    let source = inverse.apply(place)
    guard source.x > -margin.x, source.x < frame.x + margin.x, source.y > -margin.y,
      source.y < frame.y + margin.y
    else { return nil }
    return source
  }
}
