import Diagnostics
import Foundation
import SwiftUIExport
import TestSupport
import Testing

@testable import Xsheet

/// The SwiftUI source of designs.
@Suite struct SwiftUIExportTests {
  /// The folders of approved files by style.
  private static let folders: [SwiftUIStyle: String] = [
    .events: "SwiftUI", .keyframes: "SwiftUI-keyframes",
  ]

  private func export(_ path: String, style: SwiftUIStyle = .events) throws -> TimelineExport {
    let file = try AnimationFile(
      contentsOfFile: ProjectFolder.root.appendingPathComponent(path).path)
    let timeline =
      switch file {
      case .design(let design): design.converted()
      case .timeline(let timeline): timeline
      }
    var settings = SwiftUISettings()
    settings.style = style
    settings.command =
      "xsheet convert ../\((path as NSString).lastPathComponent) --output . --format swiftui"
      + (style == .events ? "" : " --style \(style)")
    return try ExportFormat.swiftUI(settings).exporter.export(
      timeline, named: timeline.stem, in: "out", linksPictures: false)
  }

  private func check(_ name: String, _ style: SwiftUIStyle) throws {
    let path = "Compositions/\(name).json"
    let export = try export(path, style: style)
    #expect(export.diagnostics.items.allSatisfy { $0.code != .notExported })
    let folder = ProjectFolder.root.appendingPathComponent(path).deletingLastPathComponent()
      .appendingPathComponent(try #require(Self.folders[style]))
    for file in export.files {
      #expect(throws: Never.self) {
        try Approval.check(file.bytes, file: folder.appendingPathComponent(file.path))
      }
    }
  }

  @Test(
    "compositions as approved, without omissions",
    arguments: [
      "menu-scale/menu-scale.xsheet", "no-time-to-stop/no-time-to-stop",
      "number-flip/number-flip.xsheet", "reaction/reaction.xsheet",
      "reaction-phases/reaction-phases.xsheet", "shake/shake.xsheet",
      "transitions/transitions.xsheet",
    ])
  func approved(name: String) throws { try check(name, .events) }

  @Test("a composition as approved in the style keyframes, without omissions")
  func approvedKeyframes() throws { try check("no-time-to-stop/no-time-to-stop", .keyframes) }

  @Test(
    "source is in the layout of swift-format's default configuration",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/env")),
    arguments: SwiftUIStyle.allCases)
  func layout(style: SwiftUIStyle) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in [
      "Compositions/no-time-to-stop/no-time-to-stop.json", "Compositions/loops/loops.json",
      "Compositions/notification/notification.json", "Compositions/number-flip/number-flip.json",
    ]
    where FileManager.default.fileExists(
      atPath: ProjectFolder.root.appendingPathComponent(path).path)
    {
      for file in try export(path, style: style).files {
        try Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
      }
    }
    let lint = Process()
    lint.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    lint.arguments = ["swift", "format", "lint", "--strict", "--recursive", folder.path]
    let output = Pipe()
    lint.standardError = output
    try lint.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    lint.waitUntilExit()
    #expect(lint.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
  }

  @Test("features without a notation become pictures, and pictures are named")
  func omissions() throws {
    let text = """
      {
        "xsheet": 1, "size": [60, 40], "frameRate": 10, "clock": {"interval": 1, "ticks": 2},
        "views": [
          {"id": "photo", "kind": "image", "source": "images/sky.png", "size": [60, 40]},
          {"id": "box", "kind": "group", "children": [
            {"id": "waves", "kind": "waveWarp"},
            {"id": "disc", "kind": "shape", "children": [
              {"id": "circle", "kind": "ellipse", "size": [16, 16]},
              {"id": "paint", "kind": "fill", "color": "#FF0000"}]}]}],
        "events": []
      }
      """
    let timeline = try TimelineDocument(bytes: Array(text.utf8), name: "a.json")
    let export = try ExportFormat.swiftUI.exporter.export(
      timeline, named: "1 box", in: nil, linksPictures: false)
    #expect(export.diagnostics.items.map(\.code) == [.baked, .pictureNeeded, .pictureNeeded])
    #expect(export.files.map(\.path) == ["Animation1BoxView.swift"])
  }

  @Test(
    "a slot of a property that moves is a finding", arguments: SwiftUIStyle.allCases)
  func slots(style: SwiftUIStyle) throws {
    let text = """
      {
        "xsheet": 1, "size": [60, 40], "clock": {"interval": 1, "ticks": 2},
        "views": [
          {"id": "disc", "kind": "shape", "slots": {"opacity": "a"}, "children": [
            {"id": "circle", "kind": "ellipse", "size": [16, 16], "slots": {"size": "a"}},
            {"id": "line", "kind": "stroke", "color": "#FF0000", "lineWidth": 2,
             "slots": {"color": "a", "lineWidth": "a"}}]}],
        "events": [{"event": 0, "actions": [
          {"animate": "disc.opacity", "to": 0, "curve": "linear", "duration": 1}]}]
      }
      """
    let timeline = try TimelineDocument(bytes: Array(text.utf8), name: "a.json")
    var settings = SwiftUISettings()
    settings.style = style
    let export = try ExportFormat.swiftUI(settings).exporter.export(
      timeline, named: "disc", in: nil, linksPictures: false)
    #expect(export.diagnostics.items.map(\.code) == [.slotNotInTheme])
    #expect(
      export.diagnostics.items.map(\.message) == ["The theme lacks the slot “a” of “opacity”."])
  }
}
