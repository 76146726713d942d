package import Platform

/// A temporary file in the folder of the one that it will replace.
///
/// The draft takes the place of the target when it is committed. A draft that is not committed is removed with the
/// last reference to it, so a failure leaves the target as it was. Where the file system has unnamed files, a draft has
/// no name before it is committed, so that a process which is killed leaves nothing.
package final class OutputDraft {
  /// The paths of all drafts with names, for `discardAll()`.
  private static let open = Locked<Set<String>>([])

  private let path: String
  private let target: String
  private let form: Form
  private let file: Descriptor
  /// The folders that were made for the file, which go with a draft that is not committed.
  private let folders: [String]
  private var isOpen = true
  private var isCommitted = false

  /// The place of the bytes before they are committed.
  private enum Form {
    /// A file without a name.
    case unnamed
    /// A file with a name beside the target.
    case named(String)
    /// The target itself.
    case direct
  }

  /// Opens a draft for a path; missing folders are made.
  ///
  /// Links are followed. A target that is no regular file, such as a device or a pipe, is written directly.
  ///
  /// - Parameters:
  ///   - path: The path of the target.
  ///   - isNamed: Whether the draft gets a name also where the system has unnamed files.
  /// - Throws: `XsheetError` of kind `cannotCreate`.
  package init(path: String, isNamed: Bool = false) throws(XsheetError) {
    let folders = try OutputFolder.make(path.folder)
    self.folders = folders
    self.path = path
    // The target of a link, so that the link stays.
    target = RealPath.of(path) ?? path
    switch FileKind(target) {
    case .folder:
      throw XsheetError(.cannotCreate, "\(path) is a folder.")
    case .pipe, .socket, .device:
      form = .direct
      guard let file = Descriptor(path: target, flags: O_WRONLY) else {
        throw OutputDraft.failure(.cannotCreate, path, errno)
      }
      self.file = file
    case .regular, .missing:
      if !isNamed, let file = Descriptor(unnamedFileIn: target.folder) {
        (form, self.file) = (.unnamed, file)
      } else {
        let draft = OutputDraft.draftPath(beside: target)
        OutputDraft.open.with { _ = $0.insert(draft) }
        guard let file = Descriptor(path: draft, flags: O_WRONLY | O_CREAT | O_EXCL) else {
          let reason = errno
          OutputDraft.open.with { _ = $0.remove(draft) }
          OutputFolder.removeEmpty(folders)
          throw OutputDraft.failure(.cannotCreate, path, reason)
        }
        // Held until the process ends, also on another host; see `removeAbandoned(below:)`.
        _ = file.lock()
        (form, self.file) = (.named(draft), file)
      }
      if let mode = OutputDraft.permissions(target) { fchmod(file.number, mode) }
    }
  }

  deinit {
    if isOpen { file.close() }
    removeDraft()
  }

  /// The path of a draft with a name, for other programs that write it; `nil` for other ones.
  package var namedPath: String? {
    if case .named(let path) = form { path } else { nil }
  }

  /// Appends bytes.
  ///
  /// - Throws: `XsheetError` of kind `inputOutput`.
  package func write(_ bytes: [UInt8]) throws(XsheetError) {
    if let error = bytes.withUnsafeBytes({ file.write($0) }) {
      throw OutputDraft.failure(.inputOutput, path, error)
    }
  }

  /// Standard output, which is no draft.
  package static var standardOutput: OutputDraft { OutputDraft(standardOutput: ()) }

  private init(standardOutput: Void) {
    (path, target, form, folders) = ("standard output", "", .direct, [])
    file = Descriptor(number: STDOUT_FILENO)
  }

  /// Replaces bytes that were written before.
  ///
  /// - Throws: `XsheetError` of kind `inputOutput`, for example for a pipe.
  package func replace(_ bytes: [UInt8], at offset: Int) throws(XsheetError) {
    let count = pwrite(file.number, bytes, bytes.count, off_t(offset))
    guard count == bytes.count else {
      throw OutputDraft.failure(.inputOutput, path, count < 0 ? errno : EIO)
    }
  }

  /// Closes the file and gives it the name of the target.
  ///
  /// - Throws: `XsheetError` of kind `inputOutput` or `cannotCreate`.
  package func commit() throws(XsheetError) {
    // A file without a name exists as long as it is open.
    let kept = if case .unnamed = form { file.duplicate() } else { Descriptor?.none }
    defer { kept?.close() }
    isOpen = false
    if let error = file.close() { throw OutputDraft.failure(.inputOutput, path, error) }
    // Under the lock, so that a process which discards its drafts does not go on to miss one.
    let error = OutputDraft.open.with { drafts -> Int32? in
      switch form {
      case .direct: return nil
      case .named(let draft):
        guard rename(draft, target) == 0 else { return errno }
        drafts.remove(draft)
        return nil
      case .unnamed: return kept.map(publish) ?? EMFILE
      }
    }
    if let error { throw OutputDraft.failure(.cannotCreate, path, error) }
    isCommitted = true
  }

  /// Gives an unnamed file the name of the target; returns the error number if that fails.
  private func publish(_ file: Descriptor) -> Int32? {
    if file.link(to: target) { return nil }
    guard errno == EEXIST else { return errno }
    // A link replaces no file, but a rename does.
    let draft = OutputDraft.draftPath(beside: target)
    guard file.link(to: draft) else { return errno }
    guard rename(draft, target) != 0 else { return nil }
    let reason = errno
    unlink(draft)
    return reason
  }

  /// Removes the files of all drafts, and ends the process before another one is opened or committed.
  package static func discardAll(endingBy end: () -> Never) -> Never {
    open.with { drafts in
      for draft in drafts { unlink(draft) }
      end()
    }
  }

  /// Removes the drafts that another process has left in the folder of an output, and in folders that belong to it.
  package static func removeAbandoned(beside output: String, ofProcess number: pid_t) {
    let folder = output.folder.isEmpty ? "." : output.folder
    let stem = output.lastPathComponent.prefix { $0 != "." } + "."
    for (name, path) in files(in: folder) {
      let isOwn = name.hasPrefix(stem) && FileKind(path) == .folder
      for (name, path) in isOwn ? files(in: path) : [(name, path)]
      where name.hasPrefix(prefix(ofProcess: number)) {
        unlink(path)
      }
    }
  }

  /// Removes the drafts below a folder whose processes have ended: they are unknown here, and hold no lock elsewhere.
  package static func removeAbandoned(below folder: String) {
    let root = folder.isEmpty ? "." : folder
    for path in FolderContent.paths(below: root) {
      guard let number = process(ofDraft: path.lastPathComponent), kill(number, 0) != 0,
        errno == ESRCH
      else { continue }
      let draft = root.appendingPath(path)
      guard let file = Descriptor(path: draft, flags: O_WRONLY | O_NONBLOCK) else { continue }
      if file.lock() { unlink(draft) }
      file.close()
    }
  }

  /// The process in the name of a draft; `nil` for other files.
  private static func process(ofDraft name: String) -> pid_t? {
    let parts = name.split(separator: "-")
    guard parts.count == 3, parts[0] == ".xsheet", UInt32(parts[2]) != nil else { return nil }
    return pid_t(parts[1]).flatMap { $0 > 0 ? $0 : nil }
  }

  private static func files(in folder: String) -> [(name: String, path: String)] {
    FolderContent.names(in: folder).map { ($0, folder.appendingPath($0)) }
  }

  private func removeDraft() {
    switch form {
    case .direct: return
    case .named(let draft):
      guard OutputDraft.open.with({ $0.remove(draft) }) != nil else { return }
      unlink(draft)
      OutputFolder.removeEmpty(folders)
    case .unnamed:
      if !isCommitted { OutputFolder.removeEmpty(folders) }
    }
  }

  private static func draftPath(beside target: String) -> String {
    target.folder.appendingPath(prefix(ofProcess: getpid()) + "\(UInt32.random(in: 0 ... .max))")
  }

  private static func prefix(ofProcess number: pid_t) -> String { ".xsheet-\(number)-" }

  private static func failure(
    _ kind: XsheetError.Kind, _ path: String, _ error: Int32
  ) -> XsheetError {
    XsheetError(
      SystemError.isFullDisk(error) ? .diskFull : kind,
      "\(path) cannot be written: \(SystemError.reason(error)).")
  }

  private static func permissions(_ path: String) -> mode_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }
}

extension OutputDraft {
  /// Replaces a file atomically, so that other processes read the old or the new content; creates
  /// missing folders.
  ///
  /// - Throws: `XsheetError` of kind `cannotCreate` or `inputOutput`; the file is as it was then.
  package static func write(_ bytes: [UInt8], to path: String) throws(XsheetError) {
    let draft = try OutputDraft(path: path)
    try draft.write(bytes)
    try draft.commit()
  }
}

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

/// A lock on a folder, which keeps other threads and processes from changing files that they share.
enum FolderLock {
  /// Calls a function while the folder is locked; missing folders are made, and removed if the function fails.
  ///
  /// File systems without locks are not locked.
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
