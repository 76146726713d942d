internal import CNettle

/// The SHA-256 hash of bytes (FIPS 180-4).
struct ContentHash {
  /// The hash in hexadecimal digits.
  let text: String

  /// Hashes bytes.
  init(_ bytes: [UInt8]) {
    var hasher = Hasher()
    hasher.add(bytes)
    self = hasher.finish()
  }

  private init(digest: [UInt8]) {
    text = digest.map { byte in
      let digits = String(byte, radix: 16)
      return byte < 16 ? "0" + digits : digits
    }.joined()
  }

  /// Hashes bytes that come in parts.
  struct Hasher {
    private var context = sha256_ctx()

    /// Begins a hash.
    init() {
      nettle_sha256_init(&context)
    }

    /// Adds a part.
    mutating func add(_ bytes: [UInt8]) {
      nettle_sha256_update(&context, bytes.count, bytes)
    }

    /// The hash of all parts.
    consuming func finish() -> ContentHash {
      var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
      xsheet_sha256_digest(&context, &digest)
      return ContentHash(digest: digest)
    }
  }
}
