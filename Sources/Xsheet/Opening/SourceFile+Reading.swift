import Diagnostics
import Foundation
import JSONTree
import Reporting
import TimelineModel

extension SourceFile {
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

extension SourceFile {
  /// The members of the root that most exports have.
  private static let rootMembers = ["v", "fr", "ip", "op", "w", "h", "layers"]
  /// The minimum number of members of a (possibly broken) export.
  private static let leastMembers = 3

  /// Refuses JSON of another kind, such as `package.json`, if the file was found in a folder.
  ///
  /// Text that is no JSON passes: a damaged export must not be overlooked.
  func checkContent(_ text: [UInt8]) throws(XsheetError) {
    guard isFound, !SourceFile.isPlain(text), let document = try? JSONDocument(parsing: text),
      !Timeline.isTimeline(document)
    else { return }
    let count = SourceFile.rootMembers.count { document.root.member($0) != nil }
    if count < SourceFile.leastMembers { throw XsheetError(foreignFile: name) }
  }

  /// Whether a text has the names of members that exports have, so that it need not be parsed twice.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    text.contains(word: "\"layers\"")
      && (text.contains(word: "\"fr\"") || text.contains(word: "\"op\""))
  }
}

extension [UInt8] {
  /// Whether the bytes contain a word.
  func contains(word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    let word = UnsafeBufferPointer(start: word.utf8Start, count: count)
    return withUnsafeBufferPointer { text in
      text.indices.dropLast(count - 1).contains { start in
        text[start] == word[0] && text[start..<start + count].elementsEqual(word)
      }
    }
  }
}
