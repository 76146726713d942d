import CommandLineParsing
import Comparing
import JSONTree
import Reporting
import Xsheet

/// `xsheet diff`: lists the changes between two versions of a design or of a timeline.
struct DiffCommand {
  /// The forms of the result.
  enum Format: String, CaseIterable {
    /// Text for people.
    case text
    /// An object for programs.
    case json
    /// A table for comments on changes.
    case markdown
  }

  private let command: ParsedCommand
  private let options: ChangeOptions

  init(_ command: ParsedCommand) {
    self.command = command
    options = ChangeOptions(
      comparesPictures: !command.flag("no-pictures"),
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? 0) / 100, jobs: command.integer("jobs"))
  }

  func run() throws -> ExitStatus {
    let paths = command.arguments("old") + command.arguments("new")
    try InputList.checkStandardInput(paths)
    try checkOutput()
    for path in paths where path != "-" && FileKind(path) == .folder {
      throw CommandFailure(.usage, "\(path) is a folder; diff compares two files.")
    }
    let first = try InputFile(argument: paths[0], command)
    let old = try AnimationFile(first.source)
    let second = try InputFile(argument: paths[1], command)
    let progress = ProgressBar("Comparing", items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    let new = try AnimationFile(second.source(besides: first))
    let changes = try old.changes(to: new, options) { progress.show($0, of: $1) }
    if let path = command.string("output") {
      try writePage(old, new, changes, to: path, progress)
    }
    try print(changes.report)
    return changes.isEmpty ? .done : .findings
  }

  /// Writes a page that shows both versions with their changes.
  private func writePage(
    _ old: AnimationFile, _ new: AnimationFile, _ changes: AnimationChanges, to path: String,
    _ progress: ProgressBar
  ) throws {
    let preview = try old.preview(
      beside: new, changes: changes.changes, PreviewOptions(jobs: command.integer("jobs"))
    ) { progress.show($0, of: $1) }
    try preview.write(toFile: path)
  }

  /// Refuses another name than that of a page.
  private func checkOutput() throws(CommandFailure) {
    guard let path = command.string("output") else { return }
    guard PreviewCommand.isPage(path) else {
      throw CommandFailure(.usage, "--output: \(path) is no name of a page, such as diff.html.")
    }
  }

  private func print(_ report: ChangeReport) throws(CommandFailure) {
    let format: Format = command.choice("format") ?? .text
    switch format {
    case .text: try Console.print(report.text(colored: Console.usesColor))
    case .json: try Console.print(JSONWriter.text(report.json))
    case .markdown: try Console.print(report.markdown)
    }
  }
}
