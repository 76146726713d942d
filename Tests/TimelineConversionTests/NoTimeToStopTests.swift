import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import Foundation
import Geometry
import LottieImport
import SceneModel
import SceneRendering
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import VectorRaster
import ViewTree

/// The project's own design: from Lottie to the timeline that a developer would write, and its pictures.
@Suite struct NoTimeToStopTests {
  private static let folder = ProjectFolder.compositions.appendingPathComponent("no-time-to-stop")

  private func composition() throws -> Composition {
    let file = Self.folder.appendingPathComponent("no-time-to-stop.json")
    let result = try DesignImporter.importComposition(from: [UInt8](try Data(contentsOf: file)))
      .checked()
    #expect(result.diagnostics.items.isEmpty)
    return result.composition
  }

  /// The actions of an event.
  private func actions(_ event: Int, of timeline: Timeline) -> [TimelineAction] {
    timeline.events.first { $0.number == event }?.actions ?? []
  }

  @Test func eventsAreThoseOfTheDesign() throws {
    let timeline = try composition().converted().timeline
    #expect(timeline.clock == Clock(interval: 1, ticks: 8))
    #expect(timeline.events.map(\.number) == [0, 3, 4, 7])
    #expect(timeline.actions.allSatisfy { $0.action.accuracy == .exact })
  }

  @Test func theFlipBeginsAt3() throws {
    let timeline = try composition().converted().timeline
    let turns = actions(3, of: timeline).filter { [.rotation, .rotationX].contains($0.target.key) }
    #expect(turns.count == 2)
    for turn in turns {
      let animation = try #require(turn.animation)
      #expect(animation.curve == .easeInOut)
      #expect(animation.duration == 2)
      #expect(animation.delay == 0)
      #expect(turn.after == 0)
    }
  }

  @Test func colorsSwapAt4() throws {
    let timeline = try composition().converted().timeline
    let colors = actions(4, of: timeline).filter {
      $0.target.key == .color || $0.target.key == .gradientStops
    }
    #expect(colors.count == 2)
    for action in colors {
      #expect(action.animation == nil)
      #expect(action.after == 0)
    }
  }

  @Test func lettersFadeInOneTenthAfterTheOther() throws {
    let timeline = try composition().converted().timeline
    let delays = actions(0, of: timeline)
      .filter { $0.target.key == .opacity && $0.animation?.duration == 0.3 }
      .compactMap { $0.animation?.delay }
    #expect(delays.count >= 6)
    #expect(delays.allSatisfy { abs($0 * 10 - ($0 * 10).rounded()) < 1e-6 })
    let steps = Set(delays.map { Int(($0 * 10).rounded()) }).sorted()
    #expect(steps == Array((steps.first ?? 0)...(steps.last ?? 0)))
  }

  @Test func timelineShowsTheComposition() throws {
    let composition = try composition()
    let difference = composition.difference(
      to: composition.converted().timeline, thirds: false)
    // Values are written with six digits, paths and curves with four.
    #expect(difference.largest < 0.02, "\(difference)")
  }

  @Test func timelineIsAsApproved() throws {
    let file = Self.folder.appendingPathComponent("no-time-to-stop.xsheet.json")
    try Approval.check(try composition().converted().timeline.jsonBytes(), file: file)
  }

  @Test(
    "frames are as approved", arguments: [0, 30, 100, 200, 239, 240, 250, 300, 450])
  func frames(frame: Int) throws {
    let composition = try composition()
    let renderer = SceneRenderer(width: 195, height: 422)
    let bitmap = renderer.render(composition.at(frame: Double(frame)), background: .white)
    let name = "frame-" + String(frame + 1000).dropFirst() + ".png"
    let file = Self.folder.appendingPathComponent("frames").appendingPathComponent(name)
    try Approval.check(bitmap, file: file)
  }
}
