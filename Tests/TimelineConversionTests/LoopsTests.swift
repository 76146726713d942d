import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import Foundation
import LottieImport
import SceneModel
import SceneRendering
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import VectorRaster

/// Repeated motion, in `Compositions/loops`: a heart, a bell and three dots.
@Suite struct LoopsTests {
  private static let folder = ProjectFolder.compositions.appendingPathComponent("loops")

  private func composition() throws -> Composition {
    let file = Self.folder.appendingPathComponent("loops.json")
    let bytes = try Array(Data(contentsOf: file))
    let result = try DesignImporter.importComposition(from: bytes, name: "loops")
    #expect(result.diagnostics.items.isEmpty)
    return result.composition
  }

  @Test func everythingIsWrittenOnce() throws {
    let result = try composition().converted()
    #expect(result.summary.loops == 5)
    #expect(result.timeline.events.map(\.number) == [0])
    #expect(result.timeline.actionCount == 0)
    #expect(result.timeline.events[0].runGroups.map(\.items.count) == [1, 1, 3])
    #expect(result.timeline.events[0].runGroups.map(\.step) == [0, 0, 0.1])
    #expect(result.timeline.events[0].keyframes.allSatisfy { $0.count == nil })
  }

  @Test func timelineShowsTheComposition() throws {
    let composition = try composition()
    let difference = composition.difference(to: composition.converted().timeline)
    #expect(difference.largest < 1e-4, "\(difference)")
  }

  @Test func timelineIsAsApproved() throws {
    let file = Self.folder.appendingPathComponent("loops.xsheet.json")
    try Approval.check(try composition().converted().timeline.jsonBytes(), file: file)
  }

  @Test("frames are as approved", arguments: [0, 9, 36, 48, 131])
  func frames(frame: Int) throws {
    let composition = try composition()
    let renderer = SceneRenderer(width: 320, height: 120)
    let bitmap = renderer.render(composition.at(frame: Double(frame)), background: .white)
    let name = "frame-" + String(frame + 1000).dropFirst() + ".png"
    let file = Self.folder.appendingPathComponent("frames").appendingPathComponent(name)
    try Approval.check(bitmap, file: file)
  }
}

extension Timeline {
  /// The number of actions.
  fileprivate var actionCount: Int { events.reduce(0) { $0 + $1.actions.count } }
}
