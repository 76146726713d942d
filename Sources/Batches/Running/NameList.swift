import Platform
package import Xsheet

/// The names in a list of files, separated by line ends or, as `find -print0` writes them, by zero bytes.
///
/// Names are read as they arrive, so that another program can write them one by one.
package final class NameList {
  private let path: String
  private let file: Descriptor
  private var waiting: [UInt8] = []
  private var separator: UInt8?
  private var isAtEnd = false

  private static let zero: UInt8 = 0
  private static let lineFeed = UInt8(ascii: "\n")

  /// Opens a list; `-` is standard input.
  package init(_ path: String) throws(XsheetError) {
    self.path = path
    guard path != "-" else {
      file = Descriptor(number: STDIN_FILENO)
      return
    }
    guard FileKind(path) != .folder, let file = Descriptor(path: path, flags: O_RDONLY) else {
      let reason = FileKind(path) == .folder ? "it is a folder" : SystemError.lastReason
      throw XsheetError(.missingInput, "--files-from: \(path) cannot be read: \(reason).")
    }
    self.file = file
  }

  deinit {
    if path != "-" { file.close() }
  }

  /// Whether the whole list can be read without waiting for another program.
  package var isWhole: Bool { path != "-" && FileKind(path) == .regular }

  /// The next name that is not empty; `nil` at the end.
  package func next() throws(XsheetError) -> String? {
    while true {
      guard let bytes = try nextPart() else { return nil }
      let name = String(decoding: bytes, as: UTF8.self)
      let trimmed = separator == NameList.lineFeed && name.hasSuffix("\r")
      if !name.isEmpty, name != "\r" { return trimmed ? String(name.dropLast()) : name }
    }
  }

  private func nextPart() throws(XsheetError) -> ArraySlice<UInt8>? {
    while true {
      separator = separator ?? [NameList.zero, NameList.lineFeed].first(where: waiting.contains)
      if let separator, let end = waiting.firstIndex(of: separator) {
        defer { waiting.removeSubrange(...end) }
        return waiting[..<end]
      }
      guard !isAtEnd else {
        defer { waiting = [] }
        return waiting.isEmpty ? nil : waiting[...]
      }
      try read()
    }
  }

  private func read() throws(XsheetError) {
    do {
      let bytes = try file.readAvailable()
      waiting += bytes
      isAtEnd = bytes.isEmpty
    } catch {
      throw XsheetError(
        .inputOutput, "--files-from: \(path) cannot be read: \(SystemError.reason(error.number)).")
    }
  }
}
