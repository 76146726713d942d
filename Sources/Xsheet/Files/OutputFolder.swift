import Foundation

/// Makes the folders that files are written to.
enum OutputFolder {
  /// Makes a folder and those around it, unless it is there.
  ///
  /// - Throws: `XsheetError` of kind `cannotCreate`.
  static func make(_ path: String) throws(XsheetError) {
    guard !path.isEmpty, FileKind(path) != .folder else { return }
    if FileKind(path) != .missing {
      throw XsheetError(.cannotCreate, "\(path) is not a folder.")
    }
    try make(path.folder)
    // Another process may have been faster.
    if mkdir(path, 0o777) != 0, FileKind(path) != .folder {
      throw XsheetError(
        .cannotCreate, "the folder \(path) cannot be made: \(SystemError.lastReason).")
    }
  }
}
