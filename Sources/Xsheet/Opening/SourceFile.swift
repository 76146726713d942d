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
    /// Standard input, which may stand for a file.
    case standardInput(path: String?)
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
  /// Further folders from which pictures may be read.
  package var assetFolders: [String] = []
  /// Whether the file was found in a folder, and is refused if it is no animation at all.
  package var isFound = false
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
  package init(path: String, assetFolders: [String] = []) {
    self = SourceFile.animation(named: path) ?? SourceFile(name: path, origin: .path(path))
    self.assetFolders = assetFolders
  }

  /// The path; `nil` if the bytes have another source.
  package var path: String? {
    guard case .path(let path) = origin else { return nil }
    return path
  }

  /// The path of the file, or the one that stands for standard input.
  package var filePath: String? {
    switch origin {
    case .path(let path): path
    case .standardInput(let path): path
    case .memory: nil
    }
  }

  /// The name without folders and endings, for outputs.
  package var stem: String {
    switch origin {
    case .path(let path): stem(ofPath: path)
    case .standardInput(let path): path.map(stem(ofPath:)) ?? stem(ofPath: "stdin")
    case .memory: stem(ofPath: name)
    }
  }

  private func stem(ofPath path: String) -> String {
    let last = (path as NSString).lastPathComponent
    let suffix = animation.map { "-" + $0.replacingOccurrences(of: "/", with: "_") } ?? ""
    for ending in [".xsheet.json", ".json", ".lottie", ".tgs"]
    where last.lowercased().hasSuffix(ending) && last.count > ending.count {
      return last.dropLast(ending.count) + suffix
    }
    return last + suffix
  }

  /// The folder that the paths of pictures are relative to; empty for the present one.
  package var folder: String {
    switch origin {
    case .path(let path): StreamPath.isOne(path) ? "" : path.folder
    case .standardInput(let path): path?.folder ?? ""
    case .memory(_, let folder): folder
    }
  }

  /// The folders from which pictures are read: that of the file, also where a link leads to it, and further ones.
  var pictureFolders: PictureFolders {
    let linked = path.flatMap { RealPath.of($0) }.map(\.folder)
    return PictureFolders(base: folder, others: [linked].compactMap(\.self) + assetFolders)
  }

  /// Reads the bytes of the file as they are.
  package func readBytes() throws(XsheetError) -> [UInt8] {
    switch origin {
    case .memory(let bytes, _):
      return bytes
    case .standardInput:
      return try read(Descriptor(number: STDIN_FILENO))
    case .path(let path):
      let file = try open(path)
      defer { file.close() }
      return try read(file)
    }
  }

  /// Opens a regular file, or an open file of the process; never waits for a pipe.
  private func open(_ path: String) throws(XsheetError) -> Descriptor {
    let isStream = StreamPath.isOne(path)
    switch FileKind(path) {
    case .missing: throw unreadable(errno)
    case .folder: throw unreadable(access(path, R_OK | X_OK) == 0 ? EISDIR : errno)
    case .regular: break
    case let kind where !isStream: throw irregular(kind)
    case .pipe, .socket, .device: break
    }
    guard let file = Descriptor(path: path, flags: O_RDONLY | (isStream ? 0 : O_NONBLOCK)) else {
      throw unreadable(errno)
    }
    return file
  }

  /// The error for a file that the system does not read.
  private func unreadable(_ number: Int32) -> XsheetError {
    let reason = Diagnostic(
      .unreadableFile, message: "The file cannot be read: \(SystemError.reason(number)).")
    return refusal(
      [reason], kind: [ENOENT, ENOTDIR].contains(number) ? .missingInput : .inputOutput)
  }

  /// The error for a file of another kind, which could block.
  private func irregular(_ kind: FileKind) -> XsheetError {
    refusal([Diagnostic(.notRegularFile, message: "The path is \(kind.title), not a file.")])
  }

  private func read(_ file: Descriptor) throws(XsheetError) -> [UInt8] {
    switch file.read(limit: SourceFile.sizeLimit) {
    case .failure(let error):
      throw unreadable(error.number)
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
  ///   - kind: The kind of the reason.
  func refusal(
    _ diagnostics: [Diagnostic], text: [UInt8]? = nil, kind: XsheetError.Kind = .unusableInput
  ) -> XsheetError {
    var list = DiagnosticList()
    for diagnostic in diagnostics { list.report(diagnostic) }
    return XsheetError(
      refused: FindingsReport(
        file: name, diagnostics: list, locator: text.map { JSONLocator($0) }), kind: kind)
  }
}
