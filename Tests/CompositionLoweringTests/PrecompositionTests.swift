import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct PrecompositionTests {
  /// A square with its center's x at the frame of its composition.
  private let pointer = Layer.solid("Pointer") {
    $0.inPoint = -1000
    $0.outPoint = 1000
    $0.transform.position = .unified(
      .ramp(Vector3(-1010, 0, 0), Vector3(990, 0, 0), -1000...1000))
  }

  /// The frame of the innermost composition that is shown; `nil` for none.
  private func shown(_ composition: Composition, at frame: Double) -> Double? {
    composition.drawn(at: frame).first?.center.x
  }

  private func composition(
    timeRemap: AnimatedValue<Double>? = nil, _ change: (inout Layer) -> Void = { _ in }
  ) -> Composition {
    .make([.precomposition("Inner", 0, timeRemap: timeRemap, change)], precompositions: [[pointer]])
  }

  @Test(
    "start time and stretch",
    arguments: [
      (0, 1, 20, 20), (5, 1, 20, 15), (-5, 1, 20, 25), (0, 2, 20, 10), (4, 0.5, 20, 32),
      (40, -1, 20, 20), (40, -1, 30, 10), (0, 0, 20, 20), (0, .nan, 20, 20),
    ] as [(Double, Double, Double, Double)])
  func time(start: Double, stretch: Double, frame: Double, inner: Double) throws {
    let composition = composition {
      $0.startTime = start
      $0.stretch = stretch
    }
    #expect(abs(try #require(shown(composition, at: frame)) - inner) < 1e-9)
  }

  @Test(
    "layers appear at a frame that a rounded stretch misses barely",
    arguments: [0.66666666666667, 0.66666666666666])
  func roundedStretch(stretch: Double) {
    let late = Layer.solid("Late") { ($0.inPoint, $0.outPoint) = (3, 9) }
    let composition = Composition.make(
      [.precomposition("Inner", 0) { $0.stretch = stretch }], precompositions: [[late]])
    #expect([1, 2, 5, 6].map { composition.drawn(at: $0).count } == [0, 1, 1, 0])
  }

  @Test func timesOfPrecompositionsInEachOtherAddUp() throws {
    let middle = Layer.precomposition("Middle", 1) {
      $0.startTime = 3
      $0.stretch = 2
    }
    let composition = Composition.make(
      [.precomposition("Outer", 0) { $0.startTime = 5 }], precompositions: [[middle], [pointer]])
    #expect(abs(try #require(shown(composition, at: 20)) - 6) < 1e-9)
  }

  @Test(
    "copies at several times are drawn as each alone", arguments: [0, 1, 7, 12.5, 30, 49])
  func copies(frame: Double) {
    let early = Layer.solid("Early", .red) { ($0.inPoint, $0.outPoint) = (0, 6) }
    let late = Layer.solid("Late", .white) { ($0.inPoint, $0.outPoint) = (30, 60) }
    let nested = Layer.precomposition("Nested", 1) { $0.startTime = 2 }
    let layers = [0, 3, 3, -40, 20.5, 45].map { start in
      Layer.precomposition("Copy", 0) {
        $0.startTime = start
        $0.stretch = start == 20.5 ? 0.5 : 1
        ($0.inPoint, $0.outPoint) = (-100, 100)
      }
    }
    let parts = [[early, nested, late, pointer], [late, pointer, early]]
    let alone = layers.reversed().flatMap {
      Composition.make([$0], precompositions: parts).drawn(at: frame).map(\.path)
    }
    let together = Composition.make(layers, precompositions: parts)
    #expect(together.drawn(at: frame).map(\.path) == alone)
    let identifiers = together.lowered().canvas.identifiers
    #expect(Set(identifiers).count == identifiers.count)
  }

  @Test func inAndOutPointsAreThoseOfTheInnerTime() {
    var inner = pointer
    (inner.inPoint, inner.outPoint) = (5, 10)
    let composition = Composition.make(
      [
        .precomposition("Inner", 0) {
          $0.startTime = 10
          $0.stretch = 2
        }
      ], precompositions: [[inner]])
    let frames = (0..<50).filter { !composition.drawn(at: Double($0)).isEmpty }
    #expect(frames == Array(20..<30))
  }

  @Test(
    "time remapping replaces start time and stretch",
    arguments: [(0, 40), (25, 20), (50, 0), (-5, 40), (60, 0)] as [(Double, Double)])
  func timeRemap(frame: Double, inner: Double) throws {
    let composition = composition(timeRemap: .ramp(40, 0, 0...50)) {
      $0.startTime = 7
      $0.stretch = 3
      $0.inPoint = -10
      $0.outPoint = 100
    }
    #expect(abs(try #require(shown(composition, at: frame)) - inner) < 1e-9)
  }

  @Test func atTheFrameAfterTheLastTheLastFrameIsShown() throws {
    let composition = composition(timeRemap: .ramp(0, 50, 0...40))
    #expect(abs(try #require(shown(composition, at: 39)) - 48.75) < 1e-9)
    #expect(try #require(shown(composition, at: 40)) == 49)
    #expect(try #require(shown(composition, at: 45)) == 49)
  }

  @Test func precompositionsCutAtTheirSize() throws {
    let scene = composition().at(frame: 0)
    let clips = scene.groups.compactMap(\.clip)
    #expect(clips == [Rect(minX: 0, minY: 0, maxX: 100, maxY: 100)])
  }

  @Test func eachLayerUnfoldsACopyOfItsOwn() {
    let composition = Composition.make(
      [
        .precomposition("First", 0), .precomposition("Second", 0) { $0.startTime = 10 },
      ], precompositions: [[pointer]])
    #expect(composition.drawn(at: 30).map(\.center.x) == [20, 30])
  }

  @Test("groups that only move keep their place in each copy of a precomposition")
  func movedGroups() {
    let moved = Layer.shapes(
      "Moved", [.group("Inner", [.square(10), .fill(.red)]) { $0.place(40, 5) }]
    ) {
      $0.transform.anchor = AnimatedValue(Vector3(38, 4, 0))
    }
    let copies = [0.0, -1].map { start in
      Layer.precomposition("Copy", 0) { $0.startTime = start }
    }
    let composition = Composition.make(copies, precompositions: [[moved]])
    let places = composition.lowered().canvas.root.preorder.compactMap {
      $0.node.initialValue(.anchor)?.vectorValue.x
    }
    #expect(places.filter { $0 == -2 }.count == 2, "\(places)")
  }

  @Test func precompositionsThatAreNotThereShowNothing() {
    #expect(Composition.make([.precomposition("Gone", 3)]).drawn(at: 0).isEmpty)
  }
}

extension ViewCanvas {
  /// The identifiers of all views.
  fileprivate var identifiers: [String] { root.preorder.map(\.node.id) }
}
