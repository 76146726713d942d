import CommandLineParsing
import Diagnostics
import Foundation
import Reporting
import Xsheet

/// `xsheet convert`: exports designs as timelines.
struct ConvertCommand {
  private let command: ParsedCommand
  private let format: TimelineFormat

  init(_ command: ParsedCommand) {
    self.command = command
    format = command.string("format").flatMap { TimelineFormat(named: $0) } ?? .timeline
  }

  func run() throws -> ExitStatus {
    try checkOutput()
    // Wrong options are refused before the first file.
    _ = try ConversionOptions(command, Configuration())
    let settings = try SwiftUISettings(command, for: format)
    let viewNames = try SwiftUISettings.viewNames(command)
    var sources: [String: String] = [:]
    var summary = SwiftUISummary()
    let status = try FileLoop(command, title: "Converting").run { file, _ in
      let folder = outputFolder(for: file)
      let format = try format(for: file, settings, viewNames)
      let name = format.fileName(of: file.source.stem)
      let path = ((folder ?? "") as NSString).appendingPathComponent(name)
      if folder != nil, let other = sources[path] {
        throw CommandFailure(
          .cannotCreate, "\(file.name) is not converted: \(path) is made of \(other).")
      }
      sources[path] = file.name
      let animation = try source(of: file)
      let timeline = try timeline(of: animation, file)
      let (files, omissions) = try export(
        timeline, as: format, named: file.source.stem, to: folder)
      if let folder, format.name == TimelineFormat.swiftUI.name {
        summary.add(files, to: folder, view: (name as NSString).deletingPathExtension, omissions)
      }
      let isQuiet = command.flag("quiet")
      ConversionNotice.show(timeline.summary, of: file, isQuiet: isQuiet)
      FindingsNotice.list(omissions, of: file, isQuiet: isQuiet)
      if case .design(let design) = animation {
        FindingsNotice.show(design.diagnostics, timeline.diagnostics, of: file, isQuiet: isQuiet)
      } else {
        FindingsNotice.show(timeline.diagnostics, of: file, isQuiet: isQuiet)
      }
      return .done
    }.status
    if !command.flag("quiet") {
      for line in summary.lines { Console.note(line.printable) }
    }
    return status
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
  private func format(
    for file: InputFile, _ settings: SwiftUISettings, _ viewNames: [String: String]
  ) throws(CommandFailure) -> TimelineFormat {
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
    let options = command.optionWords(except: ["force", "name", "output", "quiet"])
    return ShellWords.line(["xsheet", "convert", argument] + output + name + options)
  }

  /// Writes a timeline to a folder, or to standard output; returns the files of a folder, and the findings about what is
  /// left out.
  private func export(
    _ timeline: TimelineDocument, as format: TimelineFormat, named name: String, to folder: String?
  ) throws -> (files: [ExportedFile], omissions: DiagnosticList) {
    let linksPictures = command.flag("link-pictures")
    if let folder {
      let export = try timeline.export(
        toFolder: folder, as: format, named: name, linksPictures: linksPictures,
        overwritesEdits: command.flag("force"))
      return (export.files, export.diagnostics)
    }
    let export = try format.export(timeline, named: name, in: nil, linksPictures: linksPictures)
    guard let file = export.files.first, export.files.count == 1 else {
      throw CommandFailure(
        .usage,
        "standard output takes one file, not the \(export.files.count) of format \(format).")
    }
    try Console.write(file.bytes)
    return ([], export.diagnostics)
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
