import Geometry
import SceneModel

extension Mosaic: DrawnEffect {
  /// Adds the grid of blocks; nothing if these are not larger than pixels.
  func addFilters(to plan: inout EffectPlan) {
    let transform = plan.matrix
    let block = size / Vector2(max(1, blocks.x), max(1, blocks.y))
    let area = block.x * block.y * abs(transform.determinant)
    guard block.x > 0, block.y > 0, area > 1, area.isFinite,
      let inverse = transform.inverse, inverse.isFinite
    else { return }
    // The larger side of a block's bounds: the largest distance that a mosaic moves color.
    let (x, y) = (
      transform.applyLinear(Vector2(block.x, 0)), transform.applyLinear(Vector2(0, block.y))
    )
    plan.margin.add(reach: max(abs(x.x) + abs(y.x), abs(x.y) + abs(y.y)))
    let grid = MosaicGrid(
      transform: transform, inverse: inverse, block: block, area: Float(area), isSharp: isSharp)
    plan.add { grid.apply(to: $1, $0.blocks) }
  }
}

/// A grid of blocks, each filled with one color.
private struct MosaicGrid {
  /// From the group's coordinates to pixels.
  let transform: Affine
  let inverse: Affine
  /// The size of a block, in points.
  let block: Vector2
  /// The area of a block, in pixels.
  let area: Float
  /// Whether a block has the color at its center instead of its average color.
  let isSharp: Bool

  /// Applies the mosaic to a layer, which must include whole blocks around its pixels.
  func apply(to surface: PixelSurface, _ sums: ScratchMemory<SIMD4<Float>>) {
    let rect = surface.rect
    let area = Rect(rect).transformed(by: inverse)
    let first = (Vector2(area.minX, area.minY) / block).rounded(.down)
    let last = (Vector2(area.maxX, area.maxY) / block).rounded(.down)
    let (width, height) = (last.x - first.x + 1, last.y - first.y + 1)
    // Blocks are larger than pixels, so that there are more blocks than pixels only around rotated layers.
    guard width * height <= Double(rect.width + 2) * Double(rect.height + 2) * 4 + 64 else {
      return
    }
    let (columns, count) = (Int(width), Int(width * height))
    let blocks = sums.reserve(count)
    blocks.update(repeating: .zero, count: count)
    if isSharp {
      let sampler = BilinearSampler(surface)
      for index in 0..<count {
        let cell = first + Vector2(Double(index % columns) + 0.5, Double(index / columns) + 0.5)
        let center = transform.apply(cell * block)
        blocks[index] = sampler.sample(
          SIMD2(Float(center.x - Double(rect.minX)), Float(center.y - Double(rect.minY))))
      }
    } else {
      forEachPixel(surface, first, columns, count) { index, pixel in
        blocks[index] += SIMD4<Float>(unsafeBitCast(pixel.pointee, to: SIMD4<UInt8>.self))
      }
      for index in 0..<count { blocks[index] = MosaicGrid.clamped(blocks[index] / self.area) }
    }
    forEachPixel(surface, first, columns, count) { index, pixel in
      pixel.pointee = PixelMath.pixel(blocks[index])
    }
  }

  /// The premultiplied components with alpha clamped to 255 and the others clamped to alpha.
  private static func clamped(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let alpha = min(sample.w, 255)
    return SIMD4(min(sample.x, alpha), min(sample.y, alpha), min(sample.z, alpha), alpha)
  }

  /// Calls a function for each pixel: index of its block, address.
  @inline(__always)
  private func forEachPixel(
    _ surface: PixelSurface, _ first: Vector2, _ columns: Int, _ count: Int,
    _ body: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rect = surface.rect
    let step = Vector2(inverse.a, inverse.b) / block
    surface.forEachRow { y, row in
      let start = inverse.apply(Vector2(Double(rect.minX) + 0.5, Double(y) + 0.5))
      var cell = start / block - first
      for x in 0..<rect.width {
        let index = Int(cell.y) &* columns &+ Int(cell.x)
        // Only guards memory: pixel centers are half a pixel inside of the grid, and rounding moves them by far less.
        body(min(max(index, 0), count &- 1), row + x)
        cell += step
      }
    }
  }
}
