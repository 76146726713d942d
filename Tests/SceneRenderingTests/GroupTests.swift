import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

@Suite struct GroupTests {
  private let red = color(255, 0, 0)
  private let green = color(0, 255, 0)

  @Test func sceneFillsThePicture() {
    var builder = SceneBuilder(size: 10)
    builder.shape(rectangle(0, 0, 5, 10), red)
    let bitmap = SceneRenderer(width: 40, height: 20).render(builder.scene)
    #expect(bitmap[19, 19] == SIMD4(255, 0, 0, 255))
    #expect(bitmap[20, 0] == .zero)
  }

  @Test func backgroundIsBehind() {
    var builder = SceneBuilder(size: 4)
    builder.shape(rectangle(0, 0, 2, 4), color(255, 0, 0, 128))
    let bitmap = builder.render(background: .white)
    #expect(bitmap[0, 0] == SIMD4(255, 127, 127, 255))
    #expect(bitmap[3, 0] == SIMD4(255, 255, 255, 255))
  }

  @Test func transformsNest() {
    var builder = SceneBuilder()
    builder.group(settings { $0.transform = .translation(Vector2(8, 0)) }) {
      $0.group(settings { $0.transform = .scale(2) }) { $0.shape(rectangle(1, 1, 3, 3), .white) }
    }
    let bitmap = builder.render()
    #expect(bitmap[10, 2].w == 255)
    #expect(bitmap[13, 5].w == 255)
    #expect(bitmap[9, 2].w == 0)
    #expect(bitmap[14, 5].w == 0)
  }

  @Test func opacityOfAGroupOfOneShapeIsThatOfTheShape() {
    var (group, shape) = (SceneBuilder(), SceneBuilder())
    group.group(settings { $0.opacity = 0.4 }) { $0.shape(circle(Vector2(16, 16), 12), red) }
    shape.shape(circle(Vector2(16, 16), 12), red) { $0.opacity = 0.4 }
    #expect(group.render().pixels == shape.render().pixels)
  }

  @Test func opacityAppliesToTheGroupAsAWhole() {
    var builder = SceneBuilder()
    builder.group(settings { $0.opacity = 0.5 }) {
      $0.shape(rectangle(0, 0, 20, 20), red)
      $0.shape(rectangle(10, 10, 30, 30), green)
    }
    let bitmap = builder.render()
    #expect(bitmap[5, 5] == SIMD4(128, 0, 0, 128))
    #expect(bitmap[15, 15] == SIMD4(0, 128, 0, 128))
  }

  @Test func layersDifferLittleFromDirectDrawing() {
    // Shapes that do not overlap are equal in a layer and without one.
    var (layered, direct) = (SceneBuilder(), SceneBuilder())
    layered.group(settings { $0.opacity = 0.3 }) {
      $0.shape(circle(Vector2(9, 9), 6.3), red)
      $0.shape(circle(Vector2(23, 22), 7.7), green)
    }
    direct.shape(circle(Vector2(9, 9), 6.3), red) { $0.opacity = 0.3 }
    direct.shape(circle(Vector2(23, 22), 7.7), green) { $0.opacity = 0.3 }
    #expect(difference(layered.render(background: .white), direct.render(background: .white)) <= 1)
  }

  @Test(
    arguments: [
      { (group: inout SceneGroup) in group.isVisible = false },
      { $0.opacity = 0 },
      { $0.opacity = .nan },
      { $0.transform = .scale(0) },
      { $0.transform.a = .nan },
      { $0.transform.tx = .infinity },
      { $0.clip = .empty },
      { $0.clip = Rect(minX: .nan, minY: 0, maxX: 5, maxY: 5) },
    ] as [@Sendable (inout SceneGroup) -> Void])
  func hiddenGroupsDrawNothing(change: @Sendable (inout SceneGroup) -> Void) {
    var builder = SceneBuilder()
    builder.group(settings(change)) { $0.shape(rectangle(0, 0, 30, 30), .white) }
    #expect(builder.render().pixels.allSatisfy { $0 == 0 })
  }

  @Test func clipsCutWithSmoothEdges() {
    var builder = SceneBuilder()
    builder.group(settings { $0.clip = Rect(minX: 4, minY: 4.25, maxX: 20.5, maxY: 20) }) {
      $0.shape(rectangle(0, 0, 32, 32), .white)
    }
    let bitmap = builder.render()
    #expect(bitmap[3, 10].w == 0)
    #expect(bitmap[4, 10].w == 255)
    #expect(bitmap[10, 4].w == 191)
    #expect(bitmap[20, 10].w == 128)
    #expect(bitmap[10, 20].w == 0)
  }

  @Test func turnedClipsCut() {
    var (clipped, drawn) = (SceneBuilder(), SceneBuilder())
    let turn = Affine.translation(Vector2(16, 2)) * .rotation(degrees: 45)
    clipped.group(
      settings {
        $0.transform = turn
        $0.clip = Rect(minX: 0, minY: 0, maxX: 18, maxY: 18)
      }
    ) { $0.shape(rectangle(-40, -40, 40, 40), red) }
    drawn.group(settings { $0.transform = turn }) { $0.shape(rectangle(0, 0, 18, 18), red) }
    #expect(difference(clipped.render(), drawn.render()) == 0)
  }

  @Test func layersReachOnlyAsFarAsTheirGroup() {
    var builder = SceneBuilder()
    builder.group(
      settings {
        $0.opacity = 0.5
        $0.clip = Rect(minX: 8, minY: 8, maxX: 16, maxY: 16)
      }
    ) {
      $0.shape(rectangle(-100, -100, 100, 100), red)
      $0.shape(rectangle(-100, 12, 100, 100), green)
    }
    let bitmap = builder.render()
    #expect(bitmap[8, 8] == SIMD4(128, 0, 0, 128))
    #expect(bitmap[15, 15] == SIMD4(0, 128, 0, 128))
    #expect(bitmap[7, 8].w == 0)
    #expect(bitmap[16, 15].w == 0)
  }

  @Test func deepNestingIsCutOff() {
    var scene = Scene(size: Vector2(8, 8))
    scene.nodes.removeAll()
    for depth in 0..<5000 {
      scene.groups.append(SceneGroup())
      scene.nodes.append(SceneNode(kind: .group, index: depth, end: 5000, source: 0))
    }
    #expect(SceneRenderer(width: 8, height: 8).render(scene).pixels.allSatisfy { $0 == 0 })
  }

  @Test(arguments: [Vector2(0, 0), Vector2(.nan, 5), Vector2(-4, 4), Vector2(.infinity, 1)])
  func oddSizesAreHarmless(size: Vector2) {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 30, 30), .white)
    builder.scene.size = size
    let bitmap = SceneRenderer(width: 8, height: 8).render(builder.scene)
    #expect(bitmap.pixels.count == 64)
    #expect(SceneRenderer(width: 0, height: -3).render(builder.scene).pixels.isEmpty)
  }
}
