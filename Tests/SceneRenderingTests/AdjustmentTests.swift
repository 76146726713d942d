import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Adjusting groups: effects that apply to the backdrop.
@Suite struct AdjustmentTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// Adds an adjusting group that fills its backdrop with red.
  private func adjust(
    _ builder: inout SceneBuilder, _ change: (inout SceneGroup) -> Void = { _ in }
  ) {
    builder.scene.effects.append(.fill(color: red, opacity: 1))
    var group = SceneGroup()
    group.adjustsBelow = true
    group.effects = (builder.scene.effects.count - 1)..<builder.scene.effects.count
    change(&group)
    builder.group(group) { _ in }
  }

  @Test func onlyTheBackdropChanges() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 16, 16), .white)
    adjust(&builder)
    builder.shape(rectangle(0, 16, 16, 32), .white)
    let result = builder.render()
    #expect(result[8, 8] == SIMD4(255, 0, 0, 255))
    #expect(result[8, 24] == SIMD4(255, 255, 255, 255))
    #expect(result[24, 8] == .zero)
  }

  @Test func theBackgroundStays() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 16, 16), .white)
    adjust(&builder)
    let result = builder.render(background: color(0, 0, 255))
    #expect(result[8, 8] == SIMD4(255, 0, 0, 255))
    #expect(result[24, 24] == SIMD4(0, 0, 255, 255))
  }

  @Test func opacityMixes() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 16, 16), .white)
    adjust(&builder) { $0.opacity = 0.4 }
    let result = builder.render()
    #expect(difference(result[8, 8], SIMD4(255, 153, 153, 255)) <= 1)
  }

  @Test func masksAndClipsLimit() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 32, 32), .white)
    let path = builder.add(rectangle(4, 4, 12, 12))
    let masks = builder.masks([SceneMask(mode: .add, path: path)])
    adjust(&builder) { $0.masks = masks }
    adjust(&builder) {
      $0.clip = Rect(size: Vector2(4, 4))
      $0.transform = .translation(Vector2(20, 20))
    }
    let result = builder.render()
    #expect(result[8, 8] == SIMD4(255, 0, 0, 255))
    #expect(result[22, 22] == SIMD4(255, 0, 0, 255))
    #expect(result[14, 14] == SIMD4(255, 255, 255, 255))
    #expect(result[26, 26] == SIMD4(255, 255, 255, 255))
  }

  @Test func mattesLimit() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 32, 32), .white)
    builder.group(settings { $0.matte = .alpha }) { builder in
      builder.group { $0.shape(circle(Vector2(10, 10), 5), .white) }
      self.adjust(&builder)
    }
    let result = builder.render()
    #expect(result[10, 10] == SIMD4(255, 0, 0, 255))
    #expect(result[20, 20] == SIMD4(255, 255, 255, 255))
  }

  @Test func adjustmentsStayInIsolatedGroups() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 32, 32), color(0, 0, 255))
    builder.group(settings { $0.clip = Rect(size: Vector2(32, 32)) }) { builder in
      builder.shape(rectangle(4, 4, 12, 12), .white)
      self.adjust(&builder)
    }
    let result = builder.render()
    #expect(result[8, 8] == SIMD4(255, 0, 0, 255))
    #expect(result[20, 20] == SIMD4(0, 0, 255, 255))
  }

  @Test func blursUsePixelsOutsideOfTheClip() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 16, 32), .white)
    builder.scene.effects = [.gaussianBlur(deviation: Vector2(3, 3))]
    builder.group(
      settings {
        ($0.adjustsBelow, $0.effects) = (true, 0..<1)
        $0.clip = Rect(minX: 15, minY: 0, maxX: 32, maxY: 32)
      }
    ) { _ in }
    let result = builder.render()
    #expect(result[14, 16] == SIMD4(255, 255, 255, 255))
    #expect(result[17, 16].w > 60 && result[17, 16].w < 127)
  }

  @Test func withoutEffectsNothingChanges() {
    var builder = SceneBuilder()
    builder.shape(rectangle(0, 0, 16, 16), .white)
    builder.group(settings { $0.adjustsBelow = true }) { _ in }
    #expect(builder.render()[8, 8] == SIMD4(255, 255, 255, 255))
  }
}
