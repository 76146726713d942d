public import Geometry
public import SceneModel

/// A grid of blocks on a layer, each of which gets one colour.
public struct MosaicFilter {
  private let inverse: Affine
  private let transform: Affine
  /// The size of a block, in points.
  private let block: Vector2
  /// How many pixels a block has.
  private let area: Float
  private let isSharp: Bool

  /// Makes the mosaic of a group whose coordinates `transform` leads to pixels; `nil` where blocks are no larger than
  /// pixels.
  public init?(_ mosaic: Mosaic, transform: Affine) {
    let block = mosaic.size / Vector2(max(1, mosaic.blocks.x), max(1, mosaic.blocks.y))
    let area = block.x * block.y * abs(transform.determinant)
    guard block.x > 0, block.y > 0, area > 1, area.isFinite,
      let inverse = transform.inverse, inverse.isFinite
    else { return nil }
    (self.block, self.transform, self.inverse) = (block, transform, inverse)
    self.area = Float(area)
    isSharp = mosaic.isSharp
  }

  /// How far a block reaches, in pixels.
  public var reach: Double {
    let (x, y) = (
      transform.applyLinear(Vector2(block.x, 0)), transform.applyLinear(Vector2(0, block.y))
    )
    return max(abs(x.x) + abs(y.x), abs(x.y) + abs(y.y))
  }

  /// Changes a layer, which must have room for whole blocks around its pixels.
  func apply(to surface: PixelSurface, _ sums: ScratchMemory<SIMD4<Float>>) {
    let rect = surface.rect
    let area = Rect(rect).transformed(by: inverse)
    let first = (Vector2(area.minX, area.minY) / block).rounded(.down)
    let last = (Vector2(area.maxX, area.maxY) / block).rounded(.down)
    let (width, height) = (last.x - first.x + 1, last.y - first.y + 1)
    // Blocks are larger than pixels: there are few more of them, but for the corners of turned layers.
    guard width * height <= Double(rect.width + 2) * Double(rect.height + 2) * 4 + 64 else {
      return
    }
    let (columns, count) = (Int(width), Int(width * height))
    let blocks = sums.reserve(count)
    blocks.update(repeating: .zero, count: count)
    if isSharp {
      pick(blocks, columns, count, first, PixelSampler(surface), rect)
    } else {
      visit(surface, first, columns, count) { index, pixel in
        blocks[index] += SIMD4<Float>(unsafeBitCast(pixel.pointee, to: SIMD4<UInt8>.self))
      }
      for index in 0..<count { blocks[index] = MosaicFilter.limited(blocks[index] / self.area) }
    }
    visit(surface, first, columns, count) { index, pixel in
      pixel.pointee = PixelMath.pixel(blocks[index])
    }
  }

  /// Stores the colours of the blocks' middles.
  private func pick(
    _ blocks: UnsafeMutablePointer<SIMD4<Float>>, _ columns: Int, _ count: Int, _ first: Vector2,
    _ sampler: PixelSampler, _ rect: PixelRect
  ) {
    for index in 0..<count {
      let cell = first + Vector2(Double(index % columns) + 0.5, Double(index / columns) + 0.5)
      let middle = transform.apply(cell * block)
      blocks[index] = sampler.sample(
        SIMD2(Float(middle.x - Double(rect.minX)), Float(middle.y - Double(rect.minY))))
    }
  }

  /// Components that are no larger than alpha, which is no larger than 255.
  private static func limited(_ sample: SIMD4<Float>) -> SIMD4<Float> {
    let most = min(sample.w, 255)
    return SIMD4(min(sample.x, most), min(sample.y, most), min(sample.z, most), most)
  }

  /// Visits all pixels: index of the block, address.
  @inline(__always)
  private func visit(
    _ surface: PixelSurface, _ first: Vector2, _ columns: Int, _ count: Int,
    _ body: (Int, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    let rect = surface.rect
    let step = Vector2(inverse.a, inverse.b) / block
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      let start = inverse.apply(Vector2(Double(rect.minX) + 0.5, Double(y) + 0.5))
      var cell = start / block - first
      for x in 0..<rect.width {
        let index = Int(cell.y) &* columns &+ Int(cell.x)
        body(min(max(index, 0), count &- 1), row + x)
        cell += step
      }
    }
  }
}
