import Foundation
import Geometry
import SceneModel
import SceneRendering
import TestSupport
import Testing
import TimelineFormat
import TimelineModel
import VectorRaster
import ViewTree

/// The timelines in Compositions that were written by hand.
@Suite struct OwnTimelinesTests {
  static let names = [
    "loading-indicator", "curves", "menu-scale", "interrupted", "reaction", "reaction-phases",
    "camera-tour", "number-flip", "shake", "transitions", "matched-geometry",
    "rating", "loader",
  ]

  /// The approved frames, if they are not the default ones.
  private static let frames = [
    "reaction": [42, 60, 75, 90, 126], "reaction-phases": [40, 52, 66, 84, 120],
    "camera-tour": [0, 90, 240, 400, 650], "number-flip": [59, 90, 205, 325, 470],
    "shake": [20, 33, 45, 72, 130], "transitions": [36, 48, 100, 132, 150],
    "matched-geometry": [0, 38, 45, 130, 160], "rating": [0, 36, 45, 66, 110],
    "loader": [10, 30, 68, 88, 95],
  ]

  private func folder(_ name: String) -> URL {
    ProjectFolder.compositions.appendingPathComponent(name)
  }

  private func timeline(_ name: String) throws -> Timeline {
    let file = folder(name).appendingPathComponent("\(name).xsheet.json")
    var timeline = try Timeline.read(from: Array(Data(contentsOf: file)))
    for source in timeline.canvas.imageSources {
      timeline.pictures[source] = try Approval.picture(
        at: folder(name).appendingPathComponent(source))
    }
    return timeline
  }

  /// The files in the folder are the output of the tool, as examples of the format.
  @Test(arguments: names) func filesAreWrittenAsTheToolWritesThem(name: String) throws {
    let file = folder(name).appendingPathComponent("\(name).xsheet.json")
    try Approval.check(try timeline(name).jsonBytes(), file: file)
  }

  @Test(arguments: names, 0..<5)
  func framesAreAsApproved(name: String, number: Int) throws {
    let timeline = try timeline(name)
    let frame = Self.frames[name]?[number] ?? [0, 20, 45, 70, 100][number]
    let size = timeline.canvas.size
    let (width, height) = (160, Int((160 * size.y / size.x).rounded()))
    var session = TimelineSession(timeline)
    session.advance(toFrame: Double(frame))
    let picture = SceneRenderer(width: width, height: height).render(session.scene)
    let file = "frames/frame-" + String(frame + 1000).dropFirst() + ".png"
    try Approval.check(picture, file: folder(name).appendingPathComponent(file))
  }

  /// Every frame of a cycle can be drawn, and the next cycle is equal.
  @Test(arguments: names) func cyclesAreAlike(name: String) throws {
    let timeline = try timeline(name)
    for share in [0.0, 0.21, 0.48, 0.77, 0.99] {
      let time = timeline.duration * share
      let (first, second) = (timeline.at(time: time), timeline.at(time: time + timeline.duration))
      let difference = SceneDifference(first, second)
      #expect(difference.largest < 1e-6, "at \(time): \(difference)")
    }
  }

  /// The numbers of the tutorial: 0, 16, −16, 16, 0 degrees, from 0.58 s on every 0.125 s.
  @Test func theReactionRotatesAsWritten() throws {
    let timeline = try timeline("reaction")
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(run.timeline.tracks.count == 4)
    let turn = try #require(run.timeline.tracks.first { $0.target.key == .rotation })
    let angles = [0, 0.58, 0.705, 0.83, 0.955, 1.08].map {
      turn.value(time: $0).numberValue.rounded()
    }
    #expect(angles == [0, 0, 16, -16, 16, 0])
  }

  /// The indicator never stops: a full rotation later, and many cycles later, it looks the same.
  @Test func theIndicatorContinues() throws {
    let timeline = try timeline("loading-indicator")
    let early = SceneDifference(timeline.at(time: 0.7), timeline.at(time: 2.7))
    let late = SceneDifference(timeline.at(time: 0.7), timeline.at(time: 400.7))
    #expect(early.largest < 1e-6, "\(early)")
    #expect(late.largest < 1e-6, "\(late)")
  }

  /// x(t) = x_old(t) + a(t) · (40 − x_old(t)) while the second animation runs.
  @Test func theSecondAnimationRunsFromTheFirst() throws {
    let timeline = try timeline("interrupted")
    let ease = AnimationCurve.easeInOut
    for time in [1.1, 1.5, 1.9] {
      let old = 40 + ease.progress(after: time, of: 2) * 240
      let expected = old + ease.progress(after: time - 1, of: 1) * (40 - old)
      #expect(abs(timeline.at(time: time).groups[1].transform.tx - expected) < 1e-9)
    }
  }
}
