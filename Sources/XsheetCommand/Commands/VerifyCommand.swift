import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// `xsheet verify`: compares designs with their timelines.
struct VerifyCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let other = try givenTimeline()
    var results = ResultList(command)
    let status = try FileLoop(command, title: "Verifying").run { file, progress in
      do {
        let result = try verify(file, against: other, progress)
        let report = result.report(listsAll: command.flag("properties"))
        try results.add(report.text, report.json)
        return result.verdict == .match ? .done : .findings
      } catch {
        if let report = CommandFailure(error).report { try results.add("", report.json) }
        throw error
      }
    }
    try results.finish()
    return status
  }

  private func verify(
    _ file: InputFile, against other: TimelineDocument?, _ progress: ProgressBar
  ) throws -> VerificationResult {
    let animation = try AnimationFile(file.source)
    let result = try animation.verified(
      against: other, bakesPictures: !command.flag("no-bake"),
      size: .fitting(command.integer("max-dim") ?? 320), jobs: command.integer("jobs")
    ) { progress.show($0, of: $1) }
    FindingsNotice.show(animation.diagnostics, of: file.name, isQuiet: command.flag("quiet"))
    return result
  }

  /// The timeline that was named, if any.
  private func givenTimeline() throws -> TimelineDocument? {
    guard let path = command.string("timeline") else { return nil }
    let arguments = command.arguments("file")
    guard arguments.count == 1, FileKind(arguments[0]) != .folder else {
      throw CommandFailure(.usage, "--timeline needs a single file.")
    }
    let list = try InputList([path] + arguments.filter { $0 == "-" })
    guard FileKind(path) != .folder || path == "-" else {
      throw CommandFailure(.usage, "--timeline: \(path) is a folder.")
    }
    if let failure = list.failures.first { throw failure }
    let timeline = try TimelineDocument(list.files[0].source)
    FindingsNotice.show(
      timeline.diagnostics, of: list.files[0].name, isQuiet: command.flag("quiet"))
    return timeline
  }
}
