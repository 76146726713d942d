import CommandLineParsing
import Diagnostics
import Reporting
import TimelineConversion
import Xsheet

/// The report on each of many files.
struct ReportTask: FileTask {
  let title = "Reading"
  private let command: ParsedCommand
  private let ignored: Set<DiagnosticCode>

  /// Makes the task of a command.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    ignored = try command.ignoredCodes()
  }

  func product(of file: InputFile, _ work: FileContext) throws -> FindingsReport {
    let animation = try AnimationFile(file.source)
    work.opened(animation)
    if case .timeline = animation, command.isGiven("target") {
      work.note("\(file.name.printable): other players do not play timelines.")
    }
    var report = animation.report(
      forecasting: command.choice("target") ?? file.configuration.target,
      takesInventory: command.flag("inventory"),
      ConversionOptions(tolerance: file.configuration.tolerance ?? ConversionTolerance())
    ).listing(ignoring: ignored(in: file))
    report.listsAll = command.flag("all")
    work.found(report.diagnostics.items)
    return report
  }

  /// The codes that are ignored in a file.
  func ignored(in file: InputFile) -> Set<DiagnosticCode> { ignored.union(file.ignoredCodes) }
}
