import CommandLineParsing
import Foundation
import JSONTree
import TestSupport
import Testing
import TimelineFormat
import TimelineModel

@testable import XsheetCommand

/// The commands and the timeline of the README.
@Suite struct ReadmeTests {
  private static let file = ProjectFolder.url("README.md")

  private static func lines() throws -> [String] {
    try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The commands work and print what is shown; `XSHEET_APPROVE=1` writes outputs that are shown in full.
  @Test func commandsPrintWhatIsShown() throws {
    let lines = try Self.lines()
    let blocks = Transcript.all(in: lines)
    #expect(blocks.count { !$0.output.isEmpty } >= 5)
    let place = try Workspace()
    try FileManager.default.createSymbolicLink(
      at: place.folder.appendingPathComponent("Compositions"),
      withDestinationURL: ProjectFolder.url("Compositions"))
    try place.write(try Self.handWritten(), "dot.xsheet.json")
    let outputs = try blocks.map { try output(of: $0, in: place) }
    if Approval.isApproving { try approve(outputs, of: blocks, in: lines) }
  }

  /// Runs the commands of a block, and compares their output with the one that is shown.
  private func output(of block: Transcript, in place: Workspace) throws -> String {
    var text = ""
    for command in block.commands {
      let outcome = try place.shell(command)
      #expect(outcome.status == 0, "\(command): \(outcome.error)")
      text += outcome.text
    }
    if !block.output.isEmpty, !block.matches(text) {
      Issue.record("README.md shows another output of \(block.commands):\n\(text)")
    }
    return text
  }

  /// Writes outputs that are shown in full and have changed.
  private func approve(_ outputs: [String], of blocks: [Transcript], in lines: [String]) throws {
    var lines = lines
    for (block, text) in zip(blocks, outputs).reversed()
    where !block.output.isEmpty && block.isComplete && !block.matches(text) {
      let shown = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(block.range, with: shown.map { $0.isEmpty ? "" : "    " + $0 })
    }
    try lines.joined(separator: "\n").write(to: Self.file, atomically: true, encoding: .utf8)
  }

  /// The timeline that readers save as `dot.xsheet.json`.
  private static func handWritten() throws -> String {
    let blocks = try MarkdownBlocks.lines(of: "json", in: "README.md")
    return try #require(blocks.dropFirst().first).joined(separator: "\n") + "\n"
  }

  @Test func timelineExcerptIsATimeline() throws {
    let block = try #require(try MarkdownBlocks.lines(of: "json", in: "README.md").first)
    let timeline = Array(block.joined(separator: "\n").utf8)
    #expect(Timeline.isTimeline(try JSONDocument(parsing: timeline)))
  }

  /// The table of commands has all commands.
  @Test func commandsAreListed() throws {
    let rows = try Self.lines().filter { $0.hasPrefix("| `xsheet ") }
    let listed = Set(rows.compactMap { CommandMention.all(in: $0).first?.command })
    #expect(listed == Set(CommandTree.root.subcommands.map(\.name)))
  }
}
