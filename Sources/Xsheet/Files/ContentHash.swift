internal import CNettle
import Platform

/// The SHA-256 hash of bytes (FIPS 180-4), which may come in parts; it detects changes of content.
package struct ContentHash {
  private var context = sha256_ctx()

  /// Begins a hash.
  init() { nettle_sha256_init(&context) }

  /// Hashes bytes.
  init(_ bytes: [UInt8]) {
    self.init()
    add(bytes)
  }

  /// Adds a part.
  mutating func add(_ bytes: [UInt8]) { nettle_sha256_update(&context, bytes.count, bytes) }

  /// The hash of all parts in hexadecimal digits.
  var text: String {
    var context = context
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    xsheet_sha256_digest(&context, &digest)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension ContentHash {
  /// The number of digits of the hash of a text.
  private static let textLength = 16

  /// The SHA-256 hash of a file in hexadecimal digits, and its size in bytes; `nil` if it cannot be read.
  package static func ofFile(at path: String) -> (hash: String, byteCount: Int)? {
    guard FileKind(path) == .regular, let file = Descriptor(path: path, flags: O_RDONLY) else {
      return nil
    }
    defer { file.close() }
    var hash = ContentHash()
    var byteCount = 0
    while let bytes = try? file.readAvailable() {
      guard !bytes.isEmpty else { return (hash.text, byteCount) }
      hash.add(bytes)
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
