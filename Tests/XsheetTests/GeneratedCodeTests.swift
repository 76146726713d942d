import Foundation
import SwiftUIExport
import TestSupport
import Testing

@testable import Xsheet

/// Generated source, compiled against the stand-in for SwiftUI and run.
@Suite(.enabled(if: StandIn.built != nil)) struct GeneratedCodeTests {
  /// Exports a timeline; returns the paths of the files.
  private func export(
    _ timeline: TimelineDocument, _ settings: SwiftUISettings, to folder: TemporaryFolder
  ) throws -> [String] {
    try timeline.export(toFolder: folder.url.path, as: .swiftUI(settings)).files
      .map { folder.path($0.path) }
  }

  /// A square that jumps at 1 s, glides to the right from 2 s on, and blinks half a second later.
  private func timeline(_ clock: String = "") throws -> TimelineDocument {
    try TimelineDocument(
      bytes: Array(
        """
        {"xsheet": 1, "name": "Box", "size": [64, 8], "frameRate": 10,
         "clock": {"interval": 1, "ticks": 4\(clock)},
         "views": [{"id": "box", "kind": "group", "position": [4, 4], "children": [
           {"id": "shape", "kind": "shape", "children": [
             {"id": "rectangle", "kind": "rectangle", "size": [8, 8]},
             {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}],
         "events": [
           {"event": 1, "actions": [{"set": "box.position", "to": [12, 4]}]},
           {"event": 2, "actions": [
             {"animate": "box.position", "to": [36, 4], "duration": 1.5},
             {"set": "paint.color", "to": "#0000FF", "after": 0.5}]}]}
        """.utf8), name: "box.json")
  }

  @Test("reduced motion shows the still at once, and stays")
  func reducedMotion() throws {
    let standIn = try #require(StandIn.built)
    for (still, expected) in [(nil, "36 blue"), (2.2, "36 red"), (1.5, "12 red")]
      as [(Double?, String)]
    {
      let folder = try TemporaryFolder()
      var settings = SwiftUISettings()
      settings.still = still
      let files = try export(timeline(), settings, to: folder)
      try folder.write(GeneratedCodeTests.program, "main.swift")
      let output = try standIn.output(of: files + [folder.path("main.swift")], in: folder.url)
      #expect(output == "\(expected)\n\(expected)\n4 red\n")
    }
  }

  /// Prints the center and the color of the square: with reduced motion at 0 and 3 s, and without at 0 s.
  private static let program = """
    import SwiftUI
    import SwiftUIHost

    @MainActor func report(_ reducesMotion: Bool, _ times: [Double]) {
      let host = ViewHost(size: CGSize(width: 64, height: 8)) { BoxView() }
      host.accessibilityReduceMotion = reducesMotion
      host.update()
      for time in times {
        host.advance(to: time)
        let view = host.render()
        let drawn = (0..<64).filter { view[$0, 4][3] > 128 }
        let pixel = view[drawn[0] + 1, 4]
        print(drawn[0] + 4, pixel[0] > 128 ? "red" : "blue")
      }
    }
    report(true, [0, 3])
    report(false, [0])

    """

  @Test(
    "source compiles with every access, and its tests do",
    arguments: [
      ("", SwiftUISettings.Access.internal), (#", "atEnd": "continue""#, .public),
      (#", "repeats": false"#, .package),
    ], SystemRelease.targets)
  func compiles(_ variant: (String, SwiftUISettings.Access), release: SystemRelease) throws {
    let (clock, access) = variant
    let folder = try TemporaryFolder()
    var settings = SwiftUISettings()
    settings.access = access
    settings.minimumSystem = MinimumSystem("iOS \(release.iOS)")
    settings.includesTests = true
    let files = try export(timeline(clock), settings, to: folder)
    #expect(files.count == 3)
    let messages = try #require(StandIn.built).check(
      files + (access == .package ? ["-package-name", "p"] : []), for: release)
    #expect(messages.isEmpty)
  }

  @Test("names of iOS 17 do not compile for iOS 15")
  func newerNames() throws {
    let folder = try TemporaryFolder()
    let lines = OlderSystemsTests.newerCode.enumerated().map {
      $0.element.replacing("NAME", with: "name\($0.offset)")
    }
    try folder.write("import SwiftUI\n" + lines.joined(separator: "\n") + "\n", "a.swift")
    let standIn = try #require(StandIn.built)
    #expect(try standIn.check([folder.path("a.swift")]).isEmpty)
    let messages = try standIn.check([folder.path("a.swift")], for: .year2021)
    for (index, line) in lines.enumerated() {
      #expect(messages.contains("a.swift:\(index + 2):"), "This should not compile: \(line)")
    }
  }

  @Test("all shared types compile for each system")
  func support() throws {
    for release in SystemRelease.targets {
      let folder = try TemporaryFolder()
      let file = SupportFile.module(version: "", for: release)
      try folder.write(file.text, file.name)
      let messages = try #require(StandIn.built).check([folder.path(file.name)], for: release)
      #expect(messages.isEmpty)
    }
  }
}
