import CommandLineParsing
import Foundation
import LottieImport
import TimelineConversion
import TimelineModel

/// `xsheet convert`: compositions to timelines.
struct ConvertCommand {
  private let command: ParsedCommand

  init(_ command: ParsedCommand) {
    self.command = command
  }

  func run() throws(CommandFailure) -> ExitStatus {
    var written: [String: String] = [:]
    return try FileLoop(command).forEach { (file) throws(CommandFailure) in
      let result = try LoadedInput.loadComposition(file, bytes: file.read())
      let bytes = result.composition.converted().timeline.jsonBytes()
      guard let path = outputPath(for: file) else {
        try Console.write(bytes)
        return .done
      }
      if let other = written[path] {
        throw CommandFailure(
          status: .cannotCreate, message: "\(file.name): \(path) is the timeline of \(other).")
      }
      written[path] = file.name
      try OutputFile.write(bytes, to: path)
      return .done
    }
  }

  /// Where the timeline of a file goes; `nil` for standard output.
  private func outputPath(for file: InputFile) -> String? {
    let folder = command.string("output")
    if folder == "-" || (folder == nil && file.url == nil) { return nil }
    let base = ((folder ?? ".") as NSString).appendingPathComponent(file.subfolder)
    return (base as NSString).appendingPathComponent("\(file.stem).xsheet.json")
  }
}
