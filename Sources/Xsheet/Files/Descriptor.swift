import Platform

/// An open file of the system.
package struct Descriptor {
  /// The descriptor's number.
  package let number: Int32

  /// Opens a file; `nil` if that fails, with the reason in `errno`.
  package init?(path: String, flags: Int32) {
    let number = open(path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { return nil }
    self.number = number
  }

  /// Opens a file without a name, for writing, in a folder; `nil` where the system has none.
  ///
  /// It vanishes when it is closed, unless it was linked to a path.
  init?(unnamedFileIn folder: String) {
    #if os(Linux)
      // `O_TMPFILE`, a macro that Swift does not import.
      let unnamed = 0o20000000 | O_DIRECTORY
      guard let file = Descriptor(path: folder.isEmpty ? "." : folder, flags: O_WRONLY | unnamed)
      else { return nil }
      guard access(file.processPath, F_OK) == 0 else {
        file.close()
        return nil
      }
      self = file
    #else
      return nil
    #endif
  }

  /// The path that leads to the open file, where `/proc` is mounted.
  private var processPath: String { "/proc/self/fd/\(number)" }

  /// Gives an unnamed file a path, at which there is no file; whether that works, or else with the reason in `errno`.
  func link(to path: String) -> Bool {
    linkat(AT_FDCWD, processPath, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  /// Locks the file for this process, without waiting; whether that works.
  func lock() -> Bool { flock(number, LOCK_EX | LOCK_NB) == 0 }

  /// A second descriptor of the open file; `nil` if there are too many.
  func duplicate() -> Descriptor? {
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 0)
    return copy >= 0 ? Descriptor(number: copy) : nil
  }

  /// Makes a descriptor of a number that is open already.
  package init(number: Int32) {
    self.number = number
  }

  /// Writes all bytes; returns the error number if that fails.
  package func write(_ bytes: UnsafeRawBufferPointer) -> Int32? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = Platform.write(number, part.baseAddress, part.count)
      if count < 0 {
        if errno == EINTR { continue }
        return errno
      }
      rest = rest.dropFirst(count)
    }
    return nil
  }

  /// Reads to the end, or to the first byte beyond a limit.
  package func read(limit: Int) throws(ReadError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      let chunk = try readAvailable(upTo: min(1 << 18, limit + 1 - bytes.count))
      if chunk.isEmpty { break }
      bytes += chunk
    }
    return bytes
  }

  /// Reads what is there, after waiting for the first byte; nothing at the end of the file.
  package func readAvailable(upTo limit: Int = 1 << 16) throws(ReadError) -> [UInt8] {
    while true {
      var reason: Int32 = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
        let result = Platform.read(number, buffer.baseAddress, limit)
        if result < 0 { reason = errno }
        count = max(0, result)
      }
      if reason == 0 { return chunk }
      if reason != EINTR { throw ReadError(number: reason) }
    }
  }

  /// Closes the file; returns the error number if that fails.
  @discardableResult
  package func close() -> Int32? {
    Platform.close(number) == 0 ? nil : errno
  }

  /// The reason why reading failed.
  package struct ReadError: Error {
    /// The error number.
    package var number: Int32

    /// Makes an error of its number.
    package init(number: Int32) {
      self.number = number
    }
  }
}

/// Error numbers of the system in words.
package enum SystemError {
  /// The reason of the last call that failed, for use inside a sentence.
  package static var lastReason: String { reason(errno) }

  /// The reason for an error number, for use inside a sentence.
  package static func reason(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.lowercasingFirst
  }

  /// Whether an error number states that there is no room for a file.
  static func isFullDisk(_ number: Int32) -> Bool { number == ENOSPC || number == EDQUOT }
}
