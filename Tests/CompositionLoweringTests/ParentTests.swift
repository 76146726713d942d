import CompositionLowering
import Geometry
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct ParentTests {
  @Test func drawingIsThatOfTheMatricesOfAllAncestors() {
    var random = SeededRandom(seed: 20)
    var layers = (0..<12).map {
      Layer.solid("Layer \($0)", Color(red: Double($0), green: 0, blue: 0))
    }
    for index in layers.indices {
      layers[index].transform = .random(&random)
      // A parent may be above or below; chains have no cycle because numbers decrease.
      layers[index].parent =
        index > 0 && index % 4 != 0 ? Int.random(in: 0..<index, using: &random) : nil
    }
    layers[3].content = .null
    let drawn = Composition.make(layers).drawn(at: 0)
    let order = layers.indices.reversed().filter { $0 != 3 }
    #expect(drawn.count == order.count)
    for (shape, index) in zip(drawn, order) {
      var matrix = layers[index].transform.matrix
      var next = layers[index].parent
      while let parent = next {
        matrix = layers[parent].transform.matrix * matrix
        next = layers[parent].parent
      }
      #expect(shape.paint == .color(Color(red: Double(index), green: 0, blue: 0)))
      #expect(shape.center.distance(to: matrix.apply(Vector2(10, 10))) < 1e-9)
      #expect(shape.path.points[1].distance(to: matrix.apply(Vector2(20, 0))) < 1e-9)
    }
  }

  @Test func parentsLendNeitherOpacityNorTime() {
    let parent = Layer.solid("Parent", .red) {
      $0.transform.opacity = AnimatedValue(0.25)
      $0.outPoint = 10
    }
    let child = Layer.solid("Child", .blue) { $0.parent = 0 }
    let composition = Composition.make([parent, child])
    #expect(composition.drawn(at: 5).map(\.opacity) == [1, 0.25])
    #expect(composition.at(frame: 20).drawnColors == [.blue])
  }

  @Test func hiddenParentsStillMoveTheirChildren() {
    let parent = Layer.solid("Parent") {
      $0.isHidden = true
      $0.transform.place(30, 0)
    }
    let drawn = Composition.make([parent, .solid("Child") { $0.parent = 0 }]).drawn(at: 0)
    #expect(drawn.map(\.center) == [Vector2(40, 10)])
  }

  @Test func neighborsShareTheGroupOfTheirParent() {
    let parent = Layer.null("Parent") { $0.transform.place(30, 0) }
    let child = { (name: String) in Layer.solid(name) { $0.parent = 0 } }
    let together = Composition.make([parent, child("A"), child("B")]).lowered().canvas
    #expect(together.root.children.map(\.name) == ["Parent"])
    let apart = Composition.make([parent, child("A"), .solid("Between"), child("B")]).lowered()
      .canvas
    #expect(apart.root.children.map(\.name) == ["Parent", "Between", "Parent"])
  }

  @Test func movingParentsMoveTheirChildren() {
    let parent = Layer.null("Parent") {
      $0.transform.position = .unified(.ramp(.zero, Vector3(50, 100, 0), 0...50))
    }
    let composition = Composition.make([parent, .solid("Child") { $0.parent = 0 }])
    for frame in [0, 10, 33.3] {
      let center = composition.drawn(at: frame)[0].center
      #expect(center.distance(to: Vector2(10 + frame, 10 + 2 * frame)) < 1e-9)
    }
  }

  @Test func splitPositionsMoveInEachDimension() {
    let layer = Layer.solid("Layer") {
      $0.transform.position = .split(
        x: .ramp(0, 50, 0...50), y: AnimatedValue(7), z: AnimatedValue(0))
    }
    #expect(Composition.make([layer]).drawn(at: 20).map(\.center) == [Vector2(30, 17)])
  }

  @Test func autoOrientedLayersPointAlongTheirPath() {
    let layer = Layer.solid("Layer") {
      $0.autoOrients = true
      $0.transform.rotation = AnimatedValue(10)
      $0.transform.position = .unified(
        AnimatedValue(
          keyframes: [
            Keyframe(time: 0, value: .zero), Keyframe(time: 10, value: Vector3(0, 50, 0)),
            Keyframe(time: 20, value: Vector3(50, 50, 0)),
          ], fallback: .zero))
    }
    let composition = Composition.make([layer])
    let turn = { (frame: Double) in
      let path = composition.drawn(at: frame)[0].path
      return (path.points[1] - path.points[10]).angle.degrees
    }
    #expect(abs(turn(5) - 100) < 1e-9)
    #expect(abs(turn(15) - 10) < 1e-9)
    #expect(abs(turn(40) - 10) < 1e-9)
  }
}
