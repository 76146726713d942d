import Diagnostics
import Foundation
import TestSupport
import Testing
import VectorRaster

/// Findings, timeline and frames of each fixture are as approved.
@Suite struct FixtureTests {
  @Test("a fixture is as approved", arguments: Fixture.all)
  func fixture(_ fixture: Fixture) throws {
    do {
      let animation = try FixtureAnimation(Array(Data(contentsOf: fixture.source)))
      check(FindingsText.lines(animation.findings), fixture.findings, of: fixture)
      check(animation.timelineBytes, fixture.timeline, of: fixture)
      for frame in fixture.comparedFrames { try check(frame, of: animation, fixture) }
    } catch let failure as ImportFailure {
      // A refused file has findings alone.
      check(FindingsText.lines(failure), fixture.findings, of: fixture)
      #expect(fixture.frames.isEmpty)
    }
  }

  private func check(_ text: String, _ file: URL, of fixture: Fixture) {
    check(Array(text.utf8), file, of: fixture)
  }

  private func check(_ bytes: [UInt8], _ file: URL, of fixture: Fixture) {
    expectApproved { try Approval.check(bytes, file: file, leftovers: fixture.leftovers) }
  }

  /// Checks a frame of the composition, and of the timeline if nothing is missing in it.
  private func check(
    _ frame: FixtureFrame, of animation: FixtureAnimation, _ fixture: Fixture
  ) throws {
    let bitmap = animation.compositionFrame(frame.number)
    expectApproved {
      switch frame.origin {
      case .approved:
        try Approval.check(
          bitmap, file: frame.file,
          tolerance: Approval.PictureTolerance(channel: 1, pixels: .max),
          leftovers: fixture.leftovers)
      case .lottieWeb:
        try Approval.check(bitmap, reference: frame.file, leftovers: fixture.leftovers)
      }
    }
    guard !animation.isIncomplete else { return }
    let played = try animation.timelineFrame(frame.number)
    // Equal pixels need no comparison.
    guard played.pixels != bitmap.pixels else { return }
    expectApproved {
      try Approval.check(
        played, reference: frame.file, label: "timeline", leftovers: fixture.leftovers)
    }
  }

  /// Records an error as an issue, so that later checks run too.
  private func expectApproved(_ check: () throws -> Void) {
    #expect(throws: Never.self, performing: check)
  }
}
