import Foundation

/// Hashes of files and texts, which tell whether they are what they were.
package enum FileHash {
  /// The number of digits of a hash that stands for a text.
  private static let textLength = 16

  /// The SHA-256 hash of a file in hexadecimal digits, and its size in bytes; `nil` if it cannot be read.
  package static func ofFile(at path: String) -> (hash: String, byteCount: Int)? {
    guard FileKind(path) == .regular, let file = Descriptor(path: path, flags: O_RDONLY) else {
      return nil
    }
    defer { file.close() }
    var hasher = ContentHash.Hasher()
    var byteCount = 0
    while case .success(let bytes) = file.readAvailable() {
      guard !bytes.isEmpty else { return (hasher.finish().text, byteCount) }
      hasher.add(bytes)
      byteCount += bytes.count
    }
    return nil
  }

  /// The size of a file, in bytes; `nil` if there is none.
  package static func byteCount(ofFile path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The first digits of the SHA-256 hash of a text.
  package static func text(of text: String) -> String {
    String(ContentHash(Array(text.utf8)).text.prefix(textLength))
  }
}
