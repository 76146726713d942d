import CommandLineParsing
import Diagnostics
import Foundation
import LottieImport
import TimelineBaking
import TimelineConversion
import TimelineModel
import ViewTree

/// `xsheet convert`: compositions to timelines.
struct ConvertCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    try checkOutput()
    let options = try ConversionOptions(command)
    var written: [String: String] = [:]
    return try FileLoop(command, title: "Converting").run {
      (file, _) throws(CommandFailure) in
      let path = outputPath(for: file)
      if let path, let other = written.updateValue(file.name, forKey: path) {
        written[path] = other
        throw CommandFailure(
          .cannotCreate, "\(file.name) is not converted: \(path) is the timeline of \(other).")
      }
      let result = try LoadedInput.loadComposition(file, bytes: file.read())
      let baked = result.composition.baked(makesPictures: !command.flag("no-bake"))
      var conversion = result.composition.converted(options, lowered: baked.lowered)
      let pictures = try TimelinePictures(
        result.composition, conversion.timeline, baked: baked.pictureNames, input: file,
        output: path)
      conversion.timeline.canvas.renameImageSources(pictures.names)
      for picture in pictures.files { try OutputFile.write(picture.bytes, to: picture.path) }
      let bytes = conversion.timeline.jsonBytes()
      if let path {
        try OutputFile.write(bytes, to: path)
      } else {
        try Console.write(bytes)
      }
      ConversionNotice.show(
        conversion.summary, of: file, isQuiet: command.flag("quiet"))
      var diagnostics = result.diagnostics
      diagnostics.append(contentsOf: baked.diagnostics)
      diagnostics.append(contentsOf: conversion.diagnostics)
      FindingsNotice.show(diagnostics, of: file, isQuiet: command.flag("quiet"))
      return .done
    }
  }

  /// Refuses the name of a file where a folder is asked for.
  private func checkOutput() throws(CommandFailure) {
    guard let folder = command.string("output"), folder.hasSuffix(".json"),
      FileKind(folder) != .folder
    else { return }
    throw CommandFailure(
      .usage,
      "--output: \(folder) looks like a file; a folder is needed, or - for standard output.")
  }

  /// Where the timeline of a file goes; `nil` for standard output.
  private func outputPath(for file: InputFile) -> String? {
    let folder = command.string("output")
    if folder == "-" || (folder == nil && file.path == nil) { return nil }
    let base = ((folder ?? "") as NSString).appendingPathComponent(file.subfolder)
    return (base as NSString).appendingPathComponent("\(file.stem).xsheet.json")
  }
}
