import Foundation
import SceneModel
import TestSupport
import Testing
import TimelineModel
import Verification
import ViewTree

@testable import Xsheet

/// Damaged timelines of all fixtures: each damage that changes what is shown is caught, and no undamaged timeline is.
@Suite struct MutationTests {
  private static let fixtures: [URL] = {
    let root = ProjectFolder.root.appendingPathComponent("Tests/Fixtures")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "json" && !$0.path.hasSuffix(".timeline.json") }
      // Some fixtures are refused.
      .filter { (try? Design(contentsOfFile: $0.path)) != nil }
      .sorted { $0.path < $1.path }
  }()

  private static let options = VerificationOptions(size: .fitting(64), jobs: 1)

  /// A design with its timeline as it is read back from a file.
  private struct Sample: Sendable {
    let file: String
    let design: Design
    let timeline: TimelineDocument
    /// The design, prepared for comparisons.
    let compared: ComparedAnimation
  }

  private static func sample(_ file: URL) throws -> Sample {
    let design = try Design(contentsOfFile: file.path)
    let timeline = try design.converted().readBack()
    return Sample(
      file: file.lastPathComponent, design: design, timeline: timeline,
      compared: ComparedAnimation(design, converted: timeline.timeline))
  }

  private static let samples = fixtures.compactMap { try? sample($0) }

  /// A timeline with changes that designs are not converted to.
  private static let handwritten = """
    {
      "xsheet": 1, "size": [60, 40], "frameRate": 10, "clock": {"interval": 1, "ticks": 2},
      "views": [
        {"id": "ball", "kind": "group", "position": [10, 20], "children": [
          {"id": "disc", "kind": "shape", "children": [
            {"id": "circle", "kind": "ellipse", "size": [16, 16]},
            {"id": "paint", "kind": "fill", "color": [1, 0, 0, 1]}]}]},
        {"id": "digits", "kind": "frames", "size": [8, 8],
         "sources": ["1.png", "2.png", "3.png", "4.png"]}],
      "events": [
        {"event": 0,
         "actions": [
           {"animate": "ball.position", "to": [50, 20], "along": [[0, -20], [0, -20]], "duration": 1},
           {"play": "digits", "interval": 0.2}],
         "keyframes": [
           {"tracks": {"ball.rotation": [{"linear": 90, "duration": 0.5}]}, "repeat": "forever"}]}]
    }
    """

  @Test("an undamaged timeline matches", arguments: fixtures)
  func undamaged(_ file: URL) throws {
    let sample = try Self.sample(file)
    let result = try sample.design.verified(
      against: sample.timeline, VerificationOptions(jobs: 1))
    // Where the timeline lacks a feature, it differs.
    if !sample.timeline.findings.contains(where: { $0.code == .notConverted }) {
      #expect(result.verdict == .match, "\(result)")
    }
    let summary = try #require(sample.timeline.summary)
    #expect(result.exactPropertyCount == summary.exact)
    #expect(result.propertyCount == summary.exact + summary.approximate)
  }

  @Test("damage is caught", arguments: TimelineMutation.all)
  func damaged(_ mutation: TimelineMutation) throws {
    var caught = 0
    for sample in Self.samples {
      var damaged = sample.timeline
      guard mutation.apply(&damaged.timeline), damaged.timeline != sample.timeline.timeline
      else { continue }
      if try Self.isCaught(damaged, in: sample) {
        caught += 1
      } else if Self.shows(damaged.timeline, otherThan: sample.timeline.timeline) {
        Issue.record("\(mutation.name) is not caught in \(sample.file)")
      }
    }
    let handwritten = try TimelineDocument(bytes: Array(Self.handwritten.utf8), name: "hand.json")
    var damaged = handwritten
    if mutation.apply(&damaged.timeline) {
      #expect(try handwritten.verified(against: damaged, Self.options).verdict != .match)
      caught += 1
    }
    #expect(caught > 0, "\(mutation.name) is never caught")
  }

  /// Whether the verdict is not a match; frames are only drawn if structure and constants do not tell.
  private static func isCaught(_ damaged: TimelineDocument, in sample: Sample) throws -> Bool {
    let still = AnimationDifference(
      sample.timeline.timeline, damaged.timeline, images: FrameSequenceComparison(), deviations: [])
    if still.verdict != .match { return true }
    let result = try sample.compared.compared(with: ComparedAnimation(damaged), options) { _, _ in }
    return result.verdict != .match
  }

  /// Whether a person sees a timeline differ from another one, at a frame or between frames.
  private static func shows(_ one: Timeline, otherThan other: Timeline) -> Bool {
    var (first, second) = (TimelineSession(one), TimelineSession(other))
    return (0..<other.frameCount).contains { frame in
      first.advance(toFrame: Double(frame))
      second.advance(toFrame: Double(frame))
      return SceneComparison(first.scene, second.scene).largestDeviation > 0.6
    }
  }
}

extension TimelineMutation: CustomTestStringConvertible {
  var testDescription: String { name }
}
