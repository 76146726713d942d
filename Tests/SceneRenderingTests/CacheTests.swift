import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

@Suite struct CacheTests {
  /// A scene with every kind of node, at a time.
  private func scene(_ time: Double) -> Scene {
    var builder = SceneBuilder(size: 64)
    let wave = circle(Vector2(32, 32), 20 + time)
    let gradient = Gradient(
      kind: .radial, start: Vector2(32, 32), end: Vector2(50, 32), focalPoint: Vector2(36, 30),
      stops: [
        Gradient.Stop(offset: 0, color: .white),
        Gradient.Stop(offset: 1, color: color(0, 90, 255, 100)),
      ])
    builder.shape(wave, .gradient(gradient))
    let masks = builder.masks([
      SceneMask(mode: .add, path: builder.add(circle(Vector2(30, 30), 25))),
      SceneMask(
        mode: .subtract, path: builder.add(rectangle(20, 20, 30, 30)), opacity: 0.5,
        feather: Vector2(4, 4)),
    ])
    builder.group(
      settings {
        $0.transform = .rotation(degrees: time * 3)
        $0.masks = masks
        $0.clip = Rect(minX: 5.5, minY: 5, maxX: 50, maxY: 50)
      }
    ) {
      $0.shape(rectangle(10, 10, 40, 40), color(255, 120, 0, 180))
      $0.shape(
        circle(Vector2(40, 30), 12), .color(.black),
        style: .stroke(StrokeStyle(width: 3, cap: .round, dashes: [6, 4], dashOffset: time)))
    }
    builder.group(settings { $0.matte = .alpha }) {
      $0.shape(circle(Vector2(32 + time, 50), 9), .black)
      $0.group(settings { $0.blendMode = .multiply }) {
        $0.shape(rectangle(20, 40, 60, 60), color(0, 255, 0))
        $0.shape(rectangle(30, 40, 60, 60), color(0, 255, 255, 120))
      }
    }
    // Two groups with effects, of which the second one moves.
    builder.scene.effects = [
      SceneEffect(
        DropShadow(color: .black, opacity: 0.5, offset: Vector2(3, 2), deviation: 2)),
      .gaussianBlur(deviation: Vector2(1, 2)),
    ]
    builder.group(settings { $0.effects = 0..<1 }) {
      $0.shape(circle(Vector2(50, 12), 6), color(200, 0, 90))
      $0.group(settings { $0.effects = 1..<2 }) {
        $0.shape(rectangle(4, 4, 12, 12), color(0, 60, 90))
        $0.shape(rectangle(8, 8, 16, 12), color(0, 160, 90))
      }
    }
    builder.group(
      settings {
        $0.effects = 0..<2
        $0.transform = .translation(Vector2(time, 0))
      }
    ) {
      $0.shape(rectangle(40, 40, 48, 44), color(90, 90, 255))
    }
    for index in builder.scene.paths.indices {
      builder.scene.paths[index].revision = 1 + UInt64(index == 0 || index == 5 ? time * 8 : 0)
    }
    return builder.scene
  }

  @Test func framesInAnyOrderEqualThoseOfAFreshRenderer() {
    let renderer = SceneRenderer(width: 100, height: 96)
    var bitmap = Bitmap(width: 100, height: 96)
    for time in [0.0, 0, 0, 0, 1, 1, 1, 2.5, 0, 7, 7, 7, 7, 0.5] {
      renderer.render(scene(time), into: &bitmap)
      let fresh = SceneRenderer(width: 100, height: 96).render(scene(time))
      #expect(bitmap.pixels == fresh.pixels)
    }
    #expect(bitmap.pixels.contains { $0 != 0 })
  }

  @Test func revisionsDecideWhatIsRedrawn() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 10, 10), .white)
    let renderer = SceneRenderer(width: 32, height: 32)
    _ = renderer.render(builder.scene)
    builder.scene.paths[0].path = rectangle(20, 20, 30, 30)
    // The maker of the scene guarantees that equal revisions mean equal paths.
    #expect(renderer.render(builder.scene)[5, 5].w == 255)
    builder.scene.paths[0].revision += 1
    #expect(renderer.render(builder.scene)[5, 5].w == 0)
    #expect(renderer.render(builder.scene)[25, 25].w == 255)
    builder.scene.paths[0].revision = 0
    _ = renderer.render(builder.scene)
    builder.scene.paths[0].path = rectangle(0, 0, 10, 10)
    #expect(renderer.render(builder.scene)[5, 5].w == 255)
  }

  @Test func scenesOfOtherShapesMayFollow() {
    let renderer = SceneRenderer(width: 64, height: 64)
    _ = renderer.render(scene(3))
    var other = SceneBuilder(size: 64)
    other.group(settings { $0.opacity = 0.5 }) { $0.shape(rectangle(0, 0, 9, 9), .white) }
    // Revisions of another session are ignored.
    other.scene.paths[0].revision = 77
    #expect(renderer.render(other.scene).pixels == other.render().pixels)
  }

  /// Images are cached from frame to frame until the picture or its placement changes.
  @Test func imagesThatChangeAreDrawnAnew() throws {
    func picture(_ red: UInt8) throws -> Picture {
      try #require(Picture(width: 2, height: 1, rgba: [red, 0, 0, 255, 0, red, 90, 200]))
    }
    let (one, two) = (try picture(200), try picture(90))
    let renderer = SceneRenderer(width: 32, height: 32)
    let frames: [(Picture, Double, Double)] = [
      (one, 0, 1), (one, 0, 1), (one, 0, 1), (one, 0, 0.5), (one, 3.5, 0.5), (one, 3.5, 1),
      (two, 3.5, 1), (two, 3.5, 1), (two, 3.5, 1), (one, 0, 1),
    ]
    for (index, (picture, x, opacity)) in frames.enumerated() {
      var builder = SceneBuilder()
      let group = settings {
        $0.transform = .translation(Vector2(x, 2)) * .scale(5)
        $0.opacity = opacity
      }
      builder.group(group) { $0.image(picture, size: Vector2(4, 2)) }
      #expect(renderer.render(builder.scene) == builder.render(), "frame \(index)")
    }
  }
}
