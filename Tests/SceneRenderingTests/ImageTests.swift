import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

@Suite struct ImageTests {
  /// A picture with a red left half and a blue right half, with an alpha.
  private func halves(width: Int = 16, height: Int = 8, alpha: UInt8 = 255) throws -> Picture {
    let row = (0..<width).flatMap { x -> [UInt8] in
      x < width / 2 ? [255, 0, 0, alpha] : [0, 0, 255, alpha]
    }
    return try #require(
      Picture(width: width, height: height, rgba: Array(repeatElement(row, count: height).joined()))
    )
  }

  private func rendered(
    _ picture: Picture?, size: Vector2, _ group: SceneGroup = SceneGroup(),
    background: Color? = nil
  ) -> Bitmap {
    var builder = SceneBuilder()
    builder.group(group) { $0.image(picture, size: size) }
    return builder.render(background: background)
  }

  private let red = SIMD4<UInt8>(255, 0, 0, 255)
  private let blue = SIMD4<UInt8>(0, 0, 255, 255)

  @Test func fillsItsSize() throws {
    let bitmap = rendered(try halves(), size: Vector2(16, 8))
    #expect(bitmap[0, 0] == red && bitmap[7, 7] == red)
    #expect(bitmap[8, 0] == blue && bitmap[15, 7] == blue)
    #expect(bitmap[16, 0] == .zero && bitmap[0, 8] == .zero)
  }

  @Test func coversItsSizeAndIsCutInTheMiddle() throws {
    // The picture is twice as wide as high; the middle half of its width is visible.
    let bitmap = rendered(try halves(), size: Vector2(16, 16))
    #expect(bitmap[0, 0] == red && bitmap[6, 15] == red)
    #expect(bitmap[9, 0] == blue && bitmap[15, 15] == blue)
    #expect(bitmap[16, 0] == .zero && bitmap[0, 16] == .zero)
    let tall = rendered(try halves(width: 4, height: 32), size: Vector2(8, 8))
    #expect(tall[1, 0] == red && tall[6, 7] == blue && tall[1, 8] == .zero)
  }

  @Test func containedAndStretchedPicturesShowAll() throws {
    func bitmap(_ fit: PictureFit) throws -> Bitmap {
      var scene = Scene(size: Vector2(16, 16))
      scene.nodes[0].end = 2
      scene.nodes.append(SceneNode(kind: .image, index: 0, end: 2, source: 0))
      scene.images = [SceneImage(picture: try halves(), size: Vector2(16, 16), fit: fit)]
      return SceneRenderer(width: 16, height: 16).render(scene)
    }
    let contained = try bitmap(.contain)
    #expect(contained[8, 3] == .zero && contained[8, 12] == .zero)
    #expect(contained[0, 4] == red && contained[15, 11] == blue)
    let stretched = try bitmap(.stretch)
    #expect(stretched[0, 0] == red && stretched[6, 15] == red && stretched[15, 15] == blue)
  }

  @Test func edgesAreSmooth() throws {
    let bitmap = rendered(
      try halves(), size: Vector2(16, 8), settings { $0.transform = .translation(Vector2(0.5, 0)) })
    #expect(bitmap[0, 3] == SIMD4(128, 0, 0, 128))
    #expect(bitmap[16, 3] == SIMD4(0, 0, 128, 128))
    #expect(bitmap[4, 3] == red)
  }

  @Test func opacityOfTheGroupAppliesOnce() throws {
    let bitmap = rendered(
      try halves(alpha: 128), size: Vector2(16, 8), settings { $0.opacity = 0.5 })
    #expect(bitmap[2, 2] == SIMD4(64, 0, 0, 64))
  }

  @Test func blendModesApply() throws {
    let bitmap = rendered(
      try halves(), size: Vector2(16, 8), settings { $0.blendMode = .multiply },
      background: Color(red: 1, green: 1, blue: 0))
    #expect(bitmap[2, 2] == red)
    #expect(bitmap[12, 2] == SIMD4(0, 0, 0, 255))
  }

  @Test func clipsAndMasksCut() throws {
    let clipped = rendered(
      try halves(), size: Vector2(16, 8), settings { $0.clip = Rect(size: Vector2(4, 4)) })
    #expect(clipped[3, 3] == red && clipped[4, 3] == .zero && clipped[3, 4] == .zero)
    var builder = SceneBuilder()
    let path = builder.add(rectangle(2, 2, 6, 6))
    let masks = builder.masks([SceneMask(mode: .add, path: path)])
    let picture = try halves()
    builder.group(settings { $0.masks = masks }) { $0.image(picture, size: Vector2(16, 8)) }
    let masked = builder.render()
    #expect(masked[1, 3] == .zero && masked[2, 3] == red && masked[6, 3] == .zero)
  }

  @Test(
    arguments: [(MatteMode.alpha, 128), (.alphaInverted, 127), (.luma, 27)] as [(MatteMode, Int)])
  func serveAsMattes(mode: MatteMode, expected: Int) throws {
    let picture = try halves(alpha: 128)
    for wraps in [false, true] {
      var builder = SceneBuilder()
      builder.group(settings { $0.matte = mode }) {
        if wraps {
          $0.group { $0.image(picture, size: Vector2(16, 8)) }
        } else {
          $0.image(picture, size: Vector2(16, 8))
        }
        $0.shape(rectangle(0, 0, 32, 32), .white)
      }
      let bitmap = builder.render()
      #expect(abs(Int(bitmap[2, 2].w) - expected) <= 1)
      #expect(bitmap[20, 20].w == (mode == .alphaInverted ? 255 : 0))
    }
  }

  @Test func nothingIsDrawnWithoutPictureOrSize() throws {
    let picture = try halves()
    for (picture, size) in [
      (nil, Vector2(16, 8)), (picture, .zero), (picture, Vector2(-4, 4)),
      (picture, Vector2(.nan, 4)),
      (picture, Vector2(.infinity, 4)),
    ] {
      #expect(rendered(picture, size: size).pixels.allSatisfy { $0 == 0 })
    }
  }

  @Test func pictureMayChangeBetweenFrames() throws {
    let renderer = SceneRenderer(width: 32, height: 32)
    var builder = SceneBuilder()
    builder.group { $0.image(nil, size: Vector2(16, 8)) }
    #expect(renderer.render(builder.scene)[2, 2] == .zero)
    builder.scene.images[0].picture = try halves()
    #expect(renderer.render(builder.scene)[2, 2] == red)
    builder.scene.images[0].size = Vector2(32, 32)
    #expect(renderer.render(builder.scene)[2, 31] == red)
  }
}
