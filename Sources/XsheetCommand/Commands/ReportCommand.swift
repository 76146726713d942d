import Batches
import CommandLineParsing
import Xsheet

/// `xsheet report`: lists the parts of files that cannot be carried over.
struct ReportCommand: FileCommand {
  static let name = "report"

  static let declaration = Command(
    name: name, abstract: "List the parts that cannot be carried over, where, and why.",
    discussion: """
      Errors make a file unusable, warnings are about visible differences, notes about everything else. In \
      text and Markdown, more than three equal findings share a line, files without findings are counted, \
      and so are notes of old notation and of approximations within a thousandth. The text of many files is a \
      table of files, and Markdown stays within the length of a comment on GitHub; JSON and SARIF list \
      everything. Totals are the same in all formats. 'xsheet explain CODE' prints the page of a code.

      In folders, JSON that is no Lottie export is skipped. For continuous integration, a file \
      \(Configuration.fileName) has the settings of a project, and a baseline the findings that are known: \
      with --baseline only new ones are listed and fail.

        xsheet report designs --write-baseline designs/baseline.json
        xsheet report designs --baseline designs/baseline.json --fail-on warning
      """,
    options: InputOptions.options + [
      .value(
        "format", placeholder: "format",
        kind: .choice(ReportOutput.Format.allCases.map(\.rawValue)), defaultValue: "text",
        help:
          "How to write the result: Markdown is for comments, SARIF 2.1.0 for code review tools."),
      .value(
        "level", placeholder: "severity", kind: .choice(CommandTree.severities),
        help: """
          The lowest severity that is listed and counted; note also lists the notes that text and Markdown only \
          count by default.
          """),
      .value(
        "ignore", placeholder: "code", repeats: true,
        help: "A code that is neither listed nor counted by --fail-on."),
      .value(
        "target", placeholder: "player", kind: .choice(ForecastTarget.allCases.map(\.rawValue)),
        help: """
          Another player: add a forecast of the features that it does not draw. It counts as findings in SARIF \
          and in baselines only.
          """),
      .flag(
        "inventory", help: "Add the features of each file, and the number of places by outcome."),
      .flag(
        "all",
        help:
          "List each of many equal findings, and the findings of many files, in text and Markdown."),
      .flag("list-clean", help: "List files without findings one by one in text and Markdown."),
      .value(
        "baseline", placeholder: "file", kind: .file,
        help: """
          A file of known findings: they are counted, but neither listed in text and Markdown nor counted by \
          --fail-on.
          """),
      .value(
        "write-baseline", placeholder: "file", kind: .file,
        help: """
          Write all findings that are not ignored to a baseline, and let none of them fail. With --quiet, only their \
          number is printed.
          """),
      .value(
        "fail-on", placeholder: "severity", kind: .choice(CommandTree.severities),
        defaultValue: "error",
        help: "The lowest severity that makes the exit status 1, listed or not."),
      .value(
        "fail-on-forecast", placeholder: "support",
        kind: .choice(ForecastThreshold.allCases.map(\.rawValue)),
        help: """
          Let features of the forecast for --target make the exit status 1, unless the baseline has them: those \
          that are not drawn, or also those that are drawn in part.
          """),
    ] + BatchOptions.options + [CommandTree.quiet],
    arguments: [CommandTree.timelinesToo])

  static let title = "Reading"

  private let command: ParsedCommand
  private let ignored: Set<DiagnosticCode>
  private var baseline: BaselineFiles
  private var output: ReportOutput

  init(command: ParsedCommand) throws {
    self.command = command
    ignored = try command.ignoredCodes()
    baseline = try BaselineFiles(command)
    output = ReportOutput(command)
  }

  consuming func run() throws -> ExitStatus {
    var outcome: FileOutcome
    do {
      outcome = try work(on: command)
    } catch {
      try output.finish(FileOutcome(status: .inputOutput), goneCount: nil)
      throw error
    }
    // Findings in the baseline that is written do not fail.
    if baseline.writes, outcome.status == .findings { outcome.status = .done }
    try output.finish(outcome, goneCount: baseline.goneCount)
    try baseline.write()
    return outcome.status
  }

  /// Compares a report with the baseline, and adds it to the output.
  mutating func add(_ report: FindingsReport, of file: InputFile) throws -> FileJudgment {
    var report = report
    try baseline.add(&report, on: file)
    let threshold = file.configuration.threshold(command)
    let forecastThreshold = file.configuration.forecastThreshold(command)
    report.failedForecasts = forecastThreshold.map { report.forecasts(failing: $0) } ?? 0
    let isOver =
      report.highestSeverity.map { $0 >= threshold } ?? false || report.failedForecasts > 0
    report.verdict = isOver ? .failed : .passed
    try output.add(listing(report, of: file))
    return isOver ? FileJudgment(.failed, .findings) : FileJudgment(.passed)
  }

  /// Adds the reason of a refusal, which is a finding, to the output.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    guard let refused = failure.report else { return failure }
    try output.add(listing(refused.listing(ignoring: ignored(in: file)), of: file))
    return CommandFailure(failure.status, "\(file.name) cannot be used.")
  }

  func product(of file: InputFile, _ work: FileContext) throws -> FindingsReport {
    let target = command.choice("target") ?? file.configuration.target
    try CommandFailure.refuse(
      if: target == nil && file.configuration.forecastThreshold(command) != nil,
      "--fail-on-forecast: \(file.name) has no player; give --target, or \"target\" in \(Configuration.fileName)."
    )
    let animation = try AnimationFile(file.source)
    work.log.opened(animation)
    if case .timeline = animation, command.isGiven("target") {
      work.note("\(file.name.printable): other players do not play timelines.")
    }
    var report = animation.report(
      forecasting: target,
      takesInventory: command.flag("inventory"),
      ConversionOptions(file.configuration)
    ).listing(ignoring: ignored(in: file))
    report.listsAll = command.flag("all")
    work.log.count(report.findings)
    return report
  }

  /// The codes that are ignored in a file.
  private func ignored(in file: InputFile) -> Set<DiagnosticCode> {
    ignored.union(file.ignoredCodes)
  }

  /// The report with the findings from the level on.
  private func listing(_ report: FindingsReport, of file: InputFile) -> FindingsReport {
    let level: Severity? = command.choice("level") ?? file.configuration.level
    var report = report.listing(atLeast: level ?? .note)
    report.listsMinor = level == .note
    return report
  }
}

extension Configuration {
  /// The lowest severity that fails: from --fail-on, else the configuration, else error.
  func threshold(_ command: ParsedCommand) -> Severity {
    let given: Severity? = command.choice("fail-on")
    return (command.isGiven("fail-on") ? given : failOn ?? given) ?? .error
  }

  /// The support of a forecast that fails: from --fail-on-forecast, else the configuration; `nil` for none.
  func forecastThreshold(_ command: ParsedCommand) -> ForecastThreshold? {
    command.choice("fail-on-forecast") ?? failOnForecast
  }
}

/// The reports on files in the requested format; text and Markdown, which are short, at the end.
struct ReportOutput {
  /// The forms.
  enum Format: String, CaseIterable {
    /// Text for people.
    case text
    /// An object for programs.
    case json
    /// Tables for comments on changes.
    case markdown
    /// A log for code review tools.
    case sarif
  }

  private let format: Format
  /// Whether nothing is printed.
  private let isSilent: Bool
  private var listing: ReportListing
  private var list = JSONListWriter("files")
  private var markdown: MarkdownReport
  private var log = SARIFReport(version: ToolVersion.text)
  private var totals = ReportTotals()

  /// Makes an output without reports.
  init(_ command: ParsedCommand) {
    format = command.choice("format") ?? .text
    isSilent =
      command.flag("quiet") && command.isGiven("write-baseline") && !command.isGiven("format")
    let listsClean = command.flag("list-clean")
    listing = ReportListing(listsClean: listsClean, listsAll: command.flag("all"))
    markdown = MarkdownReport(listsClean: listsClean)
  }

  /// Adds the report on a file.
  mutating func add(_ report: FindingsReport) throws(CommandFailure) {
    guard !isSilent else { return }
    totals.add(report)
    switch format {
    case .markdown: markdown.add(report)
    case .sarif: try Console.print(log.text(of: report))
    case .json: try Console.print(list.text(of: [report.json]))
    case .text:
      if let text = listing.add(report, colored: Console.usesColor) { try Console.print(text) }
    }
  }

  /// Prints the remaining results, and the totals.
  mutating func finish(_ outcome: FileOutcome, goneCount: Int?) throws(CommandFailure) {
    guard !isSilent else { return }
    totals.skippedCount = outcome.skippedCount
    totals.goneCount = goneCount
    switch format {
    case .text:
      let text = listing.end(totals, colored: Console.usesColor)
      if !text.isEmpty { try Console.print(text) }
    case .json:
      try Console.print(list.end([JSONField("totals", totals.json)]))
    case .markdown:
      try Console.print(markdown.text(totals: totals))
    case .sarif:
      try Console.print(log.end(isComplete: outcome.status <= .findings, totals: totals))
    }
  }
}
