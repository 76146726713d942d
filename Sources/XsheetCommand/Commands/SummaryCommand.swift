import CommandLineParsing
import Foundation
import JSONTree
import Reporting
import Xsheet

/// `xsheet summary`: joins manifests, and prints their totals.
struct SummaryCommand {
  /// The forms of the result.
  enum Format: String, CaseIterable {
    /// Lines for people.
    case text
    /// An object for programs.
    case json
    /// A table for comments on changes.
    case markdown
    /// The joined manifest.
    case ndjson
  }

  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let paths = command.arguments("manifest")
    try InputList.checkStandardInput(paths + command.strings("files-from"))
    for path in paths where path != "-" && FileKind(path) != .regular {
      throw CommandFailure(
        FileKind(path) == .missing ? .noInput : .unusableInput,
        "\(path) is \(FileKind(path).title), not a manifest.")
    }
    let join: ManifestJoin
    do {
      join = try ManifestJoin(contentsOfFiles: paths, expected: expected())
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw CommandFailure(.inputOutput, "a manifest cannot be read: \(error.localizedDescription)")
    }
    guard join.lineCount > 0 else {
      let names = paths.joined(separator: ", ")
      throw CommandFailure(.unusableInput, "\(names): no line of a manifest.")
    }
    switch command.choice("format") ?? Format.text {
    case .text: try Console.print(join.text)
    case .json: try Console.print(JSONWriter.text(join.json))
    case .markdown: try Console.print(join.markdown)
    case .ndjson: try join.eachLine { try Console.write($0) }
    }
    return join.isComplete ? .done : .findings
  }

  /// The names of the designs that should have a record; `nil` if none are given.
  private func expected() throws(CommandFailure) -> [String]? {
    let places = command.strings("expect")
    guard !places.isEmpty || command.isGiven("files-from") else { return nil }
    let list = try command.string("files-from").map { path throws(CommandFailure) in
      try NameList(path)
    }
    let source = try InputSource(places, list: list, InputOptions())
    var names: [String] = []
    while let item = try source.next() {
      if case .file(let file) = item { names.append(file.name) }
    }
    return names
  }
}
