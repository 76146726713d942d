import Geometry
import SceneModel
import TestSupport
import Testing
import VectorRaster

@testable import SceneRendering

/// Groups with displacement maps.
@Suite struct DisplacementTests {
  private let canvas = 64

  /// Colors each of 32 by 32 pixels differently, so that the color identifies the pixel.
  private func mark(_ builder: inout SceneBuilder) {
    for y in stride(from: 0, to: 32, by: 2) {
      for x in stride(from: 0, to: 32, by: 2) {
        builder.shape(
          rectangle(Double(x), Double(y), Double(x + 2), Double(y + 2)),
          color(100 + x * 4, 100 + y * 4, 0))
      }
    }
  }

  private func displaced(
    _ displacement: DisplacementMap, map: Color, _ change: (inout SceneGroup) -> Void = { _ in }
  ) -> Bitmap {
    var builder = SceneBuilder(size: Double(canvas))
    builder.scene.effects = [SceneEffect(displacement)]
    var group = SceneGroup()
    group.effects = 0..<1
    group.hasMap = true
    change(&group)
    builder.group(group) {
      $0.shape(rectangle(0, 0, 32, 32), map)
      mark(&$0)
    }
    return builder.render()
  }

  private func displacement(
    _ horizontal: DisplacementMap.Channel, _ vertical: DisplacementMap.Channel = .half,
    _ distance: Vector2 = Vector2(16, 16), wraps: Bool = false
  ) -> DisplacementMap {
    DisplacementMap.with {
      ($0.horizontal, $0.vertical, $0.wraps) = (horizontal, vertical, wraps)
      ($0.distance, $0.size) = (distance, Vector2(32, 32))
    }
  }

  /// The distance to the right from which a pixel's color comes; -1 for transparent pixels.
  private func way(_ bitmap: Bitmap) -> Int {
    let pixel = bitmap[16, 16]
    return pixel.w == 0 ? -1 : (Int(pixel.x) - 100) / 4 - 16
  }

  @Test(arguments: [
    (DisplacementMap.Channel.red, color(192, 0, 0), 8), (.red, color(128, 255, 255), 0),
    (.red, color(64, 255, 255), -8), (.green, color(0, 192, 0), 8), (.blue, color(0, 0, 192), 8),
    (.luminance, color(192, 192, 192), 8), (.lightness, color(255, 129, 129), 8),
    (.saturation, color(128, 128, 128), -16), (.hue, color(0, 0, 255), 4),
    (.hue, color(255, 0, 0), -16),
    (.alpha, color(0, 0, 0, 192), 8), (.red, color(192, 0, 0, 128), 4),
  ])
  func channelsDetermineTheDistance(channel: DisplacementMap.Channel, map: Color, expected: Int) {
    // The other direction reads the map too, as two constants would ignore it.
    let bitmap = displaced(
      displacement(channel, .alpha, Vector2(16, 0)), map: map)
    #expect(way(bitmap) == expected)
  }

  @Test func constantsMoveOnlyBesideAnother() {
    let map = color(128, 128, 128)
    #expect(way(displaced(displacement(.off, .red), map: map)) == -16)
    #expect(way(displaced(displacement(.half, .red), map: map)) == 0)
    let full = displaced(displacement(.full, .red, Vector2(8.0625, 0)), map: map)
    #expect(abs(Int(full[16, 16].x) - 100 - 24 * 4) <= 4)
    #expect(way(displaced(displacement(.off, .full), map: map)) == 0)
  }

  @Test func pixelsComeFromBeyondTheEdgeOrTheOtherOne() {
    let map = color(192, 0, 0)
    let plain = displaced(displacement(.red), map: map)
    #expect(plain[26, 16] == .zero)
    let wrapped = displaced(displacement(.red, wraps: true), map: map)
    #expect(wrapped[26, 16] == SIMD4(108, 164, 0, 255))
    #expect((0..<32).allSatisfy { wrapped[$0, 8].w == 255 })
  }

  @Test func theMapIsNotDrawn() {
    let bitmap = displaced(displacement(.red, .half, .zero), map: .white)
    #expect(way(bitmap) == 0)
    var builder = SceneBuilder(size: Double(canvas))
    builder.group(settings { $0.hasMap = true }) {
      $0.shape(rectangle(0, 0, 32, 32), .white)
      $0.shape(rectangle(0, 0, 8, 8), .black)
    }
    let plain = builder.render()
    #expect(plain[4, 4] == SIMD4(0, 0, 0, 255) && plain[16, 16] == .zero)
  }

  @Test func lengthsScaleWithTheGroup() {
    let bitmap = displaced(displacement(.red), map: color(192, 0, 0)) { $0.transform = .scale(2) }
    #expect((Int(bitmap[32, 32].x) - 100) / 4 - 16 == 8)
  }

  @Test func pixelsMoveOutOfThePicturesOfTheGroup() {
    // The alpha outside the map is 0.
    let bitmap = displaced(displacement(.alpha), map: .clear)
    #expect(bitmap[40, 16].w == 255 && bitmap[10, 16].w == 0)
  }

  @Test func adjustmentsDisplaceTheLayersBelow() {
    var builder = SceneBuilder(size: Double(canvas))
    mark(&builder)
    builder.scene.effects = [SceneEffect(displacement(.red))]
    var group = SceneGroup()
    (group.effects, group.hasMap, group.adjustsBelow) = (0..<1, true, true)
    builder.group(group) { $0.shape(rectangle(0, 0, 32, 32), color(192, 0, 0)) }
    #expect(way(builder.render()) == 8)
  }

  @Test func movingMapsAreRedrawn() {
    var builder = SceneBuilder(size: Double(canvas))
    builder.scene.effects = [SceneEffect(displacement(.red))]
    builder.group(
      settings {
        $0.effects = 0..<1
        $0.hasMap = true
      }
    ) {
      $0.shape(rectangle(0, 0, 32, 32), color(192, 0, 0))
      mark(&$0)
    }
    let renderer = SceneRenderer(width: canvas, height: canvas)
    for _ in 0..<3 { #expect(way(renderer.render(builder.scene)) == 8) }
    builder.scene.shapes[0].paint = .color(color(64, 0, 0))
    #expect(way(renderer.render(builder.scene)) == -8)
  }
}
