/// The SHA-256 hash of bytes (FIPS 180-4), by which pictures are named.
struct ContentHash {
  /// The hash in hexadecimal digits.
  let text: String

  /// The round constants: the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(of: Double($0), root: 3) }
  /// The initial state: the fractions of the square roots of the first 8 primes.
  private static let start: [UInt32] = primes(8).map { fraction(of: Double($0), root: 2) }

  /// The size of a block, in bytes.
  private static let blockSize = 64

  /// Hashes bytes.
  init(_ bytes: [UInt8]) {
    var hasher = Hasher()
    hasher.add(bytes)
    self = hasher.finish()
  }

  private init(_ state: [UInt32]) {
    text = state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Hashes bytes that come in parts.
  struct Hasher {
    private var state = ContentHash.start
    /// The bytes that do not make a whole block yet.
    private var rest: [UInt8] = []
    private var byteCount = 0

    /// Adds a part.
    mutating func add(_ bytes: [UInt8]) {
      byteCount += bytes.count
      let all = rest.isEmpty ? bytes : rest + bytes
      let whole = all.count - all.count % ContentHash.blockSize
      ContentHash.add(all.prefix(whole), to: &state)
      rest = Array(all[whole...])
    }

    /// The hash of all parts.
    consuming func finish() -> ContentHash {
      let size = ContentHash.blockSize
      let length = UInt64(byteCount) * 8
      rest.append(0x80)
      while rest.count % size != size - 8 { rest.append(0) }
      rest += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
      ContentHash.add(rest[...], to: &state)
      return ContentHash(state)
    }
  }

  /// Adds whole blocks.
  private static func add(_ blocks: ArraySlice<UInt8>, to state: inout [UInt32]) {
    blocks.withUnsafeBytes { bytes in
      constants.withUnsafeBufferPointer { constants in
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
          for start in stride(from: 0, to: bytes.count, by: blockSize) {
            add(
              UnsafeRawBufferPointer(rebasing: bytes[start..<start + blockSize]), to: &state, words,
              constants)
          }
        }
      }
    }
  }

  /// Adds a block, with room for its 64 words.
  private static func add(
    _ block: UnsafeRawBufferPointer, to state: inout [UInt32],
    _ words: UnsafeMutableBufferPointer<UInt32>, _ constants: UnsafeBufferPointer<UInt32>
  ) {
    for index in 0..<16 {
      words[index] = UInt32(
        bigEndian: block.loadUnaligned(fromByteOffset: 4 * index, as: UInt32.self))
    }
    for index in 16..<64 {
      let (early, late) = (words[index - 15], words[index - 2])
      let small = turned(early, 7) ^ turned(early, 18) ^ early >> 3
      let large = turned(late, 17) ^ turned(late, 19) ^ late >> 10
      words[index] = words[index - 16] &+ small &+ words[index - 7] &+ large
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sum = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
      let first = h &+ sum &+ choice &+ constants[index] &+ words[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state[0] &+= a
    state[1] &+= b
    state[2] &+= c
    state[3] &+= d
    state[4] &+= e
    state[5] &+= f
    state[6] &+= g
    state[7] &+= h
  }

  /// A word turned to the right.
  private static func turned(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  private static func primes(_ count: Int) -> [Int] {
    var primes: [Int] = []
    var next = 2
    while primes.count < count {
      if primes.allSatisfy({ next % $0 != 0 }) { primes.append(next) }
      next += 1
    }
    return primes
  }

  /// The first 32 bits of the fraction of a square or cube root.
  private static func fraction(of number: Double, root: Int) -> UInt32 {
    var low = 1.0
    var high = number
    for _ in 0..<80 {
      let middle = (low + high) / 2
      let power = root == 2 ? middle * middle : middle * middle * middle
      if power <= number { low = middle } else { high = middle }
    }
    return UInt32((low - low.rounded(.down)) * 4_294_967_296)
  }
}
