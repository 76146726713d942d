/// A digest of a member's name: its length, and its first three bytes.
///
/// Names of up to three bytes, as most in Lottie are, have unique keys.
@usableFromInline
struct JSONNameKey: Equatable, Sendable {
  @usableFromInline var bits: UInt32 = 0

  /// Makes the key of an empty name.
  init() {}

  /// Makes the key of a name that starts with the bytes of a word, the first in the lowest bits.
  ///
  /// All names of 255 bytes and more have that length in it.
  @inlinable @inline(__always)
  init(start: UInt32, count: Int) {
    let unused = UInt32(truncatingIfNeeded: 3 - min(count, 3)) * 8
    let bytes = start & (0xFF_FFFF >> unused)
    bits = bytes << 8 | UInt32(truncatingIfNeeded: min(count, 255))
  }

  /// Whether no other name has the key.
  @inlinable var isUnique: Bool { bits & 0xFF <= 3 }

  /// The hash of the key, 0...31.
  @inlinable var place: UInt32 { (bits &* 0x9E37_79B1) >> 27 }
}

/// The name of a member in code, as a literal.
///
/// It is public because only then the compiler computes keys of literals in other modules.
public struct JSONName: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
  @usableFromInline let text: StaticString
  /// The key of the name.
  @usableFromInline let key: JSONNameKey

  /// Makes a name of a literal.
  @inlinable @inline(__always)
  public init(stringLiteral text: StaticString) {
    self.init(text)
  }

  /// Makes a name of a literal that another type holds.
  @inlinable @inline(__always)
  public init(_ text: StaticString) {
    self.text = text
    let (bytes, count) = (text.utf8Start, text.utf8CodeUnitCount)
    var start: UInt32 = 0
    if count > 0 { start |= UInt32(bytes[0]) }
    if count > 1 { start |= UInt32(bytes[1]) << 8 }
    if count > 2 { start |= UInt32(bytes[2]) << 16 }
    key = JSONNameKey(start: start, count: count)
  }

  /// The bytes of the name in UTF-8.
  package var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The name.
  public var description: String { "\(text)" }
}

/// A Bloom filter of the names of an object's members, which ends most searches for missing members at once.
@usableFromInline
struct JSONNameSet: Sendable {
  /// The filter that no name fails.
  static let all = JSONNameSet(bits: .max)

  /// A bit for each name, which several names may share.
  @usableFromInline private(set) var bits: UInt32

  @inlinable
  init(bits: UInt32) {
    self.bits = bits
  }

  /// Whether a name may be in the set; `false` is certain.
  @inlinable @inline(__always)
  func mayContain(_ key: JSONNameKey) -> Bool { bits & (1 << key.place) != 0 }

  /// Inserts a name; returns whether it may have been in the set.
  mutating func insert(_ key: JSONNameKey) -> Bool {
    defer { bits |= 1 << key.place }
    return mayContain(key)
  }
}
