import Geometry
import SceneModel
import Testing
package import ViewTree

@testable import Verification

/// A player whose values the tests set.
extension ViewRuntime: AnimationSession {
  package mutating func advance(toFrame frame: Double) {}

  package mutating func advanceValues(toFrame frame: Double) {}

  package func withRuntime<Result>(
    _ body: (borrowing ViewRuntime) throws -> Result
  ) rethrows -> Result { try body(self) }
}

/// Properties of two view trees, value by value.
@Suite struct PropertyComparatorTests {
  private static func canvas(_ ids: [String]) -> ViewCanvas {
    ViewCanvas(
      size: Vector2(10, 10),
      root: ViewNode(
        id: "root", kind: .group(GroupView()),
        children: ids.map { ViewNode(id: $0, kind: .group(GroupView())) }))
  }

  /// Compares `a` and `b` of a view tree with those of a view tree in another order, at two frames.
  private func deviations(
    moving: [String: Set<PropertyKey>], _ change: (inout ViewRuntime, Double) -> Void
  ) -> [PropertyDeviation] {
    let (design, copy) = (Self.canvas(["a", "b"]), Self.canvas(["b", "extra", "a"]))
    let one = ViewRuntime(design)
    var other = ViewRuntime(copy)
    let empty = PropertyComparator(design, one, copy, other, moving: moving)
    var (comparator, sum, parts) = (empty, empty, [empty, empty])
    for (part, frame) in [0, 0.5].enumerated() {
      change(&other, frame)
      comparator.compare(one, other, frame: frame)
      parts[part].compare(one, other, frame: frame)
    }
    for part in parts.reversed() { sum.add(part) }
    #expect(sum.deviations == comparator.deviations)
    return comparator.deviations
  }

  private func set(
    _ value: PropertyValue, _ key: PropertyKey, view: Int, in runtime: inout ViewRuntime
  ) {
    guard let slot = runtime.valueIndex(of: PropertyTarget(view: view, key: key)) else {
      Issue.record("no property \(key)")
      return
    }
    runtime.set(value, at: slot, of: view)
  }

  @Test func viewsAreFoundByTheirIdentifiersAndTheWorstComesFirst() {
    let found = deviations(moving: [
      "a": [.rotation, .position], "b": [.opacity], "gone": [.scale],
    ]) { runtime, frame in
      guard frame > 0 else { return }
      set(.number(3), .rotation, view: 3, in: &runtime)
      set(.vector(Vector3(30, 40, 0)), .position, view: 3, in: &runtime)
    }
    #expect(found.map(\.key) == [.position, .rotation, .opacity])
    #expect(found.map(\.largest) == [50, 3, 0])
    #expect(found[0].view == "a" && found[0].source == 1 && found[0].frame == 0.5)
    #expect(found.map(\.isNotable) == [true, true, false])
  }

  @Test func whatIsNotShownDoesNotCountButThatItIsNotDoes() {
    let found = deviations(moving: ["b": [.isVisible, .rotation]]) { runtime, _ in
      set(.flag(false), .isVisible, view: 1, in: &runtime)
      set(.number(90), .rotation, view: 1, in: &runtime)
    }
    #expect(found.map(\.key) == [.isVisible, .rotation])
    #expect(found.map(\.largest) == [1, 0])
  }

  @Test(arguments: [20.0, 200])
  func progressCountsByTheLengthOfItsPath(length: Double) throws {
    var path = BezierPath()
    path.beginContour(isClosed: false)
    path.addCorner(.zero)
    path.addCorner(Vector2(length, 0))
    let canvas = ViewCanvas(
      size: Vector2(10, 10),
      root: ViewNode(
        id: "a", kind: .group(GroupView()), properties: [.motionPath: .path(path)]))
    let one = ViewRuntime(canvas)
    var other = ViewRuntime(canvas)
    set(.number(0.004), .progress, view: 0, in: &other)
    var comparator = PropertyComparator(canvas, one, canvas, other, moving: ["a": [.progress]])
    comparator.compare(one, other, frame: 0)
    let deviation = try #require(comparator.deviations.first)
    // 0.004 of the path, in multiples of 0.1 points.
    #expect(abs(deviation.weight - 0.04 * length) < 1e-9)
  }

  @Test func handlesThatDrawNothingDoNotCount() {
    var one = BezierPath()
    one.addKnot(in: Vector2(5, 5))
    var other = BezierPath()
    other.addKnot(in: Vector2(9, 9))
    #expect(PropertyValue.path(one).distance(to: .path(other)) == 0)
    one.contours[0].isClosed = true
    other.contours[0].isClosed = true
    #expect(PropertyValue.path(one).distance(to: .path(other)) > 5)
    #expect(PropertyValue.path(one).distance(to: .number(1)) == .infinity)
  }
}

extension BezierPath {
  /// Begins an open contour at the origin with an incoming handle.
  fileprivate mutating func addKnot(in handle: Vector2) {
    beginContour(isClosed: false)
    addKnot(.zero, in: handle, out: .zero)
    addCorner(Vector2(1, 0))
  }
}
