import Foundation
import Geometry
import SceneModel
import SceneRendering
import StageModel
import TestSupport
import Testing
import TimelineModel
import VectorRaster

/// The timelines in Compositions that were written by hand.
@Suite struct OwnTimelinesTests {
  static let names = ["loading-indicator", "curves", "menu-scale", "interrupted"]

  private func folder(_ name: String) -> URL {
    ProjectFolder.compositions.appendingPathComponent(name)
  }

  private func timeline(_ name: String) throws -> Timeline {
    let file = folder(name).appendingPathComponent("\(name).xsheet.json")
    return try Timeline.read(from: Array(Data(contentsOf: file)))
  }

  /// What the tool writes is what stands in the folder, so that the files show the form at its best.
  @Test(arguments: names) func filesAreWrittenAsTheToolWritesThem(name: String) throws {
    let file = folder(name).appendingPathComponent("\(name).xsheet.json")
    try Approval.check(try timeline(name).jsonBytes(), file: file)
  }

  @Test(arguments: names, [0, 20, 45, 70, 100])
  func framesAreAsApproved(name: String, frame: Int) throws {
    let timeline = try timeline(name)
    let size = timeline.stage.size
    let (width, height) = (160, Int((160 * size.y / size.x).rounded()))
    var session = TimelineSession(timeline)
    session.advance(toFrame: Double(frame))
    let picture = SceneRenderer(width: width, height: height).render(session.scene)
    let file = "frames/frame-" + String(frame + 1000).dropFirst() + ".png"
    try Approval.check(picture, file: folder(name).appendingPathComponent(file))
  }

  /// The indicator never stops: a turn later, and many cycles later, it looks the same.
  @Test func theIndicatorGoesOn() throws {
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
