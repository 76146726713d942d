import CommandLineParsing
import Reporting
import Xsheet

/// `xsheet verify`: compares designs with their timelines, or two animations.
struct VerifyCommand: FileCollector {
  private let command: ParsedCommand
  private let options: VerificationOptions
  private let task: VerifyTask
  private var results: ResultList

  init(_ command: ParsedCommand) throws {
    self.command = command
    options = VerificationOptions(
      size: .fitting(command.integer("max-dim") ?? 320),
      threshold: (command.number("threshold") ?? Verdict.matchLimit * 100) / 100,
      bakesPictures: !command.flag("no-bake"), jobs: command.integer("jobs"))
    task = try VerifyTask(command, options)
    results = ResultList(command)
  }

  consuming func run() throws -> ExitStatus {
    let replayOptions = ["style", "clock", "faulty-runs"]
    if !command.flag("swiftui"), let option = replayOptions.first(where: command.isGiven) {
      throw CommandFailure(.usage, "--\(option) goes with --swiftui only.")
    }
    if command.flag("swiftui") { return try SwiftUIVerifyCommand(command, options).run() }
    try InputList.checkStandardInput(
      command.arguments("file") + [command.string("timeline")].compactMap { $0 })
    do {
      let status = try comparesTwo ? compareTwo() : FileRun(command).run(task, into: &self).status
      try results.finish()
      return status
    } catch {
      try results.finish()
      throw error
    }
  }

  mutating func add(_ product: VerifyTask.Product, of file: InputFile) throws -> FileJudgment {
    try results.add(product.text, product.json, product.verdict)
    if !command.flag("quiet") {
      for path in product.paths { Console.note("\(path.printable) is written.") }
    }
    let isDone = product.verdict == .match && !product.fails
    return FileJudgment(product.verdict, isDone ? .done : .findings)
  }

  /// Adds the findings of a file that cannot be used, which are results too.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    if let report = failure.report { try results.addRefused(report.json) }
    return failure
  }

  /// Whether the arguments are an old and a new animation, rather than animations to verify one by one.
  private var comparesTwo: Bool {
    let arguments = command.arguments("file")
    return arguments.count == 2 && !command.flag("each") && !command.isGiven("timeline")
      && !RunOptions.names.subtracting(["jobs"]).contains { command.isGiven($0) }
      && arguments.allSatisfy { FileKind($0) != .folder }
  }

  private mutating func compareTwo() throws -> ExitStatus {
    let names = command.arguments("file")
    let first = try InputFile(argument: names[0], command)
    let old = try AnimationFile(first.source)
    let second = try InputFile(argument: names[1], command)
    let progress = ProgressBar("Comparing", items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    do {
      let new = try AnimationFile(second.source(besides: first))
      let work = FileContext(isQuiet: command.flag("quiet"), jobs: RunOptions.jobs(command)) {
        progress.show($0, of: $1)
      }
      let product = try task.product(of: old, first, against: new, work)
      let judgment = try add(product, of: first)
      for line in work.log.notes { Console.note(line) }
      return judgment.status
    } catch {
      let failure = try add(CommandFailure(error), of: second)
      Console.note(failure)
      return failure.status
    }
  }
}
