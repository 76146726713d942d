import Geometry
import SceneModel
import TestSupport
import Testing

@testable import ViewTree

@Suite struct RepeaterTests {
  @Test func stepsMoveRotateAndScale() {
    var step = ViewTransform()
    step.position = Vector3(10, 0, 0)
    step.rotation = 90
    step.scale = Vector3(0.5, 0.5, 1)
    let copies = RepeaterSteps(step, offset: 0).affines(count: 3)
    #expect(copies[0].distance(to: .identity) < 1e-12)
    #expect(copies[1].apply(Vector2(4, 0)).distance(to: Vector2(10, 2)) < 1e-12)
    #expect(copies[2].apply(Vector2(4, 0)).distance(to: Vector2(19, 0)) < 1e-12)
  }

  @Test func theAnchorRotatesInPlace() {
    var step = ViewTransform()
    step.anchor = Vector3(5, 5, 0)
    step.rotation = 40
    step.scale = Vector3(2, 3, 1)
    for copy in RepeaterSteps(step, offset: 0).affines(count: 4) {
      #expect(copy.apply(Vector2(5, 5)).distance(to: Vector2(5, 5)) < 1e-9)
    }
  }

  @Test("an offset moves the first copy by steps", arguments: [-2, -1, 1, 2, 3])
  func offset(steps: Int) {
    var step = ViewTransform()
    step.position = Vector3(10, 4, 0)
    step.rotation = 15
    step.scale = Vector3(0.8, 1.1, 1)
    let plain = RepeaterSteps(step, offset: -5).affines(count: 12)
    let moved = RepeaterSteps(step, offset: Double(steps)).affines(count: 3)
    for index in 0..<3 {
      #expect(moved[index].distance(to: plain[5 + steps + index]) < 1e-9)
    }
  }

  @Test func partsOfAStepLieBetween() {
    var step = ViewTransform()
    step.position = Vector3(10, 0, 0)
    step.scale = Vector3(2, 2, 1)
    let half = RepeaterSteps(step, offset: 0.5).affines(count: 1)[0]
    #expect(half.distance(to: .translation(Vector2(5, 0)) * .scale(1.5)) < 1e-12)
  }

  @Test("odd offsets are harmless", arguments: [Double.nan, .infinity, 1e300, -1e300])
  func oddOffsets(offset: Double) {
    #expect(RepeaterSteps(ViewTransform(), offset: offset).affines(count: 2).count == 2)
  }

  @Test(
    "numbers of copies are rounded up",
    arguments: [
      (0.0, 0), (-1, 0), (0.2, 1), (3, 3), (3.01, 4), (.nan, 0), (.infinity, 0), (1e9, 1000),
    ])
  func counts(copies: Double, count: Int) {
    #expect(RepeaterView.count(copies) == count)
  }

  /// A repeater of a square, three copies 20 points apart, that fade from 1 to 0.2.
  private func canvas(laterAbove: Bool, copies: Double = 3) -> ViewCanvas {
    let repeater = ViewNode.make(
      "repeater", .repeater(.with { $0.laterAbove = laterAbove }),
      [
        .copies: .number(copies), .position: .vector(Vector3(20, 0, 0)),
        .startOpacity: .number(1), .endOpacity: .number(0.2),
      ], [.box("box")])
    return ViewCanvas([repeater])
  }

  /// The x coordinates of the drawn copies, lowest first.
  private func places(_ runtime: ViewRuntime) -> [Double] {
    runtime.scene.groups.dropFirst(2).filter(\.isVisible).map(\.transform.tx)
  }

  @Test func copiesLieAboveOrBelowEarlierOnes() {
    #expect(places(ViewRuntime(canvas(laterAbove: true))) == [0, 20, 40])
    let below = ViewRuntime(canvas(laterAbove: false))
    #expect(places(below) == [40, 20, 0])
    let opacities = below.scene.groups.dropFirst(2).map(\.opacity)
    for (opacity, expected) in zip(opacities, [0.2, 0.6, 1]) {
      #expect(abs(opacity - expected) < 1e-12)
    }
  }

  @Test func theNumberOfCopiesMayGrowBeyondTheFirst() {
    let canvas = canvas(laterAbove: true, copies: 1)
    var runtime = ViewRuntime(canvas)
    #expect(places(runtime) == [0])
    runtime.set(.copies, of: canvas.index("repeater"), to: .number(3.5))
    #expect(places(runtime) == [0, 20, 40, 60])
    runtime.set(.copies, of: canvas.index("repeater"), to: .number(0))
    #expect(places(runtime) == [])
    runtime.set(.copies, of: canvas.index("repeater"), to: .number(9))
    #expect(places(runtime).count == 9)
  }

  @Test func copiesOfPathsAreOnePath() {
    let repeater = ViewNode.make(
      "repeater", .repeater(RepeaterView()),
      [.copies: .number(3), .position: .vector(Vector3(20, 0, 0))],
      [.make("r", .rectangle(RectangleView()), [.size: .vector(Vector3(10, 10, 0))])])
    let shape = ViewNode.make(
      "shape", .shape, [:], [repeater, .make("fill", .fill(.nonZero, PaintStyle()))])
    let path = ViewRuntime(ViewCanvas([shape])).scene.paths[0].path
    #expect(path.contours.count == 3)
    #expect(path.bounds.distance(to: Rect(minX: -5, minY: -5, maxX: 45, maxY: 5)) < 1e-9)
  }
}
