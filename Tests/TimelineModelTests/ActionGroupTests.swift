import Geometry
import JSONTree
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Equal actions are written as one and read back equal.
@Suite struct ActionGroupTests {
  /// A timeline of views in two groups, which fade at given times.
  private func timeline(
    _ fades: [(view: String, wait: Double)], change: (Double) -> (Double, TimelineAction.Change)
  ) -> Timeline {
    func group(_ id: String, _ children: [String]) -> ViewNode {
      ViewNode(
        id: id, kind: .group(GroupView()),
        children: children.map { ViewNode(id: $0, kind: .group(GroupView())) })
    }
    let root = ViewNode(
      id: "root", kind: .group(GroupView()),
      children: [group("one", ["a", "b", "c", "d"]), group("two", ["e", "f", "g", "h"])])
    let actions = fades.map { fade in
      let (after, change) = change(fade.wait)
      return TimelineAction(
        target: TimelineAction.Target(view: fade.view, key: .opacity), after: after,
        change: change)
    }
    return Timeline(
      canvas: ViewCanvas(size: Vector2(10, 10), root: root), clock: Clock(interval: 1, ticks: 2),
      frameRate: 60, events: [TimelineEvent(number: 0, actions: actions)])
  }

  private func fading(_ wait: Double) -> (Double, TimelineAction.Change) {
    (0, .animate(TimelineAnimation(to: .number(0), curve: .easeIn, duration: 0.3, delay: wait)))
  }

  private func setting(_ wait: Double) -> (Double, TimelineAction.Change) {
    (wait, .set(.number(0)))
  }

  /// The sizes and steps of the groups, after writing and reading.
  private func groups(
    _ fades: [(view: String, wait: Double)],
    _ change: (Double) -> (Double, TimelineAction.Change)
  ) throws -> [[Double]] {
    let timeline = timeline(fades, change: change)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
    return timeline.groups[0].map { [Double($0.items.count), $0.step] }
  }

  @Test func equalStepsAreOneAction() throws {
    let letters = [("a", 0.0), ("b", 0.1), ("c", 0.2), ("d", 0.3)]
    #expect(try groups(letters, fading) == [[4, 0.1]])
    #expect(try groups(letters, setting) == [[4, 0.1]])
  }

  /// An action for the parts of a text is written alone.
  @Test func changesOfPartsStayApart() throws {
    let text = """
      {"xsheet": 1, "size": [10, 10], "clock": {"ticks": 2}, "views": [
        {"id": "box", "kind": "group"},
        {"id": "label", "kind": "text", "string": "AB", "size": 8}],
       "events": [{"event": 0, "actions": [
        {"set": "box.opacity", "to": 0.5},
        {"set": "label.opacity", "to": 0.5, "by": "letter", "step": 0.1}]}]}
      """
    let timeline = try Timeline.read(from: Array(text.utf8))
    #expect(timeline.events[0].actions.map { $0.stagger == nil } == [true, false])
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  /// Equal insertions and removals are one action, too.
  @Test(arguments: [PropertyKey.insertion, .removal], [0.0, 0.1])
  func viewsAppearTogether(key: PropertyKey, step: Double) throws {
    var style = GroupView()
    style.transition = .opacity
    let views = ["a", "b", "c"]
    let root = ViewNode(
      id: "root", kind: .group(GroupView()),
      children: views.map { ViewNode(id: $0, kind: .group(style)) })
    let actions = views.enumerated().map { index, view in
      TimelineAction(
        target: TimelineAction.Target(view: view, key: key),
        change: .animate(
          TimelineAnimation(
            to: .number(1), curve: .easeIn, duration: 0.3, delay: Double(index * 100) * step / 100))
      )
    }
    let timeline = Timeline(
      canvas: ViewCanvas(size: Vector2(10, 10), root: root), clock: Clock(interval: 1, ticks: 2),
      frameRate: 60, events: [TimelineEvent(number: 0, actions: actions)])
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#"["a", "b", "c"]"#))
    #expect(timeline.groups[0].map(\.step) == [step])
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func oneMomentIsOneAction() throws {
    #expect(try groups([("a", 0.2), ("b", 0.2), ("e", 0.2)], fading) == [[3, 0]])
  }

  @Test func aRowMayBeginAtTheLastOfOneMoment() throws {
    let fades = [("a", 0.0), ("b", 0.0), ("c", 0.1), ("d", 0.2)]
    #expect(try groups(fades, fading) == [[1, 0], [3, 0.1]])
  }

  @Test func rowsStayWithinAGroupOfViews() throws {
    let fades = [("b", 0.0), ("c", 0.1), ("d", 0.2), ("e", 0.3), ("f", 0.4), ("g", 0.5)]
    #expect(try groups(fades, fading) == [[3, 0.1], [3, 0.1]])
  }

  @Test func twoAreARowOnlyAtTheStepOfALongerOne() throws {
    #expect(try groups([("a", 0), ("b", 0.37)], fading) == [[1, 0], [1, 0]])
    let fades = [("a", 0.0), ("b", 0.1), ("c", 0.2), ("e", 0.5), ("f", 0.6)]
    #expect(try groups(fades, fading) == [[3, 0.1], [2, 0.1]])
  }

  @Test func constantsAreWrittenByName() throws {
    var timeline = timeline([("a", 0.1), ("b", 0.2), ("c", 0.3)], change: fading)
    timeline.constants = [
      TimelineConstant(name: "fadeDuration", value: .duration(0.3)),
      TimelineConstant(name: "letterStep", value: .delay(0.1)),
      TimelineConstant(name: "soft", value: .curve(.easeIn)),
    ]
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""duration": "fadeDuration""#))
    #expect(text.contains(#""delay": "letterStep""#))
    #expect(text.contains(#""step": "letterStep""#))
    #expect(text.contains(#""curve": "soft""#))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func aConstantOfAnotherPurposeIsNotUsed() throws {
    var timeline = timeline([("a", 0.1)], change: fading)
    timeline.constants = [
      TimelineConstant(name: "scaleDuration", value: .duration(0.3)),
      TimelineConstant(name: "fadeDelay", value: .delay(0.1)),
      TimelineConstant(name: "fadeStep", value: .delay(0.1)),
    ]
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""duration": 0.3"#))
    #expect(text.contains(#""delay": "fadeDelay""#))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }

  @Test func accuracyHasAUnit() throws {
    let cases: [(PropertyKey, Double, String)] = [
      (.position, 0.08, #""0.08 px""#), (.rotation, 0.05, #""0.05 degrees""#),
      (.opacity, 0.5 / 255, #""0.5/255""#), (.scale, 0.0005, "0.0005"),
    ]
    for (key, distance, text) in cases {
      var timeline = timeline([("a", 0)], change: fading)
      timeline.events[0].actions[0].target.key = key
      if key != .rotation, key != .opacity {
        timeline.events[0].actions[0].change = .set(.vector(Vector3(1, 2, 3)))
      }
      timeline.events[0].actions[0].accuracy = .within(distance).rounded(of: key)
      #expect(
        String(decoding: timeline.jsonBytes(), as: UTF8.self).contains(#""within": "# + text))
      #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
    }
  }

  @Test func markersAreReadAsWritten() throws {
    var timeline = timeline([("a", 0)]) { _ in
      (0, .animate(TimelineAnimation(to: .number(0), curve: .linear, duration: 2)))
    }
    timeline.markers = [
      TimelineMarker(name: "start", time: 0), TimelineMarker(name: "half", time: 0.5, duration: 1),
    ]
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }
}
