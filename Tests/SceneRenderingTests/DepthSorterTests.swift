import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Planes before a camera, and what becomes of those that pass through each other.
@Suite struct DepthSorterTests {
  private let red = color(255, 0, 0)
  private let blue = color(0, 0, 255)

  /// Squares of 20 by 20 points at (6, 6), each with how near it is and how deep its middle lies.
  private func picture(
    _ planes: [(nearness: Vector3?, depth: Double, color: Color)], in outer: SceneGroup = .init()
  ) -> Bitmap {
    var builder = SceneBuilder()
    var camera = outer
    camera.sortsByDepth = true
    builder.group(camera) {
      for plane in planes {
        $0.group(
          settings {
            $0.nearness = plane.nearness
            $0.depth = plane.depth
          }
        ) { $0.shape(rectangle(6, 6, 26, 26), plane.color) }
      }
    }
    return builder.render()
  }

  /// A plane that is nearer to the right of x = 16.
  private let right = Vector3(0.01, 0, 0.34)
  /// One that is as near everywhere.
  private let upright = Vector3(0, 0, 0.5)

  @Test func planesThatPassThroughEachOtherAreParted() {
    for depths in [(5.0, 6.0), (6.0, 5.0)] {
      let bitmap = picture([(right, depths.0, red), (upright, depths.1, blue)])
      #expect(bitmap[12, 16] == SIMD4(0, 0, 255, 255))
      #expect(bitmap[20, 16] == SIMD4(255, 0, 0, 255))
      // No seam, and nothing that hangs over.
      #expect((6..<26).allSatisfy { bitmap[$0, 10].w == 255 })
      #expect(bitmap[3, 16] == .zero && bitmap[28, 16] == .zero)
    }
  }

  @Test func translucentPartsMixInOrder() {
    let bitmap = picture([(right, 5, color(255, 0, 0, 128)), (upright, 6, color(0, 0, 255, 128))])
    #expect(bitmap[10, 16].z > bitmap[10, 16].x && bitmap[20, 16].x > bitmap[20, 16].z)
    #expect(bitmap[10, 16].w == bitmap[20, 16].w && bitmap[15, 16].w == bitmap[10, 16].w)
  }

  @Test func theCutMovesAndScalesWithTheGroup() {
    var outer = SceneGroup()
    outer.transform = Affine.translation(Vector2(-16, -16)) * .scale(2)
    let bitmap = picture([(right, 5, red), (upright, 6, blue)], in: outer)
    // x = 16 lies at 16, as before.
    #expect(bitmap[14, 16] == SIMD4(0, 0, 255, 255) && bitmap[17, 16] == SIMD4(255, 0, 0, 255))
  }

  @Test func othersGoByTheDepthOfTheirMiddle() {
    // They would meet at x = 36, where neither is.
    let far = Vector3(0.01, 0, 0.14)
    let bitmap = picture([(far, 5, red), (upright, 6, blue)])
    #expect(bitmap[12, 16] == SIMD4(255, 0, 0, 255) && bitmap[20, 16] == SIMD4(255, 0, 0, 255))
    let flat = picture([(nil, 5, red), (upright, 6, blue)])
    #expect(flat[12, 16] == SIMD4(255, 0, 0, 255))
  }

  @Test func theClipOfTheCameraStays() {
    var outer = SceneGroup()
    outer.clip = Rect(minX: 0, minY: 0, maxX: 32, maxY: 12.5)
    outer.transform = .rotation(degrees: 0.5)
    let bitmap = picture([(right, 5, red), (upright, 6, blue)], in: outer)
    #expect(bitmap[20, 10] == SIMD4(255, 0, 0, 255) && bitmap[20, 16] == .zero)
  }

  @Test func planesThatLieFlatAgainAreAsLargeAsTheyAre() {
    func scene(_ divisor: Vector3?) -> Scene {
      var builder = SceneBuilder()
      builder.group(settings { $0.sortsByDepth = true }) {
        for (nearness, paint) in [(right, red), (upright, blue)] {
          $0.group(
            settings {
              $0.nearness = nearness
              $0.divisor = divisor
            }
          ) { $0.shape(rectangle(6, 6, 26, 26), paint) }
        }
      }
      return builder.scene
    }
    let renderer = SceneRenderer(width: 32, height: 32)
    _ = renderer.render(scene(Vector3(0, 0, 4)))
    let bitmap = renderer.render(scene(nil))
    #expect(bitmap[12, 16] == SIMD4(0, 0, 255, 255) && bitmap[20, 16] == SIMD4(255, 0, 0, 255))
  }

  private func plane(_ node: Int, _ nearness: Vector3) -> DepthSorter.Plane {
    DepthSorter.Plane(
      node: node, nearness: nearness,
      outline: Rect(minX: 0, minY: 0, maxX: 100, maxY: 100).corners)
  }

  /// The nearest plane at each place is the last one that is drawn there.
  @Test func everyPlaceShowsTheNearest() {
    var random = SeededRandom(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func value(_ line: Vector3, _ place: Vector2) -> Double {
      line.x * place.x + line.y * place.y + line.z
    }
    var worst = 0.0
    for _ in 0..<200 {
      let lines = (0..<4).map { _ in
        Vector3(number(-0.01...0.01), number(-0.01...0.01), number(1...2))
      }.sorted { value($0, Vector2(50, 50)) < value($1, Vector2(50, 50)) }
      var order = DepthSorter()
      let parts = order.parts(of: lines.enumerated().map { plane($0.offset, $0.element) })
      for _ in 0..<20 {
        let place = Vector2(number(0...100), number(0...100))
        let last = parts.last { $0.sides.allSatisfy { value($0, place) >= 0 } }
        let nearness = lines.map { value($0, place) }
        worst = max(worst, (nearness.max() ?? 0) - (last.map { nearness[$0.node] } ?? 0))
      }
    }
    // Planes that differ by less than can be seen are not parted.
    #expect(worst < 1e-3)
  }

  @Test func manyPlanesEnd() {
    let planes = (0..<60).map { node in
      plane(node, Vector3(Double(node % 7) - 3, Double(node % 11) - 5, 300))
    }
    var order = DepthSorter()
    let parts = order.parts(of: planes)
    #expect(parts.count >= 60 && parts.count < 2_000)
    var broken = DepthSorter()
    #expect(broken.parts(of: [plane(0, Vector3(.nan, 0, 1)), plane(1, upright)]).count == 2)
  }
}
