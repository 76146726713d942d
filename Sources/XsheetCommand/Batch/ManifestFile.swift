import Foundation
import Reporting
import Xsheet

/// A manifest that lines are appended to; each is written at once, so that several processes can share a file.
struct ManifestFile {
  private let path: String
  private let file: Descriptor

  /// Opens a manifest, which is made if it is missing.
  init(path: String) throws(CommandFailure) {
    self.path = path
    try ManifestFile.makeFolder(of: path)
    guard FileKind(path) != .folder, let file = Descriptor(path: path, flags: ManifestFile.flags)
    else {
      let reason = FileKind(path) == .folder ? "it is a folder" : SystemError.lastReason
      throw CommandFailure(.cannotCreate, "--manifest: \(path) cannot be written: \(reason).")
    }
    self.file = file
    if ManifestFile.endsInsideLine(path) { try append([0x0A]) }
  }

  /// Appends a line.
  func append(_ line: ManifestLine) throws(CommandFailure) { try append(line.bytes) }

  /// The records of a manifest that may be missing.
  static func index(path: String) throws(CommandFailure) -> ManifestIndex? {
    guard FileKind(path) == .regular else { return nil }
    do {
      return try ManifestIndex(contentsOfFile: path)
    } catch {
      throw CommandFailure(.inputOutput, "--manifest: \(path) cannot be read.")
    }
  }

  private static var flags: Int32 { O_WRONLY | O_APPEND | O_CREAT }

  private static func makeFolder(of path: String) throws(CommandFailure) {
    do {
      try OutputFolder.make(path.folder)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func append(_ bytes: [UInt8]) throws(CommandFailure) {
    guard let error = bytes.withUnsafeBytes({ file.write($0) }) else { return }
    var failure = CommandFailure(
      .inputOutput, "\(path) cannot be written: \(SystemError.reason(error)).")
    failure.endsAll = true
    throw failure
  }

  /// Whether the last line has no end, as after a loss of power.
  private static func endsInsideLine(_ path: String) -> Bool {
    guard FileKind(path) == .regular, let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    return fseek(file, -1, SEEK_END) == 0 && fgetc(file) != 0x0A
  }
}
