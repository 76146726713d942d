import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// `xsheet verify`: compares designs with their timelines, or two animations.
struct VerifyCommand {
  private let command: ParsedCommand
  private let options: VerificationOptions

  init(_ command: ParsedCommand) {
    self.command = command
    options = VerificationOptions(
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? Verdict.matchLimit * 100) / 100,
      bakesPictures: !command.flag("no-bake"), jobs: command.integer("jobs"))
  }

  func run() throws -> ExitStatus {
    if command.isGiven("style"), !command.flag("swiftui") {
      throw CommandFailure(.usage, "--style goes with --swiftui only.")
    }
    if command.flag("swiftui") { return try SwiftUIVerifyCommand(command, options).run() }
    try InputList.checkStandardInput(
      command.arguments("file") + [command.string("timeline")].compactMap { $0 })
    try checkTimeline()
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
    let first = try inputFile(files[0])
    let old = try AnimationFile(first.source)
    return try FileLoop(command, title: "Comparing").run(over: [files[1]]) { file, progress in
      try addingFailures(to: &results) { results in
        let new = try AnimationFile(file.source(besides: first))
        let status = try verify(old, first, against: new, &results, progress)
        FindingsNotice.show(new.diagnostics, of: file, isQuiet: command.flag("quiet"))
        return status
      }
    }.status
  }

  private func verifyEach(_ results: inout ResultList) throws -> ExitStatus {
    try FileLoop(command, title: "Verifying").run { file, progress in
      try addingFailures(to: &results) { results in
        let other = try givenTimeline(of: file)
        let animation = try AnimationFile(file.source)
        return try verify(animation, file, against: other, &results, progress)
      }
    }.status
  }

  /// Calls a function; the findings of a file that it cannot read are results too.
  private func addingFailures(
    to results: inout ResultList, _ body: (inout ResultList) throws -> ExitStatus
  ) throws -> ExitStatus {
    do {
      return try body(&results)
    } catch {
      if let report = CommandFailure(error).report { results.addRefused(report.json) }
      throw error
    }
  }

  private func verify(
    _ design: AnimationFile, _ file: InputFile, against other: AnimationFile?,
    _ results: inout ResultList, _ progress: ProgressBar
  ) throws -> ExitStatus {
    var options = options
    options.conversion.tolerance = file.configuration.tolerance ?? options.conversion.tolerance
    let result = try design.verified(against: other, options) { progress.show($0, of: $1) }
    let ignored = file.ignoredCodes
    let findings = design.findings.filter { !ignored.contains($0.code) }
    let report = result.report(
      listsAll: command.flag("properties"),
      warnings: findings.count { $0.severity >= .warning })
    try results.add(report.text, report.json, result.verdict)
    FindingsNotice.show(design.diagnostics, of: file, isQuiet: command.flag("quiet"))
    if let folder = command.string("output"), result.verdict != .match {
      for path in try result.writeWorstFrames(to: folder) { Console.note("\(path) is written.") }
    }
    let failing = file.configuration.threshold(command)
    let fails = findings.contains { $0.severity >= failing }
    return result.verdict == .match && !fails ? .done : .findings
  }

  /// Refuses --timeline with several files, and a folder as timeline.
  private func checkTimeline() throws(CommandFailure) {
    guard let path = command.string("timeline") else { return }
    guard command.arguments("file").count == 1, FileKind(command.arguments("file")[0]) != .folder
    else { throw CommandFailure(.usage, "--timeline goes with one file only.") }
    guard FileKind(path) != .folder || path == "-" else {
      throw CommandFailure(.usage, "--timeline: \(path) is a folder.")
    }
  }

  /// The timeline that was named for a design, if any.
  private func givenTimeline(of design: InputFile) throws -> AnimationFile? {
    guard let path = command.string("timeline") else { return nil }
    return .timeline(try TimelineDocument(inputFile(path).source(besides: design)))
  }

  /// The one file that an argument names.
  private func inputFile(_ path: String) throws -> InputFile {
    let list = try InputList([path], InputOptions(command))
    if let failure = list.failures.first { throw failure }
    return list.files[0]
  }
}

extension InputFile {
  /// The file, which may also read the pictures of the one that it is compared with.
  func source(besides other: InputFile) -> SourceFile {
    var source = source
    source.assetFolders.append(other.source.folder)
    return source
  }
}
