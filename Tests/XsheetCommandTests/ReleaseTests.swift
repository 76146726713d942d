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

  @Test("bundles have a variant for each system, and merge", .enabled(if: Workspace.hasTool("zip")))
  func bundles() throws {
    for name in ["XsheetBuildPlugin/Build.swift", "XsheetCommandPlugin/Command.swift"] {
      try place.write("", "Plugins/\(name)")
    }
    try place.write(
      [UInt8](Data(contentsOf: ProjectFolder.url("Plugins/Package.swift"))), "Plugins/Package.swift"
    )
    try place.write("MIT", "LICENSE")
    let mac = "mac/xsheet.artifactbundle/arm64-apple-macosx+x86_64-apple-macosx"
    try place.write("#!/bin/sh\n", "\(mac)/xsheet")
    try place.write("#!/bin/sh\n", "tool")
    #expect(try place.shell("chmod +x tool \(mac)/xsheet; cd mac; zip -qr m.zip *").status == 0)
    let outcome = try release("bundle --binary tool --output out mac/m.zip")
    #expect(
      outcome.status == 0 && outcome.text == "out/xsheet.artifactbundle\n", "\(outcome.error)")
    let description = try JSONSerialization.jsonObject(
      with: Data(place.read("out/xsheet.artifactbundle/info.json")))
    let artifacts = (description as? [String: Any])?["artifacts"] as? [String: [String: Any]]
    let variants = artifacts?["xsheet"]?["variants"] as? [[String: Any]] ?? []
    #expect(variants.count == 2)
    for variant in variants {
      let path = try #require(variant["path"] as? String)
      #expect(place.files().contains("out/xsheet.artifactbundle/\(path)"))
      let triples = try #require(variant["supportedTriples"] as? [String])
      #expect(path == triples.joined(separator: "+") + "/xsheet")
    }
    #expect(try release("bundle --output none").status == 1)
    let plugins = try release("plugins --output zip out/xsheet.artifactbundle")
    let version = try release("version").text.dropLast()
    #expect(plugins.text == "zip/xsheet-plugins-\(version).zip\n", "\(plugins.error)")
    let list = try place.shell("unzip -Z1 zip/*.zip").text
    for name in [
      "Package.swift", "XsheetBuildPlugin/Build.swift", "xsheet.artifactbundle/info.json",
    ] {
      #expect(list.contains("xsheet-plugins-\(version)/\(name)\n"))
    }
  }

  @Test func wrongCommandsShowTheUsage() throws {
    #expect(try release("").status == 64)
    #expect(try release("publish").error.contains("Usage: Tools/release version"))
    #expect(try release("--help").status == 0)
  }
}
