import CommandLineParsing
import Diagnostics
import JSONTree
import LottieImport
import Reporting
import TimelineBaking
import TimelineConversion

/// `xsheet report`: what cannot be carried over.
struct ReportCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    let threshold: Severity = command.choice("fail-on") ?? .error
    let level: Severity = command.choice("level") ?? .note
    let ignored = try command.ignoredCodes()
    var output = ReportOutput(command)
    let status = try FileLoop(command, title: "Reading").run {
      (file, _) throws(CommandFailure) in
      do throws(CommandFailure) {
        let report = try report(on: file).listing(ignoring: ignored)
        try output.add(report.listing(atLeast: level))
        let isOver = report.diagnostics.highestSeverity.map { $0 >= threshold } ?? false
        return isOver ? .findings : .done
      } catch {
        guard let report = error.report else { throw error }
        // The reason is a finding, and what report is asked for.
        try output.add(report.listing(atLeast: level, ignoring: ignored))
        throw CommandFailure(error.status, "\(file.name) cannot be used.")
      }
    }
    try output.finish(status)
    return status
  }

  private func report(on file: InputFile) throws(CommandFailure) -> FindingsReport {
    let bytes = try file.read()
    let input = try LoadedInput.load(file, bytes: bytes)
    var diagnostics = input.diagnostics
    var forecast: Forecast?
    var inventory: FeatureInventory?
    switch input {
    case .composition(let result):
      let baked = result.composition.baked()
      let conversion = result.composition.converted(lowered: baked.lowered)
      diagnostics.append(contentsOf: baked.diagnostics)
      diagnostics.append(contentsOf: conversion.diagnostics)
      let target: ForecastTarget? = command.choice("target")
      forecast = target.map { Forecast(of: result.composition, for: $0) }
      inventory = FeatureInventory(
        of: result.composition, timeline: conversion.timeline, diagnostics: diagnostics)
    case .timeline where command.isGiven("target"):
      Console.note("\(file.name.printable): other players do not play timelines.")
    case .timeline:
      break
    }
    var report = FindingsReport(
      file: file.name, diagnostics: diagnostics, locator: JSONLocator(bytes))
    report.forecast = forecast
    report.inventory = inventory
    report.listsFeatures = command.flag("inventory")
    return report
  }
}
