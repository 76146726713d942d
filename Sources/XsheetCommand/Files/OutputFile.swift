import Foundation

/// Writes files so that nobody ever sees half of one.
enum OutputFile {
  /// Writes a file at a path; folders on the way are made.
  ///
  /// The bytes go to a new file beside it, which then takes its place. What is no regular file, such as a device
  /// or a pipe, is written directly.
  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    try makeFolder(path.folder)
    let target = resolved(path)
    switch FileKind(target) {
    case .folder:
      throw CommandFailure(.cannotCreate, "\(path) is a folder.")
    case .special:
      guard let file = Descriptor(path: target, flags: O_WRONLY) else {
        throw CommandFailure(.cannotCreate, unwritable(path, errno))
      }
      try finish(file, bytes, path)
    case .regular, .missing:
      try replace(target, with: bytes, named: path)
    }
  }

  /// Makes a folder and those around it, unless it is there.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    guard !path.isEmpty, FileKind(path) != .folder else { return }
    if FileKind(path) != .missing {
      throw CommandFailure(.cannotCreate, "\(path) is not a folder.")
    }
    try makeFolder(path.folder)
    // Another process may have been faster.
    if mkdir(path, 0o777) != 0, FileKind(path) != .folder {
      throw CommandFailure(
        .cannotCreate, "the folder \(path) cannot be made: \(CommandFailure.systemReason).")
    }
  }

  /// Puts a complete new file in the place of another.
  private static func replace(
    _ target: String, with bytes: [UInt8], named path: String
  ) throws(CommandFailure) {
    let folder = target.folder
    let draft = (folder as NSString).appendingPathComponent(
      ".xsheet-\(getpid())-\(UInt32.random(in: 0 ... .max))")
    guard let file = Descriptor(path: draft, flags: O_WRONLY | O_CREAT | O_EXCL) else {
      throw CommandFailure(.cannotCreate, unwritable(path, errno))
    }
    do throws(CommandFailure) {
      if let mode = permissions(target) { fchmod(file.number, mode) }
      try finish(file, bytes, path)
      guard rename(draft, target) == 0 else {
        throw CommandFailure(.cannotCreate, unwritable(path, errno))
      }
    } catch {
      unlink(draft)
      throw error
    }
  }

  /// Writes all bytes and closes the file.
  private static func finish(
    _ file: Descriptor, _ bytes: [UInt8], _ path: String
  ) throws(CommandFailure) {
    let failed = bytes.withUnsafeBytes { file.write($0) }
    let unclosed = file.close()
    if let error = failed ?? unclosed {
      throw CommandFailure(.inputOutput, unwritable(path, error))
    }
  }

  private static func unwritable(_ path: String, _ error: Int32) -> String {
    "\(path) cannot be written: \(CommandFailure.reason(error))."
  }

  /// Where a link leads to, so that it stays and its target is replaced; other paths as they are.
  private static func resolved(_ path: String) -> String {
    guard let text = realpath(path, nil) else { return path }
    defer { free(text) }
    return String(cString: text)
  }

  private static func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}
