import Foundation

/// Makes the folders that files are written to.
package enum OutputFolder {
  /// Makes a folder and those around it, unless it is there.
  ///
  /// - Returns: The folders that were made, the outermost first.
  /// - Throws: `XsheetError` of kind `cannotCreate` or `diskFull`; no folder is left then.
  @discardableResult
  package static func make(_ path: String) throws(XsheetError) -> [String] {
    guard !path.isEmpty else { return [] }
    // One look: another thread or process may make the folder at the same time.
    switch FileKind(path) {
    case .folder: return []
    case .missing: break
    case .regular, .pipe, .socket, .device:
      throw XsheetError(.cannotCreate, "\(path) is not a folder.")
    }
    let made = try make(path.folder)
    if mkdir(path, 0o777) == 0 { return made + [path] }
    let reason = errno
    // Another process may have been faster.
    if FileKind(path) == .folder { return made }
    removeEmpty(made)
    throw XsheetError(
      SystemError.isFullDisk(reason) ? .diskFull : .cannotCreate,
      "the folder \(path) cannot be made: \(SystemError.reason(reason)).")
  }

  /// Removes folders that were made and are empty.
  static func removeEmpty(_ folders: [String]) {
    for folder in folders.reversed() { rmdir(folder) }
  }
}
