import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

@Suite struct MaskTests {
  /// The alpha of a white square of 32 points under masks.
  private func masked(
    _ masks: [(MaskMode, BezierPath)], _ change: (inout SceneMask) -> Void = { _ in },
    shapes: Int = 1
  ) -> Bitmap {
    var builder = SceneBuilder()
    var list: [SceneMask] = []
    for (mode, path) in masks {
      var mask = SceneMask(mode: mode, path: builder.add(path))
      change(&mask)
      list.append(mask)
    }
    let range = builder.masks(list)
    builder.group(settings { $0.masks = range }) {
      for _ in 0..<shapes { $0.shape(rectangle(0, 0, 32, 32), .white) }
    }
    return builder.render()
  }

  private let left = rectangle(0, 0, 20, 32)
  private let right = rectangle(12, 0, 32, 32)

  @Test(arguments: [1, 2])
  func addLetsTheInsideThrough(shapes: Int) {
    let bitmap = masked([(.add, left)], shapes: shapes)
    #expect(bitmap[19, 5].w == 255)
    #expect(bitmap[20, 5].w == 0)
  }

  @Test(arguments: [
    (MaskMode.add, [255, 255, 255]), (.subtract, [255, 0, 0]), (.intersect, [0, 255, 0]),
    (.lighten, [255, 255, 255]), (.darken, [0, 255, 0]), (.difference, [255, 0, 255]),
  ])
  func secondMasksCombineByMode(mode: MaskMode, expected: [UInt8]) {
    let bitmap = masked([(.add, left), (mode, right)])
    #expect([bitmap[5, 5].w, bitmap[15, 5].w, bitmap[25, 5].w] == expected)
  }

  @Test(arguments: [
    (MaskMode.add, [255, 0]), (.subtract, [0, 255]), (.intersect, [255, 0]), (.darken, [255, 0]),
    (.lighten, [255, 0]), (.difference, [255, 0]),
  ])
  func firstMasksStartEmptyOrFull(mode: MaskMode, expected: [UInt8]) {
    let bitmap = masked([(mode, left)])
    #expect([bitmap[5, 5].w, bitmap[25, 5].w] == expected)
  }

  @Test(arguments: [1, 2])
  func opacityWeakensTheInside(shapes: Int) {
    let bitmap = masked([(.add, left)], { $0.opacity = 0.6 }, shapes: shapes)
    #expect(bitmap[5, 5].w == 153)
    #expect(bitmap[25, 5].w == 0)
    #expect(masked([(.subtract, left)], { $0.opacity = 0.6 })[5, 5].w == 102)
  }

  @Test func inversionExchangesInsideAndOutside() {
    let bitmap = masked([(.add, left)], { $0.isInverted = true })
    #expect(bitmap[5, 5].w == 0)
    #expect(bitmap[25, 5].w == 255)
  }

  @Test func expansionMovesTheEdge() {
    let grown = masked([(.add, rectangle(10, 10, 20, 20))], { $0.expansion = 3 })
    #expect(grown[7, 7].w == 255)
    #expect(grown[6, 15].w == 0)
    let shrunk = masked([(.add, rectangle(10, 10, 20, 20))], { $0.expansion = -3 })
    #expect(shrunk[13, 13].w == 255)
    #expect(shrunk[12, 15].w == 0)
    #expect(shrunk[10, 10].w == 0)
  }

  @Test func featherMakesASoftEdge() {
    let bitmap = masked(
      [(.add, rectangle(-50, -50, 16, 82))], { $0.feather = Vector2(10, 10) })
    #expect(bitmap[2, 16].w == 255)
    #expect(bitmap[29, 16].w == 0)
    #expect(abs(Int(bitmap[15, 16].w) + Int(bitmap[16, 16].w) - 255) <= 2)
    for x in 0..<31 { #expect(bitmap[x, 16].w >= bitmap[x + 1, 16].w) }
    // The slope is that of a Gaussian whose standard deviation is 0.3 of the feather.
    let slope = Int(bitmap[15, 16].w) - Int(bitmap[16, 16].w)
    #expect(abs(Double(slope) - 255 / (3 * (2 * Double.pi).squareRoot())) < 4)
  }

  @Test(arguments: [Vector2(.nan, 3), Vector2(-5, 1e30), Vector2(0.01, 0)])
  func oddMasksAreHarmless(feather: Vector2) {
    _ = masked([(.add, left), (.difference, BezierPath())]) {
      $0.feather = feather
      $0.expansion = feather.x
      $0.opacity = feather.y
    }
  }

  @Test func masksFollowTheGroup() {
    var builder = SceneBuilder()
    let range = builder.masks([SceneMask(mode: .add, path: builder.add(rectangle(0, 0, 4, 4)))])
    builder.group(
      settings {
        $0.transform = .translation(Vector2(10, 10))
        $0.masks = range
      }
    ) { $0.shape(rectangle(-20, -20, 20, 20), .white) }
    let bitmap = builder.render()
    #expect(bitmap[10, 10].w == 255)
    #expect(bitmap[9, 10].w == 0)
    #expect(bitmap[14, 10].w == 0)
  }
}
