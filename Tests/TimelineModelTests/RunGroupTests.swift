import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Equal keyframes of several views are written as one run and read back equal.
@Suite struct RunGroupTests {
  private typealias Track = KeyframeTimeline.Track

  private func run(
    _ view: String, after: Double = 0, to end: Double = 0, keys: [PropertyKey] = [.opacity]
  ) -> KeyframeRun {
    let tracks = keys.map { key in
      Track(
        target: TimelineAction.Target(view: view, key: key),
        keyframes: [.linear(.number(end), duration: 0.25, curve: .easeIn), .move(.number(1))])
    }
    return KeyframeRun(KeyframeTimeline(tracks: tracks), after: after, count: nil)
  }

  private func timeline(_ runs: [KeyframeRun]) -> Timeline {
    let root = ViewNode(
      id: "root", kind: .group(GroupView()),
      children: ["a", "b", "c", "d"].map { ViewNode(id: $0, kind: .group(GroupView())) })
    return Timeline(
      canvas: ViewCanvas(size: Vector2(10, 10), root: root), clock: Clock(interval: 1, ticks: 2),
      frameRate: 60, events: [TimelineEvent(number: 0, keyframes: runs)])
  }

  /// The sizes and steps of the groups, after writing and reading.
  private func groups(_ runs: [KeyframeRun]) throws -> [[Double]] {
    let timeline = timeline(runs)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
    return timeline.events[0].runGroups.map { [Double($0.items.count), $0.step] }
  }

  @Test func oneMomentIsOneRun() throws {
    #expect(try groups([run("a"), run("b"), run("d")]) == [[3, 0]])
  }

  @Test func equalStepsAreOneRun() throws {
    let runs = [run("a", after: 0.5), run("b", after: 0.6), run("c", after: 0.7)]
    #expect(try groups(runs) == [[3, 0.1]])
    #expect(try groups(Array(runs.prefix(2))) == [[1, 0], [1, 0]])
  }

  @Test func otherKeyframesAreOtherRuns() throws {
    #expect(try groups([run("a"), run("b", to: 0.5), run("c")]) == [[1, 0], [1, 0], [1, 0]])
    #expect(try groups([run("a"), run("b", keys: [.opacity, .rotation])]) == [[1, 0], [1, 0]])
  }

  @Test func tracksOfOneViewStayTogether() throws {
    let keys: [PropertyKey] = [.opacity, .rotation]
    #expect(try groups([run("a", keys: keys), run("b", keys: keys)]) == [[2, 0]])
  }

  @Test func tracksOfSeveralViewsAreNoGroup() throws {
    var both = run("a")
    both.timeline.tracks += run("b").timeline.tracks
    var others = run("c")
    others.timeline.tracks += run("d").timeline.tracks
    #expect(try groups([both, others]) == [[1, 0], [1, 0]])
  }

  @Test func keyframesUseConstants() throws {
    var timeline = timeline([run("a", after: 0.6)])
    timeline.constants = [
      TimelineConstant(name: "beat", value: .duration(0.25)),
      TimelineConstant(name: "wait", value: .delay(0.6)),
    ]
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""duration": "beat""#))
    #expect(text.contains(#""after": "wait""#))
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline)
  }
}
