import Foundation
import TestSupport
import Testing

/// A Markdown page with commands, and the outputs that it shows.
struct TranscriptPage {
  /// The path of the file from the top of the repository.
  let path: String
  /// The lines of the file.
  let lines: [String]
  /// The blocks with commands, in order.
  let transcripts: [Transcript]

  init(_ path: String) throws {
    self.path = path
    lines = try String(contentsOf: ProjectFolder.url(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    transcripts = Transcript.all(in: lines)
  }

  /// Runs the commands of each block and compares their output with the one that is shown.
  ///
  /// `XSHEET_APPROVE=1` writes outputs that are shown in full.
  ///
  /// - Parameters:
  ///   - place: The folder for the commands.
  ///   - isAllowed: Whether a command of a block may end with an exit status.
  ///   - prepare: Is called before each block.
  func check(
    in place: Workspace, isAllowed: (Transcript, Int32) -> Bool = { $1 == 0 },
    prepare: (Transcript) throws -> Void = { _ in }
  ) throws {
    let outputs = try transcripts.map { transcript in
      try prepare(transcript)
      var text = ""
      for command in transcript.commands {
        let outcome = try place.shell(command)
        #expect(
          isAllowed(transcript, outcome.status), "\(path): \(command): \(outcome.error)")
        text += outcome.text
      }
      if !transcript.output.isEmpty, !transcript.matches(text) {
        Issue.record("\(path) shows another output of \(transcript.commands):\n\(text)")
      }
      return text
    }
    if Approval.isApproving { try approve(outputs) }
  }

  /// Writes outputs that are shown in full and have changed.
  private func approve(_ outputs: [String]) throws {
    var lines = lines
    for (transcript, text) in zip(transcripts, outputs).reversed()
    where !transcript.output.isEmpty && transcript.isComplete && !transcript.matches(text) {
      let shown = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      lines.replaceSubrange(transcript.range, with: shown.map { $0.isEmpty ? "" : "    " + $0 })
    }
    try lines.joined(separator: "\n")
      .write(to: ProjectFolder.url(path), atomically: true, encoding: .utf8)
  }
}
