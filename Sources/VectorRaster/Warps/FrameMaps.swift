import Geometry
public import SceneModel

/// One side of a line, mirrored on the other.
struct MirrorMap: PlaceMap {
  let center: Vector2
  /// Towards the side that shows the other one; of length 1.
  let normal: Vector2

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let distance = (place - center).dot(normal)
    return distance > 0 ? place - normal * (distance * 2) : place
  }
}

/// A rectangle at the origin that is repeated.
struct TileMap: PlaceMap {
  let tiling: MotionTile
  /// Half a pixel of the source, in points: nearer to the edge, the edge's own pixel is taken.
  let margin: Vector2
  private let tile: Vector2
  private let corner: Vector2

  /// Makes the map of tiles; `nil` for those without a size.
  init?(_ tiling: MotionTile, margin: Vector2) {
    self.tiling = tiling
    self.margin = margin
    tile = tiling.size * tiling.tileSize
    corner = tiling.center - tile / 2
    guard tile.x > 1e-3, tile.y > 1e-3, tile.x.isFinite, tile.y.isFinite else { return nil }
  }

  @inline(__always) func source(of place: Vector2) -> Vector2? {
    let (reach, frame) = (tiling.size * tiling.outputSize / 2, tiling.size)
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
struct CornerPinMap: PlaceMap {
  private let inverse: Projection
  /// How far outside of the rectangle something still shows at its edge, in points.
  private let margin: Vector2
  private let frame: Vector2

  /// Makes the map of a rectangle with a size between corners of which no three lie on a line; `nil` for others.
  init?(_ pin: CornerPin, margin: Vector2) {
    guard pin.size.x > 0, pin.size.y > 0 else { return nil }
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
    guard let inverse = (unit * Affine.scale(Vector2(1, 1) / pin.size)).inverse,
      inverse.isFinite
    else { return nil }
    self.inverse = inverse
    (self.margin, frame) = (margin, pin.size)
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

extension Mirror: PixelWarp {
  /// The mirror image of all pixels.
  public var reach: WarpReach {
    let normal = Vector2(angle: angle.radians)
    let linear = Affine(
      a: 1 - 2 * normal.x * normal.x, b: -2 * normal.x * normal.y, c: -2 * normal.x * normal.y,
      d: 1 - 2 * normal.y * normal.y, tx: 0, ty: 0)
    return .mirrored(.translation(center) * linear * .translation(-center))
  }

  /// The warp of pixels.
  public func warp(in space: PointSpace) -> WarpFilter? {
    WarpFilter(MirrorMap(center: center, normal: Vector2(angle: angle.radians)), space)
  }
}

extension MotionTile: PixelWarp {
  /// The area that tiles cover, with the rectangle.
  public var reach: WarpReach {
    let (reach, middle) = (size * outputSize / 2, size / 2)
    var area = Rect(minX: 0, minY: 0, maxX: size.x, maxY: size.y)
    area.join(middle - reach)
    area.join(middle + reach)
    return .area(area)
  }

  /// The warp of pixels; `nil` for tiles without a size.
  public func warp(in space: PointSpace) -> WarpFilter? {
    TileMap(self, margin: space.margin).map { WarpFilter($0, space) }
  }
}

extension CornerPin: PixelWarp {
  /// The area of the rectangle and of its corners.
  public var reach: WarpReach {
    var area = Rect(minX: 0, minY: 0, maxX: size.x, maxY: size.y)
    for corner in [topLeft, topRight, bottomLeft, bottomRight] { area.join(corner) }
    return .area(area)
  }

  /// The warp of pixels; corners on a line show nothing.
  public func warp(in space: PointSpace) -> WarpFilter? {
    CornerPinMap(self, margin: space.margin).map { WarpFilter($0, space) } ?? .clear
  }
}
