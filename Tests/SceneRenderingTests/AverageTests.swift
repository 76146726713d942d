import Geometry
import SceneModel
import SceneRendering
import Testing
import VectorRaster

/// Groups that show the average of their children.
@Suite struct AverageTests {
  /// Squares of 10 by 10 with these left edges, as children of one group.
  private func scene(_ edges: [Double], opacity: Double = 1) -> Scene {
    var scene = Scene(size: Vector2(40, 10))
    let path = BezierPath.polygon(Rect(size: Vector2(10, 10)).corners)
    var average = SceneGroup()
    average.averagesChildren = true
    average.opacity = opacity
    scene.groups.append(average)
    scene.nodes.append(SceneNode(kind: .group, index: 1, end: 0, source: 0))
    for edge in edges {
      var group = SceneGroup()
      group.transform = .translation(Vector2(edge, 0))
      let node = scene.nodes.count
      scene.nodes.append(
        SceneNode(kind: .group, index: scene.groups.count, end: node + 2, source: 0))
      scene.groups.append(group)
      scene.nodes.append(
        SceneNode(kind: .shape, index: scene.shapes.count, end: node + 2, source: 0))
      scene.paths.append(ScenePath(path: path))
      scene.shapes.append(
        SceneShape(path: scene.paths.count - 1, style: .fill(.nonZero), paint: .color(.white)))
    }
    scene.nodes[0].end = scene.nodes.count
    scene.nodes[1].end = scene.nodes.count
    return scene
  }

  private func row(_ scene: Scene) -> [Int] {
    let bitmap = SceneRenderer(width: 40, height: 10).render(scene)
    return [5, 15, 25, 35].map { Int(bitmap[$0, 5].w) }
  }

  @Test func childrenHaveEqualWeights() {
    #expect(row(scene([0, 10, 20, 10])) == [64, 128, 64, 0])
    #expect(row(scene([0, 10, 20, 10], opacity: 0.5)) == [32, 64, 32, 0])
  }

  @Test func equalChildrenAreDrawnAsOne() {
    #expect(row(scene([10, 10, 10])) == [0, 255, 0, 0])
  }

  @Test func manyChildrenDoNotOverflow() {
    #expect(row(scene((0..<256).map { Double($0 % 2) * 10 })) == [128, 128, 0, 0])
  }

  @Test func evenlySpacedChildrenRepresentTooMany() {
    #expect(row(scene((0..<514).map { $0 < 257 ? 0 : 10 })) == [128, 127, 0, 0])
  }

  @Test func anEmptyGroupIsTransparent() {
    #expect(row(scene([])) == [0, 0, 0, 0])
  }
}
