import CommandLineParsing
import Foundation
import Xsheet

/// Where the frames of animations go.
enum RenderTarget {
  /// One picture on standard output.
  case standardOutput
  /// The files of one animation.
  case files(OutputPattern)
  /// A folder with the files of each of many animations, in a format.
  case folder(String, format: String)

  /// The format of files in a folder, unless another one is chosen.
  private static let standardFormat = "png"

  /// Reads the target of a command.
  init(_ command: ParsedCommand) throws {
    guard let text = command.string("output"), text != "-" else {
      self = try RenderTarget.standardOutput(command.string("format"))
      guard !RenderTarget.takesSeveral(command) else {
        throw CommandFailure(.usage, "standard output takes one file; several need a folder.")
      }
      try RenderTarget.checkIsOne(command)
      return
    }
    let isFolder = text.hasSuffix("/") || FileKind(text) == .folder
    guard isFolder || RenderTarget.takesSeveral(command) else {
      self = .files(try OutputPattern(text))
      try RenderTarget.checkIsOne(command)
      return
    }
    guard isFolder || FileKind(text) == .missing, try OutputPattern(text).fileExtension.isEmpty
    else {
      throw CommandFailure(.usage, "--output: several files need a folder, not \(text).")
    }
    self = .folder(text, format: command.string("format") ?? RenderTarget.standardFormat)
  }

  /// Whether a command may have several files.
  private static func takesSeveral(_ command: ParsedCommand) -> Bool {
    let files = command.arguments("file")
    return files.count > 1 || command.isGiven("files-from")
      || files.contains { !InputList.isStandardInput($0) && FileKind($0) == .folder }
  }

  /// Refuses an archive of several animations where one is needed.
  private static func checkIsOne(_ command: ParsedCommand) throws {
    for file in command.arguments("file") { _ = try InputFile(argument: file, command) }
  }

  private static func standardOutput(_ format: String?) throws -> RenderTarget {
    switch format {
    case nil, "png": return .standardOutput
    case "y4m": return .files(try OutputPattern("-"))
    case let format?:
      throw CommandFailure(
        .usage, "standard output takes one frame as png, or y4m; \(format) needs a file.")
    }
  }

  /// The type of the writer.
  func writer(format: String?) throws -> any FormatWriter.Type {
    switch self {
    case .standardOutput: try FrameWriterList.type(for: nil, format: format)
    case .files(let output): try FrameWriterList.type(for: output, format: format)
    case .folder(_, let format): try FrameWriterList.type(for: nil, format: format)
    }
  }

  /// Whether there is one picture on standard output.
  var isStandardOutput: Bool {
    if case .standardOutput = self { true } else { false }
  }

  /// The folder that outputs are in.
  var folder: String {
    switch self {
    case .standardOutput: ""
    case .files(let output): output.path(frame: 0).folder
    case .folder(let folder, _): folder
    }
  }

  /// The path of a file's output, without numbers of frames; `nil` for standard output.
  func path(for file: InputFile) -> String? {
    switch self {
    case .standardOutput: nil
    case .files(let output): output.path(frame: 0)
    case .folder(_, let format): "\(stem(for: file)).\(format)"
    }
  }

  /// The names of a file's outputs; `nil` for standard output.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - isNumbered: Whether each frame is a file of its own, and there are several.
  func pattern(for file: InputFile, isNumbered: Bool) throws -> OutputPattern? {
    switch self {
    case .standardOutput: return nil
    case .files(let output): return output
    case .folder(_, let format):
      let name = stem(for: file).replacingOccurrences(of: "%", with: "%%")
      return try OutputPattern("\(name)\(isNumbered ? "-%05d" : "").\(format)")
    }
  }

  private func stem(for file: InputFile) -> String {
    ((folder as NSString).appendingPathComponent(file.subfolder) as NSString)
      .appendingPathComponent(file.source.stem)
  }
}
