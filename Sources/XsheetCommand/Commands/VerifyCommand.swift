import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// `xsheet verify`: compares designs with their timelines, or two animations.
struct VerifyCommand {
  private let command: ParsedCommand
  private let options: VerificationOptions
  /// The severity of findings from which on a design does not pass.
  private let failing: Severity

  init(_ command: ParsedCommand) {
    self.command = command
    options = VerificationOptions(
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? Verdict.matchLimit * 100) / 100,
      bakesPictures: !command.flag("no-bake"), jobs: command.integer("jobs"))
    failing = command.choice("fail-on") ?? .error
  }

  func run() throws -> ExitStatus {
    try InputList.checkStandardInput(
      command.arguments("file") + [command.string("timeline")].compactMap { $0 })
    var results = ResultList(command)
    let status = try comparesTwo ? compareTwo(&results) : verifyEach(&results)
    try results.finish()
    return status
  }

  /// Whether the arguments are an old and a new animation, rather than animations to verify one by one.
  private var comparesTwo: Bool {
    let arguments = command.arguments("file")
    return arguments.count == 2 && !command.flag("each") && !command.isGiven("timeline")
      && arguments.allSatisfy { FileKind($0) != .folder }
  }

  private func compareTwo(_ results: inout ResultList) throws -> ExitStatus {
    let files = command.arguments("file")
    let old = try AnimationFile(source(files[0]))
    return try FileLoop(command, title: "Comparing").run(over: [files[1]]) { file, progress in
      try addingFailures(to: &results) { results in
        try verify(old, named: files[0], against: AnimationFile(file.source), &results, progress)
      }
    }
  }

  private func verifyEach(_ results: inout ResultList) throws -> ExitStatus {
    let other = try givenTimeline()
    return try FileLoop(command, title: "Verifying").run { file, progress in
      try addingFailures(to: &results) { results in
        let animation = try AnimationFile(file.source)
        return try verify(animation, named: file.name, against: other, &results, progress)
      }
    }
  }

  /// Calls a function; the findings of a file that it cannot read are results too.
  private func addingFailures(
    to results: inout ResultList, _ body: (inout ResultList) throws -> ExitStatus
  ) throws -> ExitStatus {
    do {
      return try body(&results)
    } catch {
      if let report = CommandFailure(error).report { try results.add("", report.json) }
      throw error
    }
  }

  private func verify(
    _ design: AnimationFile, named name: String, against other: AnimationFile?,
    _ results: inout ResultList, _ progress: ProgressBar
  ) throws -> ExitStatus {
    let result = try design.verified(against: other, options) { progress.show($0, of: $1) }
    let findings = design.findings
    let report = result.report(
      listsAll: command.flag("properties"),
      warnings: findings.count { $0.severity >= .warning })
    try results.add(report.text, report.json)
    FindingsNotice.show(design.diagnostics, of: name, isQuiet: command.flag("quiet"))
    if let folder = command.string("output"), result.verdict != .match {
      for path in try result.writeWorstFrames(to: folder) { Console.note("\(path) is written.") }
    }
    let fails = findings.contains { $0.severity >= failing }
    return result.verdict == .match && !fails ? .done : .findings
  }

  /// The timeline that was named, if any.
  private func givenTimeline() throws -> AnimationFile? {
    guard let path = command.string("timeline") else { return nil }
    guard command.arguments("file").count == 1, FileKind(command.arguments("file")[0]) != .folder
    else { throw CommandFailure(.usage, "--timeline goes with one file only.") }
    guard FileKind(path) != .folder || path == "-" else {
      throw CommandFailure(.usage, "--timeline: \(path) is a folder.")
    }
    return .timeline(try TimelineDocument(source(path)))
  }

  /// The one file that an argument names.
  private func source(_ path: String) throws -> SourceFile {
    let list = try InputList([path])
    if let failure = list.failures.first { throw failure }
    return list.files[0].source
  }
}
