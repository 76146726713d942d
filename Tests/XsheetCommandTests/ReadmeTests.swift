import Foundation
import JSONTree
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
      withDestinationURL: Repository.url("Compositions"))
    for command in commands {
      let outcome = try place.shell(command)
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
    }
  }

  @Test func timelineExcerptIsATimeline() throws {
    let block = try #require(try ReadmeTests.blocks("json").first)
    let timeline = Array(block.joined(separator: "\n").utf8)
    #expect(Timeline.isTimeline(try JSONDocument(parsing: timeline)))
  }

  /// The lines of shell blocks that begin with `xsheet`.
  private static func commands() throws -> [String] {
    try blocks("sh").flatMap { $0 }.filter { $0.hasPrefix("xsheet ") }
  }

  /// The lines of the blocks in a language.
  private static func blocks(_ language: String) throws -> [[String]] {
    let text = try String(contentsOf: Repository.url("README.md"), encoding: .utf8)
    var blocks: [[String]] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside = line == "```" + language
        if isInside { blocks.append([]) }
      } else if isInside {
        blocks[blocks.count - 1].append(String(line))
      }
    }
    return blocks
  }
}
