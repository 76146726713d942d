import Foundation

/// A lock on a folder, which keeps other threads and processes from changing files that they share.
enum FolderLock {
  /// Calls a function while the folder is locked; missing folders are made, and removed if the function fails.
  ///
  /// File systems without locks are not locked.
  ///
  /// - Parameters:
  ///   - folder: The folder, empty for the present one; `nil` to lock none.
  ///   - body: The function.
  static func locking<Value>(
    _ folder: String?, _ body: () throws(XsheetError) -> Value
  ) throws(XsheetError) -> Value {
    guard let folder else { return try body() }
    let made = try OutputFolder.make(folder)
    let file = Descriptor(path: folder.isEmpty ? "." : folder, flags: O_RDONLY)
    if let file { while flock(file.number, LOCK_EX) != 0, errno == EINTR {} }
    defer { file?.close() }
    do throws(XsheetError) {
      return try body()
    } catch {
      OutputFolder.removeEmpty(made)
      throw error
    }
  }
}
