import Geometry
import SceneModel

/// A tiling that repeats a rectangle at the origin, the frame.
private struct TileMap: WarpMap {
  let tiling: MotionTile
  /// Half a pixel of the source, in points; source points keep this distance from the edges of the frame.
  let margin: Vector2
  private let tile: Vector2
  private let corner: Vector2

  /// Creates the map of a tiling; `nil` for tiles without a size.
  init?(_ tiling: MotionTile, margin: Vector2) {
    self.tiling = tiling
    self.margin = margin
    tile = tiling.size * tiling.tileSize
    corner = tiling.center - tile / 2
    guard tile.x > 1e-3, tile.y > 1e-3, tile.x.isFinite, tile.y.isFinite else { return nil }
  }

  @inline(__always) func source(of point: Vector2) -> Vector2? {
    let (output, frame) = (tiling.size * tiling.outputSize / 2, tiling.size)
    let offset = point - frame / 2
    guard abs(offset.x) <= output.x, abs(offset.y) <= output.y else { return nil }
    // The position in tiles.
    var position = (point - corner) / tile
    // Odd columns are shifted down, or odd rows to the right.
    let shift = tiling.phase / 360
    if tiling.shiftsRows {
      if TileMap.isOdd(position.y) { position.x -= shift }
    } else if TileMap.isOdd(position.x) {
      position.y -= shift
    }
    return Vector2(
      TileMap.fold(position.x, tiling.isMirrored, frame.x, margin.x),
      TileMap.fold(position.y, tiling.isMirrored, frame.y, margin.y))
  }

  /// The index of the tile at a position.
  @inline(__always) private static func index(_ position: Double) -> Int {
    let limited = min(max(position, -1e9), 1e9)
    let index = Int(limited)
    return Double(index) > limited ? index &- 1 : index
  }

  @inline(__always) private static func isOdd(_ position: Double) -> Bool {
    index(position) & 1 == 1
  }

  /// The coordinate in the frame of a position in a row or column of tiles.
  @inline(__always)
  private static func fold(
    _ position: Double, _ isMirrored: Bool, _ size: Double, _ margin: Double
  ) -> Double {
    let index = index(position)
    let fraction = position - Double(index)
    let coordinate = (isMirrored && index & 1 == 1 ? 1 - fraction : fraction) * size
    return min(max(coordinate, min(margin, size / 2)), max(size - margin, size / 2))
  }
}

extension MotionTile: DrawnEffect {
  /// Moves pixels in the area that tiles cover, with the frame; nothing for tiles without a size.
  func addFilters(to plan: inout EffectPlan) {
    guard let space = plan.space(of: self), let map = TileMap(self, margin: space.halfPixel) else {
      return
    }
    let (reach, middle) = (size * outputSize / 2, size / 2)
    var area = Rect(size: size)
    area.join(middle - reach)
    area.join(middle + reach)
    plan.add(area: area)
    plan.add(map, space)
  }
}
