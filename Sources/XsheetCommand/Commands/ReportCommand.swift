import CommandLineParsing
import Diagnostics
import Reporting
import TimelineConversion
import Xsheet

/// `xsheet report`: lists the parts of files that cannot be carried over.
struct ReportCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let ignored = try command.ignoredCodes()
    var baseline = try BaselineFiles(command)
    var output = ReportOutput(command)
    var outcome = try FileLoop(command, title: "Reading").run { file, _ in
      let ignored = ignored.union(file.ignoredCodes)
      do {
        let report = try report(on: file).listing(ignoring: ignored)
        return try add(report, on: file, to: &output, &baseline)
      } catch {
        let failure = CommandFailure(error)
        guard let refused = failure.report, !failure.endsAll else { throw failure }
        // The reason of a refusal is a finding, and part of the result.
        try output.add(refused.listing(atLeast: level, ignoring: ignored))
        throw CommandFailure(failure.status, "\(file.name) cannot be used.")
      }
    }
    // Findings in the baseline that is written do not fail.
    if baseline.writes, outcome.status == .findings { outcome.status = .done }
    try output.finish(outcome, goneCount: baseline.goneCount)
    try baseline.write(isQuiet: command.flag("quiet"))
    return outcome.status
  }

  private var level: Severity { command.choice("level") ?? .note }

  /// Compares a report with the baseline, and adds it to the output.
  private func add(
    _ report: FindingsReport, on file: InputFile, to output: inout ReportOutput,
    _ baseline: inout BaselineFiles
  ) throws -> ExitStatus {
    var report = report
    baseline.add(&report, on: file)
    let threshold = file.configuration.threshold(command)
    let isOver = report.highestSeverity.map { $0 >= threshold } ?? false
    report.verdict = isOver ? .failed : .passed
    try output.add(report.listing(atLeast: level))
    return isOver ? .findings : .done
  }

  private func report(on file: InputFile) throws -> FindingsReport {
    let animation = try AnimationFile(file.source)
    if case .timeline = animation, command.isGiven("target") {
      Console.note("\(file.name.printable): other players do not play timelines.")
    }
    var report = animation.report(
      forecasting: command.choice("target") ?? file.configuration.target,
      takesInventory: command.flag("inventory"),
      ConversionOptions(tolerance: file.configuration.tolerance ?? ConversionTolerance()))
    report.listsAll = command.flag("all")
    return report
  }
}

extension Configuration {
  /// The severity from which on findings fail: that of --fail-on, of the configuration, or error.
  func threshold(_ command: ParsedCommand) -> Severity {
    let given: Severity? = command.choice("fail-on")
    return (command.isGiven("fail-on") ? given : failOn ?? given) ?? .error
  }
}
