import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// Displacement Map and its map layers.
@Suite struct DisplacementLoweringTests {
  private func slider(_ number: Double) -> ControlContent {
    .number(.slider, AnimatedValue(number))
  }
  private func menu(_ number: Double) -> ControlContent { .number(.menu, AnimatedValue(number)) }

  private func effect(
    layer: Double = 7, horizontal: Double = 5, behavior: Double = 1, wraps: Double = 0,
    expands: Double = 0
  ) -> Effect {
    let contents: [ControlContent] = [
      .number(.layer, AnimatedValue(layer)), menu(horizontal), slider(12), menu(11), slider(-3),
      menu(behavior), .number(.checkbox, AnimatedValue(wraps)),
      .number(.checkbox, AnimatedValue(expands)),
    ]
    return Effect(.displacementMap, contents, name: "D")
  }

  private func layer(_ content: Layer.Content, _ effects: [Effect] = []) -> Layer {
    var layer = Layer(name: "Layer", content: content, inPoint: 0, outPoint: 50)
    layer.effects = effects
    layer.transform.position = .unified(AnimatedValue(Vector3(150, 100, 0)))
    return layer
  }

  private let solid = Layer.Content.solid(.white, size: Vector2(80, 40))

  /// A hidden layer with index 7, of 20 by 10 points, and the layers that use it.
  private func scene(_ layers: Layer..., frame: Double = 0) -> Scene {
    var map = layer(.solid(.black, size: Vector2(20, 10)))
    (map.index, map.isHidden, map.outPoint) = (7, true, 20)
    map.masks = [Mask(mode: .add, path: AnimatedValue(BezierPath()))]
    var composition = Composition(size: Vector2(300, 200), frameRate: 25, outPoint: 50)
    composition.layers = layers + [map]
    return composition.at(frame: frame)
  }

  /// The group with a map, and its map.
  private func parts(_ scene: Scene) -> (group: SceneGroup, map: SceneGroup)? {
    guard
      let node = scene.nodes.indices.first(where: {
        scene.nodes[$0].kind == .group && scene.groups[scene.nodes[$0].index].hasMap
      }), scene.nodes[node + 1].kind == .group
    else { return nil }
    return (scene.groups[scene.nodes[node].index], scene.groups[scene.nodes[node + 1].index])
  }

  @Test func controlsAreRead() throws {
    let scene = scene(layer(solid, [effect(horizontal: 6, wraps: 1)]))
    let expected = DisplacementMap.with {
      ($0.horizontal, $0.vertical, $0.wraps) = (.hue, .off, true)
      ($0.distance, $0.size) = (Vector2(12, -3), Vector2(80, 40))
    }
    #expect(scene.effects == [SceneEffect(expected)])
    #expect(scene.masks.isEmpty)
  }

  @Test func mapsLieInTheMiddle() throws {
    let (group, map) = try #require(parts(scene(layer(solid, [effect()]))))
    #expect(group.clip == Rect(size: Vector2(80, 40)))
    #expect(map.transform == .translation(Vector2(30, 15)))
    #expect(map.clip == Rect(size: Vector2(20, 10)))
    let wide = try #require(parts(scene(layer(solid, [effect(expands: 1)]))))
    #expect(wide.group.clip == nil)
  }

  @Test func mapsStretchOrRepeat() throws {
    let stretched = try #require(parts(scene(layer(solid, [effect(behavior: 2)]))))
    #expect(stretched.map.transform == Affine(a: 4, b: 0, c: 0, d: 4, tx: 0, ty: 0))
    let tiled = scene(layer(solid, [effect(behavior: 3)]))
    let tiles = MotionTile.with {
      ($0.size, $0.center, $0.outputSize) = (Vector2(20, 10), Vector2(10, 5), Vector2(7, 7))
    }
    #expect(tiled.effects.contains(SceneEffect(tiles)))
  }

  @Test func mapsAreThereAsLongAsTheirLayer() throws {
    #expect(try #require(parts(scene(layer(solid, [effect()]), frame: 19))).map.isVisible)
    #expect(try #require(parts(scene(layer(solid, [effect()]), frame: 20))).map.isVisible == false)
  }

  @Test func aroundShapesTheCompositionIsTheFrame() throws {
    let shapes = Layer.Content.shapes([.square(20), .fill(.white)])
    let scene = scene(layer(shapes, [effect()]))
    let (_, map) = try #require(parts(scene))
    #expect(map.transform == .translation(Vector2(140, 95)))
  }

  @Test func eachEffectHasItsMap() {
    let scene = scene(layer(solid, [effect(), effect(horizontal: 1)]))
    #expect(scene.groups.count { $0.hasMap } == 2)
    // An adjustment layer has one.
    let adjusted = self.scene(
      layer(.adjustment(size: nil), [effect(), effect(horizontal: 1)]), layer(solid))
    #expect(adjusted.groups.count { $0.hasMap } == 1)
  }

  @Test func withoutALayerNothingMoves() {
    let scene = scene(layer(solid, [effect(layer: 3)]))
    #expect(scene.effects.isEmpty && scene.shapes.count == 1)
  }
}
