import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// The drawing order of planes in front of a camera, and the split of planes that intersect.
@Suite struct DepthSorterTests {
  private let red = color(255, 0, 0)
  private let blue = color(0, 0, 255)

  /// Squares of 20 by 20 points at (6, 6), each with its inverse depth and the depth of its center.
  private func picture(
    _ planes: [(inverseDepth: Vector3?, depth: Double, color: Color)],
    in outer: SceneGroup = .init()
  ) -> Bitmap {
    var builder = SceneBuilder()
    var camera = outer
    camera.sortsByDepth = true
    builder.group(camera) {
      for plane in planes {
        $0.group(
          settings {
            $0.inverseDepth = plane.inverseDepth
            $0.depth = plane.depth
          }
        ) { $0.shape(rectangle(6, 6, 26, 26), plane.color) }
      }
    }
    return builder.render()
  }

  /// The inverse depth of a plane that is in front of `upright` to the right of x = 16.
  private let right = Vector3(0.01, 0, 0.34)
  /// The inverse depth of a plane parallel to the picture.
  private let upright = Vector3(0, 0, 0.5)

  @Test func intersectingPlanesAreSplit() {
    for depths in [(5.0, 6.0), (6.0, 5.0)] {
      let bitmap = picture([(right, depths.0, red), (upright, depths.1, blue)])
      #expect(bitmap[12, 16] == SIMD4(0, 0, 255, 255))
      #expect(bitmap[20, 16] == SIMD4(255, 0, 0, 255))
      // No seam along the split, and nothing beyond the outlines.
      #expect((6..<26).allSatisfy { bitmap[$0, 10].w == 255 })
      #expect(bitmap[3, 16] == .zero && bitmap[28, 16] == .zero)
    }
  }

  @Test func translucentPartsBlendBackToFront() {
    let bitmap = picture([(right, 5, color(255, 0, 0, 128)), (upright, 6, color(0, 0, 255, 128))])
    #expect(bitmap[10, 16].z > bitmap[10, 16].x && bitmap[20, 16].x > bitmap[20, 16].z)
    #expect(bitmap[10, 16].w == bitmap[20, 16].w && bitmap[15, 16].w == bitmap[10, 16].w)
  }

  @Test func splitsFollowTheTransformOfTheGroup() {
    var outer = SceneGroup()
    outer.transform = Affine.translation(Vector2(-16, -16)) * .scale(2)
    let bitmap = picture([(right, 5, red), (upright, 6, blue)], in: outer)
    // The transform keeps x = 16.
    #expect(bitmap[14, 16] == SIMD4(0, 0, 255, 255) && bitmap[17, 16] == SIMD4(255, 0, 0, 255))
  }

  @Test func otherPlanesAreOrderedByTheDepthOfTheirCenter() {
    // The planes would intersect at x = 36, outside both squares.
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

  @Test func projectionsOfEarlierFramesAreNotUsed() {
    func scene(_ divisor: Vector3?) -> Scene {
      var builder = SceneBuilder()
      builder.group(settings { $0.sortsByDepth = true }) {
        for (inverseDepth, paint) in [(right, red), (upright, blue)] {
          $0.group(
            settings {
              $0.inverseDepth = inverseDepth
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

  private func plane(_ node: Int, _ inverseDepth: Vector3) -> DepthPlane {
    DepthPlane(
      node: node, inverseDepth: inverseDepth,
      outline: Rect(minX: 0, minY: 0, maxX: 100, maxY: 100).corners)
  }

  @Test func theNearestPlaneIsDrawnLastAtEachPoint() {
    var random = SeededRandom(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    var worst = 0.0
    for _ in 0..<200 {
      let planes = (0..<4).map { _ in
        Vector3(number(-0.01...0.01), number(-0.01...0.01), number(1...2))
      }.sorted { $0.value(at: Vector2(50, 50)) < $1.value(at: Vector2(50, 50)) }
      var sorter = DepthSorter()
      let parts = sorter.parts(of: planes.enumerated().map { plane($0.offset, $0.element) })
      for _ in 0..<20 {
        let point = Vector2(number(0...100), number(0...100))
        let last = parts.last { $0.halfPlanes.allSatisfy { $0.value(at: point) >= 0 } }
        let inverseDepths = planes.map { $0.value(at: point) }
        worst = max(worst, (inverseDepths.max() ?? 0) - (last.map { inverseDepths[$0.node] } ?? 0))
      }
    }
    // Planes whose depths differ by less than the tolerance are not split.
    #expect(worst < 1e-3)
  }

  @Test func theNumberOfPartsIsLimited() {
    let planes = (0..<60).map { node in
      plane(node, Vector3(Double(node % 7) - 3, Double(node % 11) - 5, 300))
    }
    var sorter = DepthSorter()
    let parts = sorter.parts(of: planes)
    #expect(parts.count >= 60 && parts.count < 2_000)
    var broken = DepthSorter()
    #expect(broken.parts(of: [plane(0, Vector3(.nan, 0, 1)), plane(1, upright)]).count == 2)
  }
}
