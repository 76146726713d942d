import CommandLineParsing
import Diagnostics
import Foundation
import JSONTree
import Reporting
import Xsheet

/// The comparison of each of many animations with its timeline.
struct VerifyTask: FileTask {
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

  let title = "Verifying"
  private let command: ParsedCommand
  private let options: VerificationOptions

  init(_ command: ParsedCommand, _ options: VerificationOptions) throws(CommandFailure) {
    (self.command, self.options) = (command, options)
    try checkTimeline()
  }

  var outputFolder: String { command.string("output") ?? "" }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    let other = try givenTimeline(of: file)
    let animation = try AnimationFile(file.source)
    return try product(of: animation, file, against: other, work)
  }

  /// Compares an animation with another one, or with its own timeline.
  func product(
    of animation: AnimationFile, _ file: InputFile, against other: AnimationFile?,
    _ work: FileContext
  ) throws -> Product {
    work.opened(animation)
    var options = options
    options.jobs = work.jobs
    options.conversion.tolerance = file.configuration.tolerance ?? options.conversion.tolerance
    let progress = work.progress
    let result = try animation.verified(against: other, options) { progress($0, $1) }
    let ignored = file.ignoredCodes
    let findings = animation.findings.filter { !ignored.contains($0.code) }
    let report = result.report(
      listsAll: command.flag("properties"),
      warnings: findings.count { $0.severity >= .warning })
    work.found(findings)
    let noted = other ?? animation
    work.note(FindingsNotice.text(noted.diagnostics, of: file))
    var paths: [String] = []
    if let folder = command.string("output"), result.verdict != .match {
      paths = try result.writeWorstFrames(
        to: (folder as NSString).appendingPathComponent(file.subfolder))
      work.wrote(paths)
    }
    let failing = file.configuration.threshold(command)
    return Product(
      verdict: ManifestVerdict(result.verdict), fails: findings.contains { $0.severity >= failing },
      text: report.text, json: Data(JSONWriter.bytes(report.json, layout: .compact)), paths: paths)
  }

  /// Refuses --timeline with several files, and a folder as timeline.
  private func checkTimeline() throws(CommandFailure) {
    guard let path = command.string("timeline") else { return }
    let files = command.arguments("file")
    guard files.count == 1, FileKind(files[0]) != .folder, !command.isGiven("files-from") else {
      throw CommandFailure(.usage, "--timeline goes with one file only.")
    }
    guard FileKind(path) != .folder || path == "-" else {
      throw CommandFailure(.usage, "--timeline: \(path) is a folder.")
    }
  }

  /// The timeline that was named for a design, if any.
  private func givenTimeline(of design: InputFile) throws -> AnimationFile? {
    guard let path = command.string("timeline") else { return nil }
    return .timeline(
      try TimelineDocument(InputFile(argument: path, command).source(besides: design)))
  }
}
