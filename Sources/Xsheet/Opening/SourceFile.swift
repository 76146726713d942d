import Diagnostics
import Foundation
import JSONTree
import Reporting

/// A file to open: a Lottie export, one animation of an archive, or a timeline.
package struct SourceFile {
  /// The place of the bytes.
  package enum Origin {
    /// A file.
    case path(String)
    /// Standard input.
    case standardInput
    /// Memory; pictures are looked up in a folder.
    case memory([UInt8], picturesFolder: String)
  }

  /// The longest file that is read, in bytes: the longest that is imported.
  package static let sizeLimit = 128 << 20

  /// The name in messages.
  package var name: String
  /// The place of the bytes.
  package var origin: Origin
  /// The identifier of an animation of an archive; `nil` for the only one.
  package var animation: String?
  /// The content of the archive, shared by the animations of a file.
  let archive: OpenedArchive

  /// Makes a file of its parts.
  package init(name: String, origin: Origin, animation: String? = nil) {
    self.name = name
    self.origin = origin
    self.animation = animation
    archive = OpenedArchive()
  }

  /// Makes a file of a path, which may name an animation as in `file.lottie#animation`.
  package init(path: String) {
    self = SourceFile.animation(named: path) ?? SourceFile(name: path, origin: .path(path))
  }

  /// The path; `nil` if the bytes have another source.
  package var path: String? {
    guard case .path(let path) = origin else { return nil }
    return path
  }

  /// The name without folders and endings, for outputs.
  package var stem: String {
    switch origin {
    case .path(let path): stem(ofPath: path)
    case .standardInput: "stdin"
    case .memory: stem(ofPath: name)
    }
  }

  private func stem(ofPath path: String) -> String {
    let last = (path as NSString).lastPathComponent
    let suffix = animation.map { "-" + $0.replacingOccurrences(of: "/", with: "_") } ?? ""
    for ending in [".xsheet.json", ".json", ".lottie", ".tgs"]
    where last.hasSuffix(ending) && last.count > ending.count {
      return last.dropLast(ending.count) + suffix
    }
    return last + suffix
  }

  /// The folder that the paths of pictures are relative to; empty for the present one.
  var folder: String {
    switch origin {
    case .path(let path): path.folder
    case .standardInput: ""
    case .memory(_, let folder): folder
    }
  }

  /// Reads the bytes of the file as they are.
  func readBytes() throws(XsheetError) -> [UInt8] {
    switch origin {
    case .memory(let bytes, _):
      return bytes
    case .standardInput:
      return try read(Descriptor(number: STDIN_FILENO))
    case .path(let path):
      guard let file = Descriptor(path: path, flags: O_RDONLY) else {
        let reason = errno
        throw XsheetError(
          reason == ENOENT ? .missingInput : .inputOutput,
          "\(name) cannot be read: \(SystemError.reason(reason)).")
      }
      defer { file.close() }
      return try read(file)
    }
  }

  private func read(_ file: Descriptor) throws(XsheetError) -> [UInt8] {
    switch file.read(limit: SourceFile.sizeLimit) {
    case .failure(let error):
      throw XsheetError(
        .inputOutput, "\(name) cannot be read: \(SystemError.reason(error.number)).")
    case .success(let bytes):
      guard bytes.count > SourceFile.sizeLimit else { return bytes }
      let reason = Diagnostic(
        .limitExceeded,
        message: "The file is too large; the limit is \(SourceFile.sizeLimit) bytes.")
      throw refusal([reason])
    }
  }

  /// The error for a file that cannot be used.
  ///
  /// - Parameters:
  ///   - diagnostics: The findings, the reason last.
  ///   - text: The JSON text, for the lines of the findings.
  func refusal(_ diagnostics: [Diagnostic], text: [UInt8]? = nil) -> XsheetError {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.report(diagnostic) }
    return XsheetError(
      refused: FindingsReport(
        file: name, diagnostics: list, locator: text.map { JSONLocator($0) }))
  }
}
