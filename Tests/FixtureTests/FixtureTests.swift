import Foundation
import LottieImport
import TestSupport
import Testing
import VectorRaster

/// Findings, timeline and frames of each fixture are as approved.
@Suite struct FixtureTests {
  @Test("a fixture is as approved", arguments: Fixture.all)
  func fixture(_ fixture: Fixture) throws {
    let leftovers = FixtureTests.leftovers(of: fixture)
    let animation: FixtureAnimation
    do {
      animation = try FixtureAnimation(Array(Data(contentsOf: fixture.source)))
    } catch let failure as ImportFailure {
      // A refused file has findings alone.
      expectApproved {
        try Approval.check(
          Array(FindingsText.lines(failure).utf8), file: fixture.findings, leftovers: leftovers)
      }
      #expect(fixture.frames.isEmpty)
      return
    }
    expectApproved {
      try Approval.check(
        Array(FindingsText.lines(animation.findings).utf8), file: fixture.findings,
        leftovers: leftovers)
    }
    expectApproved {
      try Approval.check(animation.timelineBytes, file: fixture.timeline, leftovers: leftovers)
    }
    var frames = fixture.frames
    if frames.isEmpty, let first = FixtureFrame.first(of: fixture) { frames = [first] }
    for frame in frames { try check(frame, of: animation, leftovers: leftovers) }
  }

  private func check(
    _ frame: FixtureFrame, of animation: FixtureAnimation, leftovers: URL
  ) throws {
    let bitmap = animation.compositionFrame(frame.number)
    expectApproved {
      switch frame.origin {
      case .approved:
        try Approval.check(
          bitmap, file: frame.file,
          tolerance: Approval.PictureTolerance(channel: 1, pixels: .max), leftovers: leftovers)
      case .lottieWeb:
        try Approval.check(bitmap, reference: frame.file, leftovers: leftovers)
      }
    }
    guard !animation.isIncomplete else { return }
    let played = try animation.timelineFrame(frame.number)
    // The same pixels need no second look.
    guard played.pixels != bitmap.pixels else { return }
    expectApproved {
      try Approval.check(played, reference: frame.file, label: "timeline", leftovers: leftovers)
    }
  }

  /// Where a failure leaves its files.
  private static func leftovers(of fixture: Fixture) -> URL {
    ProjectFolder.root.appendingPathComponent("out/fixtures/\(fixture.area)")
  }

  /// Records an error as an issue, so that what follows is checked too.
  private func expectApproved(_ check: () throws -> Void) {
    #expect(throws: Never.self, performing: check)
  }
}
