import Foundation
import Xsheet

/// A manifest that lines are appended to; each is written at once, so that several processes can share a file.
struct ManifestFile {
  private let path: String
  private let file: Descriptor

  /// Opens a manifest, which is made if it is missing.
  init(path: String) throws(XsheetError) {
    self.path = path
    try OutputFolder.make(path.folder)
    guard FileKind(path) != .folder,
      let file = Descriptor(path: path, flags: O_WRONLY | O_APPEND | O_CREAT)
    else {
      let reason = FileKind(path) == .folder ? "it is a folder" : SystemError.lastReason
      throw XsheetError(.cannotCreate, "--manifest: \(path) cannot be written: \(reason).")
    }
    self.file = file
    if ManifestFile.endsInsideLine(path) { try append([0x0A]) }
  }

  /// Appends a line.
  func append(_ bytes: [UInt8]) throws(XsheetError) {
    guard let error = bytes.withUnsafeBytes({ file.write($0) }) else { return }
    throw XsheetError(.inputOutput, "\(path) cannot be written: \(SystemError.reason(error)).")
  }

  /// The records of a manifest that may be missing.
  static func index(path: String) throws(XsheetError) -> ManifestIndex? {
    guard FileKind(path) == .regular else { return nil }
    do {
      return try ManifestIndex(contentsOfFile: path)
    } catch {
      throw XsheetError(.inputOutput, "--manifest: \(path) cannot be read.")
    }
  }

  /// Whether the last line has no end, as after a loss of power.
  private static func endsInsideLine(_ path: String) -> Bool {
    guard FileKind(path) == .regular, let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    return fseek(file, -1, SEEK_END) == 0 && fgetc(file) != 0x0A
  }
}
