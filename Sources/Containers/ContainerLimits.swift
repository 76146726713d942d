/// The bounds of what is unpacked, so that no file makes reading run away.
enum ContainerLimits {
  /// How many entries an archive may have.
  static let entries = 10_000
  /// The longest path of an entry, in bytes.
  static let pathLength = 1_024
  /// The largest unpacked entry, and the largest unpacked file, in bytes.
  static let entrySize = 128 << 20
  /// The sum of all unpacked entries that are read, in bytes.
  static let totalSize = 256 << 20
  /// How many times larger than packed something may be; only what is larger than `ratioFloor` counts.
  static let ratio = 250
  /// The unpacked size up to which any ratio is accepted, in bytes.
  static let ratioFloor = 16 << 20
  /// The largest manifest, in bytes.
  static let manifestSize = 4 << 20

  /// Whether something may unpack from one size to another.
  static func accepts(packed: Int, unpacked: Int) -> Bool {
    unpacked <= entrySize && (unpacked <= ratioFloor || unpacked / max(1, packed) <= ratio)
  }
}
