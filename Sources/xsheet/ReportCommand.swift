import CommandLineParsing
import Diagnostics
import JSONTree
import LottieImport
import Reporting
import TimelineConversion

/// `xsheet report`: what can not be carried over.
struct ReportCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let threshold: Severity = command.choice("fail-on") ?? .error
    let asJSON = command.string("format") == "json"
    var nodes: [JSONNode] = []
    var status = try FileLoop(command).forEach { (file) throws(CommandFailure) in
      let report = try report(on: file)
      if asJSON { nodes.append(report.json) } else { try Console.print(report.text) }
      let isOver = report.diagnostics.highestSeverity.map { $0 >= threshold } ?? false
      return isOver ? .findings : .done
    }
    if asJSON { try Console.print(JSONWriter.text(["files": .array(nodes)]) + "\n") }
    if status == .done { status = .done }
    return status
  }

  /// The findings about a file, those that make it unusable included.
  private func report(on file: InputFile) throws(CommandFailure) -> FindingsReport {
    let bytes = try file.read()
    var diagnostics = DiagnosticList()
    if LoadedInput.isTimeline(bytes) {
      _ = try LoadedInput.loadTimeline(file, bytes: bytes)
    } else {
      let result = try LoadedInput.loadComposition(file, bytes: bytes)
      diagnostics = result.diagnostics
      diagnostics.append(contentsOf: result.composition.converted().diagnostics)
    }
    return FindingsReport(
      file: file.name, diagnostics: diagnostics, locator: JSONLocator(bytes))
  }
}
