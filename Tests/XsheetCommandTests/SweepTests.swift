import Foundation
import TestSupport
import Testing

/// Every command reports files that are refused or repaired, and does not crash.
@Suite struct SweepTests {
  private static let files = ProjectFolder.files(of: .brokenDesigns)

  /// A refused fixture of each kind, and repaired ones.
  private static let fixtures = [
    "errors/empty", "errors/truncated", "errors/missing-width", "errors/too-long",
    "repairs/parent-cycle", "repairs/precomposition-cycle", "repairs/runaway-repeater",
    "repairs/uneven-path",
  ].map { ProjectFolder.root.appendingPathComponent("Tests/Fixtures/\($0).json") }

  @Test(arguments: fixtures)
  func brokenFixturesAreReported(file: URL) throws {
    try check(file)
  }

  @Test(.enabled(if: !files.isEmpty, "There are no broken designs."), arguments: files)
  func brokenFilesAreReported(file: URL) throws {
    try check(file)
  }

  private func check(_ file: URL) throws {
    let place = try Workspace()
    let path = file.path
    #expect(FileManager.default.fileExists(atPath: path))
    for words in [
      ["report", path], ["inspect", path], ["convert", path], ["verify", "--max-dim=40", path],
      ["render", "-o%d.png", "--max-dim=40", "--every=30", path],
    ] {
      let outcome = try place.shell("xsheet " + words.joined(separator: " "))
      #expect([0, 1, 65].contains(outcome.status))
      #expect(!outcome.isSignal)
      #expect(outcome.status < 64 || !outcome.error.isEmpty)
      #expect(!place.files().contains { $0.contains(".xsheet-") })
    }
  }
}
