import Foundation

/// Writes files so that nobody ever sees half of one.
enum OutputFile {
  /// Writes a file at a path; folders on the way are made.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: path)
    try makeFolder(url.deletingLastPathComponent().path)
    do {
      try Data(bytes).write(to: url, options: .atomic)
    } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
      throw CommandFailure(status: .inputOutput, message: "\(path): there is no space left.")
    } catch {
      throw CommandFailure(status: .cannotCreate, message: "\(path): can not be written.")
    }
  }

  /// Makes a folder and those around it, unless it is there.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(status: .cannotCreate, message: "\(path): the folder can not be made.")
    }
  }
}
