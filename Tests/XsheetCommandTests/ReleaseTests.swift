import Foundation
import TestSupport
import Testing

/// `Tools/release`, as far as it needs no build, on a copy of the files that it reads and changes.
@Suite struct ReleaseTests {
  private let place: Workspace

  init() throws {
    place = try Workspace()
    let files = [
      "Tools/release", "Tools/environment.sh", "CHANGELOG.md", "Sources/Xsheet/ToolVersion.swift",
      "Tools/fleet/src/xsheet_fleet/__init__.py", "Tools/fleet/kubernetes/xsheet.yaml",
      "Tools/fleet/kubernetes/summary.yaml",
    ]
    for path in files {
      try place.write([UInt8](Data(contentsOf: ProjectFolder.url(path))), path)
    }
  }

  private func release(_ words: String) throws -> Outcome {
    try place.shell("bash Tools/release \(words)")
  }

  private func changelog() throws -> String {
    String(decoding: try place.read("CHANGELOG.md"), as: UTF8.self)
  }

  @Test func versionIsThatOfTheProgram() throws {
    let version = try release("version").text
    #expect(try place.xsheet("--version").text.contains(version.dropLast()))
    #expect(try release("check v\(version.dropLast())").status == 0)
    #expect(try release("check v0.0.9").status == 1)
    #expect(try release("notes").text.hasPrefix("### "))
  }

  @Test func cutMovesChangesAndSetsTheVersion() throws {
    let unreleased = "## [Unreleased]\n\n"
    let text = try changelog().replacing(
      unreleased, with: unreleased + "### Fixed\n\n- A mistake.\n\n")
    try place.write(text, "CHANGELOG.md")
    let outcome = try release("cut 7.8.9 2030-01-02")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try changelog().contains("## [Unreleased]\n\n## [7.8.9] - 2030-01-02\n\n### Fixed"))
    #expect(try release("version").text == "7.8.9\n")
    #expect(try release("notes").text.hasPrefix("### Fixed\n\n- A mistake.\n"))
    #expect(try release("check v7.8.9").status == 0)
    #expect(try release("cut 7.8.9").error.contains("already"))
  }

  @Test(arguments: ["cut", "cut 1.2", "cut 1.2.3 tomorrow", "cut v1.2.3"])
  func wrongVersionsAndDatesAreRefused(words: String) throws {
    let before = try changelog()
    #expect(try release(words).status == 1)
    #expect(try changelog() == before)
  }

  @Test func wrongCommandsShowTheUsage() throws {
    #expect(try release("").status == 64)
    #expect(try release("publish").error.contains("Usage: Tools/release version"))
    #expect(try release("--help").status == 0)
  }
}
