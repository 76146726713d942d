import Foundation
import JSONTree
import TestSupport
import Testing
import TimelineModel

/// The commands and the timeline of the README.
@Suite struct ReadmeTests {
  @Test func commandsWork() throws {
    let commands = try ReadmeTests.commands()
    #expect(commands.count >= 5)
    let place = try Workspace()
    try FileManager.default.createSymbolicLink(
      at: place.folder.appendingPathComponent("Compositions"),
      withDestinationURL: ProjectFolder.url("Compositions"))
    for command in commands {
      let outcome = try place.shell(command)
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
    }
  }

  @Test func timelineExcerptIsATimeline() throws {
    let block = try #require(try MarkdownBlocks.lines(of: "json", in: "README.md").first)
    let timeline = Array(block.joined(separator: "\n").utf8)
    #expect(Timeline.isTimeline(try JSONDocument(parsing: timeline)))
  }

  /// The lines of shell blocks that begin with `xsheet`.
  private static func commands() throws -> [String] {
    try MarkdownBlocks.lines(of: "sh", in: "README.md").flatMap { $0 }.filter {
      $0.hasPrefix("xsheet ")
    }
  }
}
