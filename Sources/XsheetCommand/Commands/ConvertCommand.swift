import CommandLineParsing
import Diagnostics
import Foundation
import Xsheet

/// `xsheet convert`: exports designs as timelines.
struct ConvertCommand {
  private let command: ParsedCommand
  /// The format, in the style of the options.
  private let format: TimelineFormat

  init(_ command: ParsedCommand) throws(CommandFailure) {
    self.command = command
    let format = command.string("format").flatMap { TimelineFormat(named: $0) } ?? .timeline
    guard let style = command.string("style") else {
      self.format = format
      return
    }
    guard let styled = format.styled(style) else {
      throw CommandFailure(.usage, "--style: the format \(format) has no styles.")
    }
    self.format = styled
  }

  func run() throws -> ExitStatus {
    try checkOutput()
    // Wrong options are refused before the first file.
    _ = try ConversionOptions(command, Configuration())
    var sources: [String: String] = [:]
    return try FileLoop(command, title: "Converting").run { file, _ in
      let folder = outputFolder(for: file)
      let path = ((folder ?? "") as NSString).appendingPathComponent(fileName(for: file))
      if folder != nil, let other = sources[path] {
        throw CommandFailure(
          .cannotCreate, "\(file.name) is not converted: \(path) is the timeline of \(other).")
      }
      sources[path] = file.name
      let design = try Design(file.source)
      let timeline = design.converted(
        try ConversionOptions(command, file.configuration), bakesPictures: !command.flag("no-bake"))
      let omissions = try export(timeline, named: file.source.stem, to: folder)
      let isQuiet = command.flag("quiet")
      ConversionNotice.show(timeline.summary, of: file, isQuiet: isQuiet)
      FindingsNotice.list(omissions, of: file, isQuiet: isQuiet)
      FindingsNotice.show(design.diagnostics, timeline.diagnostics, of: file, isQuiet: isQuiet)
      return .done
    }.status
  }

  /// Writes a timeline to a folder, or to standard output; returns the findings about what is left out.
  private func export(
    _ timeline: TimelineDocument, named name: String, to folder: String?
  ) throws -> DiagnosticList {
    let linksPictures = command.flag("link-pictures")
    if let folder {
      return try timeline.export(
        toFolder: folder, as: format, named: name, linksPictures: linksPictures
      ).diagnostics
    }
    let export = try format.export(timeline, named: name, in: nil, linksPictures: linksPictures)
    guard let file = export.files.first, export.files.count == 1 else {
      throw CommandFailure(
        .usage,
        "standard output takes one file, not the \(export.files.count) of format \(format).")
    }
    try Console.write(file.bytes)
    return export.diagnostics
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

  /// The name of the main file of an export.
  private func fileName(for file: InputFile) -> String {
    format.fileName(of: file.source.stem)
  }
}
