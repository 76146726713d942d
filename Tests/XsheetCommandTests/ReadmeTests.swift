import CommandLineParsing
import Foundation
import JSONTree
import TestSupport
import Testing
import TimelineFormat
import TimelineModel

@testable import XsheetCommand

/// The README and the articles whose commands work on the designs of the repository.
@Suite struct ReadmeTests {
  private static let catalog = "Sources/Xsheet/Documentation.docc/"

  @Test(arguments: ["README.md", catalog + "Commands.md", catalog + "UsingSwiftUISource.md"])
  func commandsPrintWhatIsShown(page: String) throws {
    let place = try Workspace()
    try FileManager.default.createSymbolicLink(
      at: place.folder.appendingPathComponent("Compositions"),
      withDestinationURL: ProjectFolder.url("Compositions"))
    let page = try TranscriptPage(page)
    #expect(!page.transcripts.isEmpty)
    try page.check(in: place)
  }

  @Test func outputsAreShown() throws {
    let pages = try ["README.md", Self.catalog + "Commands.md"].map { try TranscriptPage($0) }
    #expect(pages.map { $0.transcripts.count { !$0.output.isEmpty } }.allSatisfy { $0 >= 3 })
  }

  @Test(arguments: ["README.md", catalog + "TimelineReference.md"])
  func timelineExcerptIsATimeline(page: String) throws {
    let block = try #require(try MarkdownBlocks.lines(of: "json", in: page).first)
    let timeline = Array(block.joined(separator: "\n").utf8)
    #expect(Timeline.isTimeline(try JSONDocument(parsing: timeline)))
  }

  @Test func readmeIsShort() throws {
    let text = try String(contentsOf: ProjectFolder.url("README.md"), encoding: .utf8)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 1_200)
  }

  /// The SwiftUI code of the README is part of the view that it links.
  @Test func swiftUICodeIsInTheView() throws {
    let view = try String(
      contentsOf: ProjectFolder.url("Compositions/no-time-to-stop/SwiftUI/NoTimeToStopView.swift"),
      encoding: .utf8)
    let block = try #require(try MarkdownBlocks.lines(of: "swift", in: "README.md").first)
    #expect(view.contains(block.joined(separator: "\n") + "\n"))
  }

  /// The table of commands has all commands.
  @Test func commandsAreListed() throws {
    let rows = try TranscriptPage(Self.catalog + "Commands.md").lines
      .filter { $0.hasPrefix("| `xsheet ") }
    let listed = Set(rows.compactMap { CommandMention.all(in: $0).first?.command })
    #expect(listed == Set(CommandTree.root.subcommands.map(\.name)))
  }

  /// The files and folders that links of pages lead to exist.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func linksLeadToFiles(page: String) throws {
    let text = try String(contentsOf: ProjectFolder.url(page), encoding: .utf8)
    for match in text.matches(of: /\]\(([^)#:\s]+)\)/) {
      let path = ProjectFolder.url(String(match.1)).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page): \(match.1)")
    }
  }
}
