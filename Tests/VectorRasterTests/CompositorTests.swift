import Geometry
import SceneModel
import TestSupport
import Testing

@testable import VectorRaster

@Suite struct CompositorTests {
  private let size = 48
  private var rect: PixelRect { PixelRect(minX: 0, minY: 0, maxX: size, maxY: size) }

  private func noise(seed: UInt64) -> Bitmap {
    var numbers = TestNumbers(seed: seed)
    var bitmap = Bitmap(width: size, height: size)
    for y in 0..<size {
      for x in 0..<size { bitmap[x, y] = numbers.pixel() }
    }
    return bitmap
  }

  private func layer(of bitmap: Bitmap) -> PixelLayer {
    let layer = PixelLayer()
    layer.reset(to: rect)
    for (index, pixel) in bitmap.pixels.enumerated() { layer.surface.base[index] = pixel }
    return layer
  }

  /// A mask with partial and full coverage, in uniform and other spans.
  private func coverage() -> CoverageMask {
    let mask = CoverageMask()
    var path = circle(Vector2(20, 22), 15.3)
    path.append(rectangle(30.4, 2, 47, 40.7))
    PathRasterizer().fill(
      path, rule: .evenOdd, transform: .rotation(degrees: 5), clip: rect, into: mask)
    return mask
  }

  private func expectNear(
    _ actual: SIMD4<UInt8>, _ expected: SIMD4<Double>, tolerance: Double, _ comment: Comment
  ) {
    for lane in 0..<4 {
      #expect(abs(Double(actual[lane]) - expected[lane]) <= tolerance, comment)
    }
  }

  @Test(arguments: BlendMode.allCases)
  func layersBlendLikeTheReference(mode: BlendMode) {
    let (source, backdrop) = (noise(seed: 1), noise(seed: 2))
    let layer = layer(of: source)
    var result = backdrop
    result.withSurface {
      Compositor().draw(layer.surface, mask: nil, opacity: 255, mode: mode, on: $0)
    }
    for y in 0..<size {
      for x in 0..<size {
        let expected = ReferenceBlending.blend(mode, backdrop: backdrop[x, y], source: source[x, y])
        expectNear(
          result[x, y], expected, tolerance: 1.01, "\(backdrop[x, y]) and \(source[x, y])")
      }
    }
  }

  @Test(arguments: BlendMode.allCases)
  func coverageAndOpacityWeakenTheSource(mode: BlendMode) {
    let (source, backdrop, mask) = (noise(seed: 3), noise(seed: 4), coverage())
    let bytes = Bytes(mask, width: size, height: size)
    let layer = layer(of: source)
    var result = backdrop
    result.withSurface {
      Compositor().draw(layer.surface, mask: mask, opacity: 200, mode: mode, on: $0)
    }
    for y in 0..<size {
      for x in 0..<size {
        let share = UInt8((Double(bytes[x, y]) * 200 / 255).rounded())
        let expected = ReferenceBlending.blend(
          mode, backdrop: backdrop[x, y], source: source[x, y], coverage: share)
        // The scaled source is rounded again, and formulas with quotients amplify that.
        expectNear(
          result[x, y], expected, tolerance: 2.01, "\(backdrop[x, y]) and \(source[x, y])")
      }
    }
  }

  @Test(arguments: BlendMode.allCases, [UInt32(0xFF40_80C0), 0x8040_2000])
  func colorsBlendAsLayersDo(mode: BlendMode, color: UInt32) {
    let (backdrop, mask) = (noise(seed: 5), coverage())
    let layer = PixelLayer()
    layer.reset(to: rect)
    layer.surface.clear(to: color)
    var (filled, drawn) = (backdrop, backdrop)
    filled.withSurface { Compositor().fill(mask, color: color, mode: mode, on: $0) }
    drawn.withSurface {
      Compositor().draw(layer.surface, mask: mask, opacity: 255, mode: mode, on: $0)
    }
    for y in 0..<size {
      for x in 0..<size {
        let drawn = SIMD4<Double>(drawn[x, y])
        expectNear(filled[x, y], drawn, tolerance: 1, "at \(x), \(y)")
      }
    }
    #expect(filled.pixels != backdrop.pixels)
  }

  @Test func opaqueColorsAreStoredAsTheyAre() {
    let mask = mask(PixelRect(minX: 3, minY: 4, maxX: 30, maxY: 9))
    var bitmap = noise(seed: 6)
    bitmap.withSurface { Compositor().fill(mask, color: 0xFF12_3456, on: $0) }
    #expect(bitmap[3, 4] == SIMD4(0x56, 0x34, 0x12, 255))
    #expect(bitmap[29, 8] == SIMD4(0x56, 0x34, 0x12, 255))
    #expect(bitmap.pixels.filter { $0 == 0xFF12_3456 }.count >= 27 * 5)
  }

  @Test func surfacesClipDrawing() {
    let (backdrop, mask) = (noise(seed: 7), coverage())
    let part = PixelRect(minX: 11, minY: 13, maxX: 33, maxY: 29)
    var (whole, clipped) = (backdrop, backdrop)
    whole.withSurface { Compositor().fill(mask, color: 0x8000_3010, on: $0) }
    clipped.withSurface {
      Compositor().fill(mask, color: 0x8000_3010, on: $0.clipped(to: part))
    }
    for y in 0..<size {
      for x in 0..<size {
        let isInside = (11..<33).contains(x) && (13..<29).contains(y)
        #expect(clipped[x, y] == (isInside ? whole[x, y] : backdrop[x, y]))
      }
    }
  }

  @Test func intersectionsAreProducts() {
    let (left, right, both) = (coverage(), CoverageMask(), CoverageMask())
    PathRasterizer().fill(
      circle(Vector2(30, 25), 17.7), rule: .nonZero, transform: .identity, clip: rect, into: right)
    both.setIntersection(left, right, stamp: 1)
    let (a, b) = (Bytes(left, width: size, height: size), Bytes(right, width: size, height: size))
    let product = Bytes(both, width: size, height: size)
    for index in product.values.indices {
      let expected = (Double(a.values[index]) * Double(b.values[index]) / 255).rounded()
      #expect(Double(product.values[index]) == expected)
    }
  }

  @Test func planesBecomeCoverageAndBack() {
    var numbers = TestNumbers(seed: 8)
    let plane = MaskPlane()
    plane.reset(to: PixelRect(minX: -4, minY: -2, maxX: 60, maxY: 50), value: 0)
    for index in 0..<plane.count where index % 100 < 60 {
      plane.bytes[index] = UInt8(index % 100 < 30 ? 255 : numbers.next(below: 256))
    }
    let mask = CoverageMask()
    mask.set(plane, stamp: 1)
    let copy = MaskPlane()
    copy.reset(to: plane.rect, value: 0)
    copy.copy(mask)
    for index in 0..<plane.count { #expect(copy.bytes[index] == plane.bytes[index]) }
  }

  @Test func straightAlphaDividesAlphaOut() {
    var bitmap = Bitmap(width: 3, height: 1)
    bitmap[0, 0] = SIMD4(64, 32, 0, 128)
    bitmap[1, 0] = SIMD4(9, 8, 7, 255)
    #expect(bitmap.straightAlphaBytes() == [128, 64, 0, 128, 9, 8, 7, 255, 0, 0, 0, 0])
    #expect(Bitmap.pixel(Color(red: 2, green: .nan, blue: 0.5, alpha: 1)) == 0xFF80_00FF)
  }
}
