import Foundation
import TestSupport
import Testing

/// Broken files, where they are at hand.
@Suite struct SweepTests {
  private static let folder = ProjectFolder.url("../shared/malformed")
  private static let files =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  @Test(arguments: files)
  func brokenFilesAreToldOf(name: String) throws {
    let place = try Workspace()
    let path = SweepTests.folder.appendingPathComponent(name).path
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
