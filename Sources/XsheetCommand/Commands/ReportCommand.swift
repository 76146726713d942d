import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// `xsheet report`: lists the parts of files that cannot be carried over.
struct ReportCommand: FileCollector {
  private let command: ParsedCommand
  private let task: ReportTask
  private var baseline: BaselineFiles
  private var output: ReportOutput

  init(_ command: ParsedCommand) throws {
    self.command = command
    task = try ReportTask(command)
    baseline = try BaselineFiles(command)
    output = ReportOutput(command)
  }

  consuming func run() throws -> ExitStatus {
    var outcome: FileRun.Outcome
    do {
      outcome = try FileRun(command).run(task, into: &self)
    } catch {
      try output.finish(FileRun.Outcome(status: .inputOutput), goneCount: nil)
      throw error
    }
    // Findings in the baseline that is written do not fail.
    if baseline.writes, outcome.status == .findings { outcome.status = .done }
    try output.finish(outcome, goneCount: baseline.goneCount)
    try baseline.write(isQuiet: command.flag("quiet"))
    return outcome.status
  }

  /// Compares a report with the baseline, and adds it to the output.
  mutating func add(_ report: FindingsReport, of file: InputFile) throws -> FileJudgment {
    var report = report
    baseline.add(&report, on: file)
    let threshold = file.configuration.threshold(command)
    let isOver = report.highestSeverity.map { $0 >= threshold } ?? false
    report.verdict = isOver ? .failed : .passed
    try output.add(report.listing(atLeast: level))
    return isOver ? FileJudgment(.failed, .findings) : FileJudgment(.passed)
  }

  /// Adds the reason of a refusal, which is a finding, to the output.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    guard let refused = failure.report else { return failure }
    try output.add(refused.listing(atLeast: level, ignoring: task.ignored(in: file)))
    return CommandFailure(failure.status, "\(file.name) cannot be used.")
  }

  private var level: Severity { command.choice("level") ?? .note }
}

extension Configuration {
  /// The severity from which on findings fail: that of --fail-on, of the configuration, or error.
  func threshold(_ command: ParsedCommand) -> Severity {
    let given: Severity? = command.choice("fail-on")
    return (command.isGiven("fail-on") ? given : failOn ?? given) ?? .error
  }
}
