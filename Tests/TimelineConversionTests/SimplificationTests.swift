import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// Changes without a visible effect are removed.
@Suite struct SimplificationTests {
  @Test func keyframesOnALineAreRemoved() {
    let points = [(0.0, 0.0), (10.0, 20.0), (20.0, 40.0), (35.0, 70.0), (45.0, 71.0)]
    let timeline = Timeline.rotating(.keyframes(points, .curve(.linear)))
    #expect(timeline.actions.count == 2)
    #expect(timeline.actions.first?.action.animation?.to == .number(70))
  }

  @Test func changesOfHiddenViewsAreRemoved() {
    let points = [(0.0, 0.0), (5.0, 20.0), (10.0, 5.0), (30.0, 50.0), (40.0, 0.0)]
    let timeline = Timeline.rotating(.keyframes(points)) { ($0.inPoint, $0.outPoint) = (15, 25) }
    let turns = timeline.actions.filter { $0.action.target.key == .rotation }
    #expect(turns.map(\.action.animation?.to) == [.number(50)])
    #expect(timeline.canvas.root.children[0].properties[.rotation] == .number(5))
  }

  /// A rotation that ends before the square is visible starts at its final value.
  @Test func hiddenMotionsBecomeInitialValues() {
    let points = [(0.0, 0.0), (10.0, 20.0), (12.0, 20.0), (30.0, 20.0), (40.0, 50.0)]
    let timeline = Timeline.rotating(.keyframes(points)) { ($0.inPoint, $0.outPoint) = (15, 45) }
    let turns = timeline.actions.filter { $0.action.target.key == .rotation }
    #expect(turns.map(\.action.animation?.to) == [.number(50)])
    #expect(timeline.canvas.root.children[0].properties[.rotation] == .number(20))
  }

  /// Squares of one shape layer that fall from different heights to one, one after the other.
  @Test func changesInOneDimensionTargetIt() throws {
    let items = (0..<4).map { index in
      let x = Double(index) * 20
      let begin = Double(index) * 2.5
      var transform = LayerTransform()
      transform.position = .unified(
        AnimatedValue(
          Keyframe(time: begin, value: Vector3(x, 0, 0), easing: .smooth),
          Keyframe(time: begin + 10, value: Vector3(x, 50, 0))))
      return ShapeItem.square(transform)
    }
    let timeline = Composition.make([.shapes(items)]).equalTimeline()
    let groups = timeline.groups[0]
    #expect(groups.map(\.items.count) == [4])
    #expect(groups.map(\.step) == [0.1])
    #expect(groups[0].first.target.component == 1)
    #expect(groups[0].first.animation?.to == .number(50))
  }
}
