import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

@Suite struct MatteTests {
  /// A white square of 32 points under a matte that covers its left 16 columns.
  private func matted(
    _ mode: MatteMode, _ paint: Color, layers: Int = 1, opacity: Double = 1
  ) -> Bitmap {
    var builder = SceneBuilder()
    builder.group(
      settings {
        $0.matte = mode
        $0.opacity = opacity
      }
    ) {
      $0.group { $0.shape(rectangle(0, 0, 16, 32), paint) }
      for _ in 0..<layers { $0.shape(rectangle(0, 0, 32, 32), .white) }
    }
    return builder.render()
  }

  @Test(arguments: [1, 2])
  func alphaMattesLetThroughWhereTheyAreOpaque(layers: Int) {
    let bitmap = matted(.alpha, color(0, 0, 0, 200), layers: layers)
    #expect(bitmap[5, 5] == SIMD4(200, 200, 200, 200))
    #expect(bitmap[20, 5] == .zero)
    let opaque = matted(.alpha, .black, layers: layers)
    #expect(opaque[5, 5] == SIMD4(255, 255, 255, 255))
    #expect(opaque[16, 5] == .zero)
  }

  @Test(arguments: [1, 2])
  func invertedAlphaMattesLetThroughWhereTheyAreTransparent(layers: Int) {
    let bitmap = matted(.alphaInverted, color(0, 0, 0, 200), layers: layers)
    #expect(bitmap[5, 5].w == 55)
    #expect(bitmap[20, 5].w == 255)
  }

  @Test(
    arguments: [
      (color(255, 255, 255), 255), (color(0, 0, 0), 0), (color(255, 0, 0), 54),
      (color(0, 255, 0), 182), (color(0, 0, 255), 18), (color(255, 255, 255, 100), 100),
    ] as [(Color, UInt8)])
  func lumaMattesLetThroughWhereTheyAreLight(paint: Color, expected: UInt8) {
    let bitmap = matted(.luma, paint, layers: 2)
    #expect(bitmap[5, 5].w == expected)
    #expect(bitmap[20, 5].w == 0)
    let inverted = matted(.lumaInverted, paint)
    #expect(inverted[5, 5].w == 255 - expected)
    #expect(inverted[20, 5].w == 255)
  }

  @Test(arguments: [1, 2])
  func opacityOfTheGroupAppliesAfterTheMatte(layers: Int) {
    #expect(matted(.alpha, .black, layers: layers, opacity: 0.5)[5, 5].w == 128)
  }

  @Test func mattesThatAreNotDrawnHideOrShowAll() {
    for (mode, expected) in [(.alpha, 0), (.alphaInverted, 255)] as [(MatteMode, UInt8)] {
      var builder = SceneBuilder()
      builder.group(settings { $0.matte = mode }) {
        $0.group(settings { $0.isVisible = false }) { $0.shape(rectangle(0, 0, 32, 32), .white) }
        $0.shape(rectangle(0, 0, 32, 32), .white)
      }
      #expect(builder.render()[5, 5].w == expected)
    }
  }

  @Test func mattesNest() {
    var builder = SceneBuilder()
    builder.group(settings { $0.matte = .alpha }) {
      $0.group(settings { $0.matte = .alphaInverted }) {
        $0.shape(rectangle(0, 0, 32, 16), .black)
        $0.shape(rectangle(0, 0, 16, 32), .black)
      }
      $0.group(settings { $0.opacity = 0.5 }) {
        $0.shape(rectangle(0, 0, 32, 32), .white)
        $0.shape(rectangle(0, 0, 32, 32), .white)
      }
    }
    let bitmap = builder.render()
    #expect(bitmap[5, 20].w == 128)
    #expect(bitmap[5, 10].w == 0)
    #expect(bitmap[20, 20].w == 0)
  }

  @Test(arguments: [MatteMode.alpha, .luma], [1, 2])
  func mattesOfOneShapeEqualDrawnOnes(mode: MatteMode, layers: Int) {
    func builder(_ extra: Bool) -> SceneBuilder {
      var builder = SceneBuilder()
      let masks = builder.masks([
        SceneMask(mode: .add, path: builder.add(circle(Vector2(14, 14), 11)), opacity: 0.7)
      ])
      builder.group(settings { $0.matte = mode }) {
        $0.group(settings { $0.masks = masks }) {
          $0.shape(circle(Vector2(18, 17), 10.3), .white)
          // A second shape requires the matte to be rendered.
          if extra { $0.shape(rectangle(15, 15, 16, 16), .white) }
        }
        for _ in 0..<layers { $0.shape(circle(Vector2(20, 20), 11), color(9, 200, 90)) }
      }
      return builder
    }
    let (plain, drawn) = (builder(false).render(), builder(true).render())
    #expect(difference(plain, drawn) <= 1)
    #expect(plain.pixels.contains { $0 != 0 })
  }
}
