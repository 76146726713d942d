import CommandLineParsing
import Diagnostics
import Foundation
import Previews
import Reporting
import Xsheet

/// `xsheet preview`: writes pages that show animations.
struct PreviewCommand: FileCollector {
  private let command: ParsedCommand
  private let output: String
  private let task: PreviewTask
  private var folder: PreviewFolder

  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    output = command.string("output") ?? "-"
    folder = PreviewFolder(output)
    let options = PreviewOptions(
      size: .fitting(command.integer("max-dim") ?? 480), rate: command.number("fps"),
      byteLimit: try command.byteCount("max-size"),
      verification: VerificationOptions(bakesPictures: !command.flag("no-bake")))
    task = PreviewTask(command, options, folder: folder)
  }

  consuming func run() throws -> ExitStatus {
    let arguments = command.arguments("file")
    try InputList.checkStandardInput(arguments)
    return isOnePage ? try writePage(arguments) : try writeFolder()
  }

  mutating func add(_ entry: PreviewEntry, of file: InputFile) -> FileJudgment {
    folder.add(entry)
    return FileJudgment(entry.verdict.flatMap { ManifestVerdict(rawValue: $0) } ?? .drawn)
  }

  /// Adds a page that is there already.
  mutating func add(_ record: ManifestRecord, of file: InputFile) {
    let name = PreviewTask.name(of: file)
    var entry = PreviewEntry(name: name)
    if let animation = record.animation {
      entry.size = animation.size
      (entry.frameCount, entry.frameRate) = (animation.frameCount, animation.frameRate)
    }
    entry.hasPage = !record.outputs.isEmpty
    entry.byteCount = record.outputs.first?.byteCount ?? 0
    entry.verdict = record.verdict == .drawn ? nil : record.verdict.rawValue
    entry.findings = record.findings
    entry.message = record.message.isEmpty ? nil : record.message
    folder.add(entry)
  }

  mutating func add(_ failure: CommandFailure, of file: InputFile) -> CommandFailure {
    folder.addFailure(
      failure.sentence, findings: failure.report?.diagnostics.items ?? [],
      named: PreviewTask.name(of: file))
    return failure
  }

  /// Whether the output is a page, rather than a folder of pages.
  private var isOnePage: Bool {
    output == "-" || PreviewCommand.isPage(output)
  }

  /// Whether a path is that of an HTML file.
  static func isPage(_ path: String) -> Bool {
    ["html", "htm"].contains((path as NSString).pathExtension.lowercased())
  }

  /// Writes the page of one animation, or of two beside each other.
  private func writePage(_ arguments: [String]) throws -> ExitStatus {
    let isSeveral = !(1...2).contains(arguments.count) || command.isGiven("files-from")
    guard !isSeveral, !arguments.contains(where: { FileKind($0) == .folder }) else {
      throw CommandFailure(
        .usage, "--output: a page shows one animation or two; several need a folder.")
    }
    if let option = RunOptions.names.sorted().first(where: { $0 != "jobs" && command.isGiven($0) })
    {
      throw CommandFailure(.usage, "--\(option) goes with a folder of pages only.")
    }
    let files = try arguments.map { try InputFile(argument: $0, command) }
    let progress = ProgressBar("Drawing", items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    for path in files.compactMap(\.source.path) where FileKind.isSameFile(path, output) {
      throw CommandFailure(.usage, "--output: \(path) is the input, and would be overwritten.")
    }
    let animation = try AnimationFile(files[0].source)
    let other =
      files.count > 1 ? try AnimationFile(files[1].source(besides: files[0])) : nil
    let work = FileContext(isQuiet: command.flag("quiet"), jobs: RunOptions.jobs(command)) {
      progress.show($0, of: $1)
    }
    let preview = try task.preview(of: animation, files[0], beside: other, work)
    for line in work.log.notes { Console.note(line) }
    if output == "-" {
      try Console.write(preview.bytes)
    } else {
      try preview.write(toFile: output)
    }
    return .done
  }

  /// Writes a page for each animation, and an index.
  private consuming func writeFolder() throws -> ExitStatus {
    guard FileKind(output) == .folder || FileKind(output) == .missing else {
      throw CommandFailure(
        .usage,
        "--output: \(output) is a file; a name that ends with .html, or a folder, is needed.")
    }
    let status = try FileRun(command).run(task, into: &self).status
    if !command.isGiven("shard") { try folder.writeIndex() }
    return status
  }
}
