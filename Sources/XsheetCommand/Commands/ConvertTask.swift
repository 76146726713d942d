import CommandLineParsing
import Diagnostics
import Foundation
import Reporting
import Xsheet

/// The export of each of many designs as a timeline.
struct ConvertTask: FileTask {
  /// The result of an export.
  struct Product: Codable, Sendable {
    /// The text of a file for standard output; `nil` if files were written.
    var text: Data?
    /// The summary of generated SwiftUI source; `nil` for other formats.
    var source: SwiftUISummary.Export?
  }

  let title = "Converting"
  private let command: ParsedCommand
  private let format: TimelineFormat
  private let settings: SwiftUISettings
  private let viewNames: [String: String]

  /// Makes the task of a command; wrong options are refused before the first file.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    format = command.string("format").flatMap { TimelineFormat(named: $0) } ?? .timeline
    settings = try SwiftUISettings(command, for: format)
    viewNames = try SwiftUISettings.viewNames(command)
    _ = try ConversionOptions(command, Configuration())
    try checkOutput()
  }

  var outputFolder: String { command.string("output") ?? "" }

  func output(of file: InputFile) throws(CommandFailure) -> String? {
    let format = try format(for: file)
    guard let folder = outputFolder(for: file) else { return nil }
    return (folder as NSString).appendingPathComponent(format.fileName(of: file.source.stem))
  }

  func product(of file: InputFile, _ work: FileContext) throws -> Product {
    let animation = try source(of: file)
    work.opened(animation)
    let timeline = try timeline(of: animation, file)
    let (product, omissions) = try export(timeline, of: file, work)
    let findings = animation.diagnostics(with: timeline)
    work.found(findings, omissions, in: file)
    work.note(ConversionNotice.text(timeline.summary, of: file))
    work.note(FindingsNotice.lines(omissions, of: file))
    work.note(FindingsNotice.text(findings, of: file))
    return product
  }

  /// The design or the timeline of a file; only other formats take timelines.
  private func source(of file: InputFile) throws -> AnimationFile {
    format.name == TimelineFormat.timeline.name
      ? .design(try Design(file.source)) : try AnimationFile(file.source)
  }

  /// The timeline of a file, which a design is converted to.
  private func timeline(of animation: AnimationFile, _ file: InputFile) throws -> TimelineDocument {
    switch animation {
    case .timeline(let timeline): timeline
    case .design(let design):
      design.converted(
        try ConversionOptions(command, file.configuration), bakesPictures: !command.flag("no-bake"))
    }
  }

  /// The format with the settings for a file.
  private func format(for file: InputFile) throws(CommandFailure) -> TimelineFormat {
    guard format.name == TimelineFormat.swiftUI.name else { return format }
    var settings = settings
    let argument = argument(of: file)
    settings.viewName = viewNames[argument]
    guard viewNames.isEmpty || settings.viewName != nil else {
      throw CommandFailure(.usage, "--name: \(file.name) is one of several files of an argument.")
    }
    let name = settings.viewName.map { ["--name", $0] } ?? []
    settings.command = commandLine(for: file, argument, name)
    return .swiftUI(settings)
  }

  /// The argument that stands for a file.
  private func argument(of file: InputFile) -> String {
    guard case .standardInput = file.source.origin else { return file.name }
    return command.arguments("file").first(where: InputList.isStandardInput) ?? "-"
  }

  /// The command that converts one file as this one does.
  private func commandLine(
    for file: InputFile, _ argument: String, _ name: [String]
  ) -> String {
    let folder = command.isGiven("output") ? outputFolder(for: file) ?? "-" : file.subfolder
    let output = folder.isEmpty ? [] : ["--output", folder]
    let options = command.optionWords(
      except: RunOptions.names.union(["force", "name", "output", "quiet"]))
    return ShellWords.line(["xsheet", "convert", argument] + output + name + options)
  }

  /// Writes a timeline to a folder, or makes the text for standard output; the list has what is left out.
  private func export(
    _ timeline: TimelineDocument, of file: InputFile, _ work: FileContext
  ) throws -> (Product, DiagnosticList) {
    let format = try format(for: file)
    let name = file.source.stem
    let linksPictures = command.flag("link-pictures")
    guard let folder = outputFolder(for: file) else {
      let export = try format.export(timeline, named: name, in: nil, linksPictures: linksPictures)
      guard let only = export.files.first, export.files.count == 1 else {
        throw CommandFailure(
          .usage,
          "standard output takes one file, not the \(export.files.count) of format \(format).")
      }
      return (Product(text: Data(only.bytes)), export.diagnostics)
    }
    let export = try timeline.export(
      toFolder: folder, as: format, named: name, linksPictures: linksPictures,
      overwritesEdits: command.flag("force"))
    work.wrote(export.ownPaths.map { (folder as NSString).appendingPathComponent($0) })
    guard format.name == TimelineFormat.swiftUI.name else { return (Product(), export.diagnostics) }
    let view = (format.fileName(of: name) as NSString).deletingPathExtension
    let source = SwiftUISummary.Export(
      export.files, to: folder, view: view, export.diagnostics)
    return (Product(source: source), export.diagnostics)
  }

  /// Refuses the name of a file if a folder is required.
  private func checkOutput() throws(CommandFailure) {
    guard let folder = command.string("output"), folder.hasSuffix(".json"),
      FileKind(folder) != .folder
    else { return }
    throw CommandFailure(
      .usage,
      "--output: \(folder) looks like a file; a folder is needed, or - for standard output.")
  }

  /// The folder that a file is exported to; `nil` for standard output.
  private func outputFolder(for file: InputFile) -> String? {
    let folder = command.string("output")
    if folder == "-" || (folder == nil && file.source.path == nil) { return nil }
    return ((folder ?? "") as NSString).appendingPathComponent(file.subfolder)
  }
}

extension AnimationFile {
  /// The findings about the file, and those of its conversion to a timeline.
  fileprivate func diagnostics(with timeline: TimelineDocument) -> DiagnosticList {
    var list = timeline.diagnostics
    if case .design(let design) = self {
      list = design.diagnostics
      list.append(contentsOf: timeline.diagnostics)
    }
    return list
  }
}
