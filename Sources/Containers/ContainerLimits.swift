/// The limits of unpacking, which bound memory and time for any file.
enum ContainerLimits {
  /// The largest number of entries in an archive.
  static let entries = 10_000
  /// The longest path of an entry, in bytes.
  static let pathLength = 1_024
  /// The largest unpacked entry, and the largest unpacked file, in bytes.
  static let entrySize = 128 << 20
  /// The sum of all unpacked entries that are read, in bytes.
  static let totalSize = 256 << 20
  /// The largest ratio of unpacked to packed size; it holds above `ratioFloor` only.
  static let ratio = 250
  /// The unpacked size up to which any ratio is accepted, in bytes.
  static let ratioFloor = 16 << 20
  /// The largest manifest, in bytes.
  static let manifestSize = 4 << 20

  /// Whether the packed and unpacked sizes of an entry or file, in bytes, are within the limits.
  static func accepts(packed: Int, unpacked: Int) -> Bool {
    unpacked <= entrySize && (unpacked <= ratioFloor || unpacked / max(1, packed) <= ratio)
  }
}
