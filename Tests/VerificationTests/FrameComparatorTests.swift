import CompositionLowering
import CompositionModel
import DesignChecks
import Geometry
import LottieImport
import SceneModel
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

@testable import Verification

/// Compositions against timelines, correct ones and deliberately damaged ones.
@Suite struct FrameComparatorTests {
  /// Two squares on a canvas of 100 by 100 points; "Second" jumps at frame 6 of 10.
  private func composition() throws -> Composition {
    func layer(_ name: String, position: String) -> String {
      """
      {"ty": 4, "nm": "\(name)", "ip": 0, "op": 10, "st": 0, "ks": {"p": \(position)}, "shapes": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [30, 30]},
         "r": {"a": 0, "k": 0}},
        {"ty": "fl", "c": {"a": 0, "k": [0, 0.5, 1]}, "o": {"a": 0, "k": 100}}]}
      """
    }
    let jump =
      #"{"a": 1, "k": [{"t": 0, "s": [75, 25, 0], "h": 1}, {"t": 6, "s": [75, 75, 0], "h": 1}]}"#
    let text = """
      {"v": "5.7.0", "nm": "Two", "fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, "assets": [],
       "layers": [\(layer("First", position: #"{"a": 0, "k": [25, 25, 0]}"#)),
         \(layer("Second", position: jump))]}
      """
    return try DesignImporter.importComposition(from: Array(text.utf8)).composition
  }

  /// The comparison of a composition with a timeline, and the path to the layer with the largest
  /// difference.
  private func compare(
    _ composition: Composition, _ timeline: Timeline
  ) -> (FrameSequenceComparison, layer: [String]) {
    let comparator = FrameComparator(width: 100, height: 100, canvas: Vector2(100, 100))
    var one = CompositionSession(composition)
    var other = TimelineSession(timeline)
    for frame in 0..<composition.wholeFrameCount {
      one.advance(to: composition.inPoint + Double(frame))
      other.advance(toFrame: Double(frame))
      comparator.compare(one.scene, other.scene, frame: frame)
    }
    let comparison = comparator.comparison
    let origins = composition.lowered().origins
    return (comparison, comparison.worst?.source.map { origins[$0].layerPath } ?? [])
  }

  /// Changes the view with a name anywhere in the tree.
  private func change(
    _ view: inout ViewNode, named name: String, _ body: (inout ViewNode) -> Void
  ) {
    if view.name == name { body(&view) }
    for index in view.children.indices { change(&view.children[index], named: name, body) }
  }

  @Test func convertedTimelineMatches() throws {
    let composition = try composition()
    let (comparison, layer) = compare(composition, composition.converted().timeline)
    #expect(comparison.candidates.isEmpty)
    #expect(comparison.frameCount == 10)
    #expect(comparison.meanError == 0)
    #expect(layer.isEmpty)
  }

  @Test func partsAddUpInAnyOrder() throws {
    let composition = try composition()
    var timeline = composition.converted().timeline
    change(&timeline.canvas.root, named: "Second") {
      $0.properties[.position] = .vector(Vector3(25, 65, 0))
    }
    let whole = compare(composition, timeline).0
    let lowered = composition.lowered()
    let parts = [0..<3, 3..<7, 7..<10].map { frames in
      let comparator = FrameComparator(width: 100, height: 100, canvas: Vector2(100, 100))
      var one = CompositionSession(lowered)
      var other = TimelineSession(timeline)
      for frame in frames {
        one.advance(to: composition.inPoint + Double(frame))
        other.advance(toFrame: Double(frame))
        comparator.compare(one.scene, other.scene, frame: frame)
      }
      return comparator.comparison
    }
    var forwards = FrameSequenceComparison()
    var backwards = forwards
    for part in parts { forwards.add(part) }
    for part in parts.reversed() { backwards.add(part) }
    #expect(whole.meanError > 0)
    #expect(forwards == whole)
    #expect(backwards == whole)
  }

  @Test func movedViewIsNamed() throws {
    let composition = try composition()
    var timeline = composition.converted().timeline
    change(&timeline.canvas.root, named: "First") {
      $0.properties[.position] = .vector(Vector3(25, 65, 0))
    }
    let (comparison, layer) = compare(composition, timeline)
    #expect(comparison.worst.map { $0.badShare > 0.02 } == true)
    #expect(comparison.worst?.number == 0)
    #expect(comparison.worst?.deviation == 40)
    #expect(layer.prefix(2) == ["Two", "First"])
  }

  @Test func lateEventIsNamedWithItsFrame() throws {
    let composition = try composition()
    var timeline = composition.converted().timeline
    for event in timeline.events.indices {
      for action in timeline.events[event].actions.indices {
        timeline.events[event].actions[action].after += 0.2
      }
    }
    let (comparison, layer) = compare(composition, timeline)
    #expect(comparison.worst.map { $0.badShare > 0.02 } == true)
    #expect(comparison.worst?.number == 6)
    #expect(layer.prefix(2) == ["Two", "Second"])
  }

  @Test func missingShapeIsNamed() throws {
    let composition = try composition()
    var timeline = composition.converted().timeline
    change(&timeline.canvas.root, named: "Second") { $0.children = [] }
    let (comparison, layer) = compare(composition, timeline)
    #expect(comparison.worst.map { $0.badShare > 0.02 } == true)
    #expect(comparison.worst?.deviation == .infinity)
    #expect(layer.prefix(2) == ["Two", "Second"])
  }

  @Test func hiddenViewsAreNotBlamed() throws {
    let composition = try composition()
    var timeline = composition.converted().timeline
    change(&timeline.canvas.root, named: "First") { $0.properties[.opacity] = .number(0) }
    change(&timeline.canvas.root, named: "Second") { view in
      view.properties[.position] = .vector(Vector3(75, 26, 0))
    }
    let (comparison, layer) = compare(composition, timeline)
    #expect(comparison.worst.map { $0.badShare > 0.02 } == true)
    #expect(layer.prefix(2) == ["Two", "First"])
  }
}
