import Batches
import CommandLineParsing
import Platform
import Xsheet

/// `xsheet verify`: compares designs with their timelines, or two animations.
struct VerifyCommand: FileCommand {
  static let name = "verify"

  static let declaration = Command(
    name: name, abstract: "Compare designs with their timelines, or an animation with another.",
    discussion: """
      A design is compared with the timeline that convert writes, a timeline with itself as it is written, and \
      of two files the second with the first. Compared are, in this order: the structure (clock, duration, \
      markers, views, options, and which properties move), every frame as a picture, and the values of \
      properties, at every frame and half-way to the next.

      They match if the structure is the same, at most --threshold percent of the drawn pixels of any frame or \
      layer differ, and properties are within half a point, half a degree, 2.5/255 of a color, or 0.25 %. Up to \
      four times as much is close, and beyond it differs. A pixel differs if a channel is off by more than 4/255 \
      and by more than an edge makes that is displaced by half a point. The exit status is 1 unless all match and \
      no finding about a design is as grave as --fail-on.
      """,
    options: InputOptions.options + [
      .value(
        "format", placeholder: "format", kind: .choice(["text", "json"]), defaultValue: "text",
        help: "How to write the result."),
      ConversionOptions.noBake,
      .flag("properties", help: "List all reasons and moving properties, exact ones included."),
      .value(
        "timeline", placeholder: "file", kind: .file,
        help: "A timeline to compare with, instead of the one that convert writes."),
      .flag(
        "swiftui",
        help: """
          Compile the SwiftUI code that convert writes, run it, and compare its pictures just after frames with \
          those of the timeline, and these at frames with the animation, in the first cycle and the second; \
          Swift's compiler has to be on the path.
          """),
    ] + SwiftUISettings.replayOptions + SwiftUIVerifyCommand.options + [
      .flag("each", help: "Verify two files one by one, instead of comparing them."),
      .value(
        "threshold", placeholder: "percent", kind: .number(0...100), defaultValue: "0.5",
        help: "The share of the drawn pixels of a frame or layer that may differ in a match."),
      .value(
        "fail-on", placeholder: "severity", kind: .choice(CommandTree.severities),
        defaultValue: "error",
        help: "The severity of findings from which on the exit status is 1."),
      .value(
        "output", short: "o", placeholder: "folder", kind: .file,
        help: "Write the frames that differ most to a folder: both pictures and their difference."),
      .value(
        "max-dim", placeholder: "pixels", kind: .integer(1...16384), defaultValue: "320",
        help: "The longer side of the compared images, in pixels."),
    ] + BatchOptions.options + [CommandTree.quiet],
    arguments: [CommandTree.timelinesToo])

  /// The result of a comparison.
  struct Product: Codable, Sendable {
    /// The verdict.
    var verdict: ManifestVerdict
    /// Whether findings are as grave as `--fail-on`.
    var fails: Bool
    /// The report for people.
    var text: String
    /// The report for programs, as JSON.
    var json: Data
    /// The files that were written.
    var paths: [String]
  }

  static let title = "Verifying"

  private let command: ParsedCommand
  private let options: VerificationOptions
  private var results: ResultList

  init(command: ParsedCommand) throws {
    self.command = command
    options = VerificationOptions(
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? Verdict.matchLimit * 100) / 100,
      bakesPictures: command.bakesPictures, jobs: command.integer("jobs"))
    results = ResultList(command)
    try checkTimeline()
  }

  var outputFolder: String { command.string("output") ?? "" }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    let other = try givenTimeline(of: file)
    let animation = try AnimationFile(file.source)
    return try product(of: animation, file, against: other, work)
  }

  /// Compares an animation with another one, or with its own timeline.
  private func product(
    of animation: AnimationFile, _ file: InputFile, against other: AnimationFile?,
    _ work: FileContext
  ) throws -> Product {
    work.log.opened(animation)
    var options = options
    options.jobs = work.jobs
    options.conversion = ConversionOptions(file.configuration)
    let result = try animation.verified(against: other, options, progress: work.progress)
    let findings = file.counted(animation.diagnostics.items)
    let report = result.report(
      listsAll: command.flag("properties"),
      warnings: findings.count { $0.severity >= .warning })
    work.log.count(findings)
    let noted = other ?? animation
    work.note(file.notice(of: noted.diagnostics))
    var paths: [String] = []
    if let folder = command.string("output"), result.verdict != .match {
      paths = try result.writeWorstFrames(to: folder.appendingPath(file.subfolder))
      work.log.outputs += paths
    }
    let failing = file.configuration.threshold(command)
    return Product(
      verdict: ManifestVerdict(result.verdict), fails: findings.contains { $0.severity >= failing },
      text: report.text, json: Data(JSONWriter.bytes(report.json, layout: .compact)), paths: paths)
  }

  consuming func run() throws -> ExitStatus {
    let replayOptions = (SwiftUISettings.replayOptions + SwiftUIVerifyCommand.options).map(\.name)
    if !command.flag("swiftui"), let option = replayOptions.first(where: command.isGiven) {
      throw CommandFailure(.usage, "--\(option) goes with --swiftui only.")
    }
    if command.flag("swiftui") { return try SwiftUIVerifyCommand(command, options).run() }
    try InputFiles.checkStandardInput(
      command.arguments("file") + [command.string("timeline")].compactMap { $0 })
    let status = Result { try comparesTwo ? compareTwo() : work(on: command).status }
    try results.finish()
    return try status.get()
  }

  mutating func add(_ product: Product, of file: InputFile) throws -> FileJudgment {
    let json = try JSONNode(parsing: [UInt8](product.json))
    try results.add(product.text, json, product.verdict)
    if !command.flag("quiet") {
      for path in product.paths { Console.note("\(path.printable) is written.") }
    }
    let isDone = product.verdict == .match && !product.fails
    return FileJudgment(product.verdict, isDone ? .done : .findings)
  }

  /// Adds the findings of a file that cannot be used, which are results too.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    if let report = failure.report { try results.add(nil, report.json, .refused) }
    return failure
  }

  /// Whether the arguments are an old and a new animation, rather than animations to verify one by one.
  private var comparesTwo: Bool {
    let arguments = command.arguments("file")
    return arguments.count == 2 && !command.flag("each") && !command.isGiven("timeline")
      && BatchOptions.firstGiven(in: command) == nil
      && arguments.allSatisfy { FileKind($0) != .folder }
  }

  private mutating func compareTwo() throws -> ExitStatus {
    let names = command.arguments("file")
    let first = try InputFile(argument: names[0], command)
    let old = try AnimationFile(first.source)
    let second = try InputFile(argument: names[1], command)
    do {
      let judgment = try FileContext.run("Comparing", command) { work in
        let new = try AnimationFile(second.source(besides: first))
        return try add(product(of: old, first, against: new, work), of: first)
      }
      return ExitStatus(judgment.status)
    } catch {
      let failure = try add(CommandFailure(error), of: second)
      Console.note(failure)
      return failure.status
    }
  }

  /// Refuses --timeline with several files, and a folder as timeline.
  private func checkTimeline() throws(CommandFailure) {
    guard let path = command.string("timeline") else { return }
    let files = command.arguments("file")
    try CommandFailure.refuse(
      if: files.count != 1 || FileKind(files[0]) == .folder || command.isGiven("files-from"),
      "--timeline goes with one file only.")
    try CommandFailure.refuse(
      if: FileKind(path) == .folder && path != "-", "--timeline: \(path) is a folder.")
  }

  /// The timeline that was named for a design, if any.
  private func givenTimeline(of design: InputFile) throws -> AnimationFile? {
    guard let path = command.string("timeline") else { return nil }
    return .timeline(
      try TimelineDocument(InputFile(argument: path, command).source(besides: design)))
  }
}
