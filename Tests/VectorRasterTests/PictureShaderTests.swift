import Geometry
import SceneModel
import Testing

@testable import VectorRaster

@Suite struct PictureShaderTests {
  /// A picture of opaque grays.
  private func grays(width: Int, height: Int, _ value: (Int, Int) -> UInt8) throws -> Picture {
    var rgba: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { rgba += [value(x, y), value(x, y), value(x, y), 255] }
    }
    return try #require(Picture(width: width, height: height, rgba: rgba))
  }

  private func drawn(
    _ picture: Picture, _ transform: Affine, width: Int = 8, height: Int = 8
  ) throws -> Bitmap {
    let shader = try #require(PictureShader(picture, transform: transform))
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withSurface { shader.draw(on: $0) }
    return bitmap
  }

  @Test func premultipliesAndRefusesWrongSizes() throws {
    let picture = try #require(Picture(width: 1, height: 1, rgba: [255, 128, 1, 128]))
    #expect(picture.full.pixels == [0x8001_4080])
    #expect(Picture(width: 1, height: 1, rgba: [1, 2, 3]) == nil)
    #expect(Picture(width: 0, height: 0, rgba: []) == nil)
    #expect(Picture(width: .max, height: 2, rgba: [1, 2, 3, 4]) == nil)
    #expect(Picture(width: -1, height: -1, rgba: [1, 2, 3, 4]) == nil)
  }

  @Test func isEqualByPixels() throws {
    let one = try grays(width: 3, height: 3) { x, _ in UInt8(x) }
    #expect(try one == grays(width: 3, height: 3) { x, _ in UInt8(x) })
    #expect(try one != grays(width: 3, height: 3) { _, y in UInt8(y) })
  }

  @Test(arguments: [(1, 1), (2, 2), (5, 3), (7, 1), (16, 8), (1, 9)])
  func halvesKeepTheMean(size: (Int, Int)) throws {
    let flat = try grays(width: size.0, height: size.1) { _, _ in 77 }
    for level in (0..<flat.levelCount).map({ flat.level($0) }) {
      #expect(level.pixels.count == level.width * level.height)
      #expect(level.pixels.allSatisfy { $0 == 0xFF4D_4D4D })
    }
    #expect(flat.level(flat.levelCount - 1).pixels.count == 1)
    let ramp = try grays(width: 4, height: 2) { x, _ in UInt8(x * 40) }
    #expect(ramp.level(1).pixels.map { $0 & 255 } == [20, 100])
    let odd = try grays(width: 5, height: 1) { x, _ in UInt8(x * 40) }
    #expect(odd.level(1).pixels.map { $0 & 255 } == [40, 120])
  }

  @Test func drawsPixelsAsTheyAre() throws {
    let picture = try grays(width: 8, height: 8) { x, y in UInt8(x * 16 + y) }
    let bitmap = try drawn(picture, .identity)
    #expect(bitmap.pixels == picture.full.pixels)
    let moved = try drawn(picture, .translation(Vector2(2, 3)))
    #expect(moved[2, 3].x == 0 && moved[5, 4].x == 3 * 16 + 1)
    // Outside the picture its edge pixels are repeated.
    #expect(moved[0, 0].x == 0 && moved[7, 0].x == 5 * 16)
  }

  @Test func interpolatesNeighbors() throws {
    let picture = try grays(width: 8, height: 8) { x, y in UInt8(x * 16 + y) }
    let right = try drawn(picture, .translation(Vector2(-0.25, 0)))
    #expect(right[2, 2].x == 2 * 16 + 2 + 4)
    let down = try drawn(picture, .translation(Vector2(0, -0.5)))
    #expect([2, 3].contains(down[0, 2].x))
    let turned = try drawn(
      picture, Affine.translation(Vector2(8, 0)) * .rotation(degrees: 90))
    // The left edge becomes the top edge.
    #expect(turned[7, 0].x == 0 && turned[0, 0].x == 7 && turned[7, 7].x == 7 * 16)
  }

  @Test func enlargesLinearly() throws {
    let picture = try grays(width: 2, height: 1) { x, _ in UInt8(x * 200) }
    let bitmap = try drawn(picture, .scale(4), width: 8, height: 4)
    #expect((0..<8).map { bitmap[$0, 0].x } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test func averagesWhenMuchSmaller() throws {
    let checks = try grays(width: 64, height: 64) { x, y in (x + y) % 2 == 0 ? 0 : 200 }
    for scale in [0.5, 0.25, 0.125] {
      let bitmap = try drawn(checks, .scale(scale))
      #expect(bitmap.pixels.allSatisfy { $0 & 255 == 100 }, "\(scale)")
    }
    // The second level is smaller than 6/10 of the picture, so the first one is sampled.
    let bitmap = try drawn(checks, .scale(0.6))
    #expect(!bitmap.pixels.allSatisfy { $0 & 255 == 100 })
  }

  @Test func survivesAnyTransform() throws {
    let picture = try grays(width: 3, height: 2) { _, _ in 9 }
    for value in [1e-300, 1e-9, 1e9, 1e300, -1e18, .infinity, .nan] {
      for transform in [
        Affine.scale(value), .translation(Vector2(value, -value)),
        Affine(a: value, b: 1, c: 1, d: value, tx: 0, ty: value),
      ] {
        guard let shader = PictureShader(picture, transform: transform) else { continue }
        var bitmap = Bitmap(width: 4, height: 4)
        bitmap.withSurface { shader.draw(on: $0) }
        #expect(bitmap.pixels.allSatisfy { $0 == 0xFF09_0909 })
      }
    }
    #expect(PictureShader(picture, transform: .scale(0)) == nil)
  }
}
