import CompositionLowering
import CompositionModel
import DesignChecks
import Foundation
import LottieImport
import SceneModel
import SceneRendering
import TestSupport
import Testing
import TextLayout
import TimelineFormat
import TimelineModel
import VectorRaster
import ViewTree

/// The hand-written No time to stop: it continues at its end, where the export restarts.
@Suite struct HandWrittenTests {
  private static let folder = ProjectFolder.compositions.appendingPathComponent("no-time-to-stop")

  private func timeline(_ name: String = "hand-written") throws -> Timeline {
    let file = Self.folder.appendingPathComponent("\(name).xsheet.json")
    return try Timeline.read(from: Array(Data(contentsOf: file)))
  }

  @Test func fileIsWrittenAsTheToolWritesIt() throws {
    let file = Self.folder.appendingPathComponent("hand-written.xsheet.json")
    try Approval.check(try timeline().jsonBytes(), file: file)
  }

  /// The events of the tutorial: 2 resets the angle, 3 and 7 flip and rotate, 4 and 8 swap the
  /// colors.
  @Test func eventsAreThoseOfTheTutorial() throws {
    let timeline = try timeline()
    #expect(timeline.clock == Clock(interval: 1, ticks: 8, atEnd: .continue))
    #expect(timeline.events.map(\.number) == [2, 3, 4, 7, 8])
    let angles = timeline.events.map { event in
      event.actions.first { $0.target.key == .rotation }.map { $0.change }
    }
    #expect(angles[0] == .set(.number(-45)))
    for (index, angle) in [(1, -225.0), (3, -405)] {
      #expect(
        angles[index]
          == .animate(TimelineAnimation(to: .number(angle), curve: .easeInOut, duration: 2)))
    }
    for event in [timeline.events[2], timeline.events[4]] {
      #expect(event.actions.contains { $0.target.key == .color })
      #expect(event.actions.contains { $0.target.key == .gradientStops })
    }
  }

  /// The letters of texts appear and disappear when those of outlines do.
  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func textsTakeTheTurnsOfOutlines() throws {
    var words = try timeline("hand-written-words")
    words.canvas.resolveFonts {
      TestFonts.library.match(named: $0).map { FontStack($0, TestFonts.library) }
    }
    let (outlines, texts) = (try timeline(), words.dividingTexts())
    #expect(texts.events.map(\.number) == outlines.events.map(\.number))
    for (event, other) in zip(texts.events, outlines.events) {
      #expect(Self.turns(event) == Self.turns(other), "event \(event.number)")
    }
  }

  /// The times at which letters of an event begin to appear or to disappear, in milliseconds.
  private static func turns(_ event: TimelineEvent) -> [Int] {
    event.actions.filter { $0.target.key == .opacity || $0.target.key == .isVisible }
      .map { Int(($0.wait * 1000).rounded()) }.sorted()
  }

  /// From the second cycle on both timelines draw the same.
  @Test(arguments: [1, 4]) func framesAreThoseOfTheExport(cycle: Int) throws {
    let file = Self.folder.appendingPathComponent("no-time-to-stop.json")
    let export = try DesignImporter.importComposition(from: [UInt8](try Data(contentsOf: file)))
      .composition
    var handWritten = TimelineSession(try timeline())
    let renderer = SceneRenderer(width: 195, height: 422)
    for frame in stride(from: cycle, to: 480, by: 47) {
      let expected = renderer.render(export.at(frame: Double(frame)), background: .white)
      handWritten.advance(toFrame: Double(480 * cycle + frame))
      let found = renderer.render(handWritten.scene, background: .white)
      let comparison = PictureDistance(expected, found)
      // Values in the file have three digits.
      #expect(comparison.largest <= 8 && comparison.differing <= 20, "\(frame): \(comparison)")
    }
  }
}

/// The difference of two pictures of one size.
private struct PictureDistance {
  /// The largest difference of a channel, of 255.
  var largest = 0
  /// The number of pixels that differ by more than 2.
  var differing = 0

  init(_ one: Bitmap, _ other: Bitmap) {
    let (first, second) = (one.straightAlphaBytes(), other.straightAlphaBytes())
    for start in stride(from: 0, to: first.count, by: 4) {
      let difference = (start..<start + 4).map { abs(Int(first[$0]) - Int(second[$0])) }.max() ?? 0
      largest = max(largest, difference)
      if difference > 2 { differing += 1 }
    }
  }
}
