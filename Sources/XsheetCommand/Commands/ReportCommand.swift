import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// `xsheet report`: lists the parts of files that cannot be carried over.
struct ReportCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws -> ExitStatus {
    let threshold: Severity = command.choice("fail-on") ?? .error
    let level: Severity = command.choice("level") ?? .note
    let ignored = try command.ignoredCodes()
    var output = ReportOutput(command)
    let status = try FileLoop(command, title: "Reading").run { file, _ in
      do {
        let report = try report(on: file).listing(ignoring: ignored)
        try output.add(report.listing(atLeast: level))
        let isOver = report.diagnostics.highestSeverity.map { $0 >= threshold } ?? false
        return isOver ? .findings : .done
      } catch {
        let failure = CommandFailure(error)
        guard let report = failure.report else { throw failure }
        // The reason of a refusal is a finding, and part of the result.
        try output.add(report.listing(atLeast: level, ignoring: ignored))
        throw CommandFailure(failure.status, "\(file.name) cannot be used.")
      }
    }
    try output.finish(status)
    return status
  }

  private func report(on file: InputFile) throws -> FindingsReport {
    let animation = try AnimationFile(file.source)
    if case .timeline = animation, command.isGiven("target") {
      Console.note("\(file.name.printable): other players do not play timelines.")
    }
    var report = animation.report(forecasting: command.choice("target"))
    report.listsFeatures = command.flag("inventory")
    return report
  }
}
