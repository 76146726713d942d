import CommandLineParsing
import Diagnostics
import Foundation
import Reporting

/// A file to work on, as the user named it.
struct InputFile {
  /// The longest file that is read, in bytes: the longest that is imported.
  static let sizeLimit = 128 << 20

  /// How messages call it.
  var name: String
  /// Where it is; `nil` for standard input.
  var path: String?
  /// The folders inside of the folder that was named, for outputs.
  var subfolder = ""
  /// Which animation of an archive is meant; `nil` for the only one.
  var animation: String?
  /// The archive, shared by the inputs that come from it.
  let opened = OpenedDesign()

  /// The name without folders and endings, for outputs.
  var stem: String {
    guard let path else { return "stdin" }
    let last = (path as NSString).lastPathComponent
    let suffix = animation.map { "-" + $0.replacingOccurrences(of: "/", with: "_") } ?? ""
    for ending in [".xsheet.json", ".json", ".lottie", ".tgs"]
    where last.hasSuffix(ending) && last.count > ending.count {
      return last.dropLast(ending.count) + suffix
    }
    return last + suffix
  }

  /// The bytes of the file as it is.
  func readBytes() throws(CommandFailure) -> [UInt8] {
    guard let path else { return try read(Descriptor(number: STDIN_FILENO)) }
    guard let file = Descriptor(path: path, flags: O_RDONLY) else {
      let reason = errno
      throw CommandFailure(
        reason == ENOENT ? .noInput : .inputOutput,
        "\(name) cannot be read: \(CommandFailure.reason(reason)).")
    }
    defer { file.close() }
    return try read(file)
  }

  private func read(_ file: Descriptor) throws(CommandFailure) -> [UInt8] {
    switch file.read(limit: InputFile.sizeLimit) {
    case .failure(let error):
      throw CommandFailure(
        .inputOutput, "\(name) cannot be read: \(CommandFailure.reason(error.number)).")
    case .success(let bytes):
      guard bytes.count > InputFile.sizeLimit else { return bytes }
      var list = DiagnosticList()
      list.report(
        Diagnostic(
          .limitExceeded,
          message: "The file is too large; the limit is \(InputFile.sizeLimit) bytes."))
      throw CommandFailure(refused: FindingsReport(file: name, diagnostics: list))
    }
  }
}
