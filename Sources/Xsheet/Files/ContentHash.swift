/// The SHA-256 hash of bytes (FIPS 180-4), by which pictures are named.
struct ContentHash {
  /// The hash in hexadecimal digits.
  let text: String

  /// The round constants: the fractions of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = primes(64).map { fraction(of: Double($0), root: 3) }
  /// The initial state: the fractions of the square roots of the first 8 primes.
  private static let start: [UInt32] = primes(8).map { fraction(of: Double($0), root: 2) }

  /// Hashes bytes.
  init(_ bytes: [UInt8]) {
    var state = ContentHash.start
    var words = [UInt32](repeating: 0, count: 64)
    let whole = bytes.count - bytes.count % 64
    bytes.withUnsafeBufferPointer { all in
      for block in stride(from: 0, to: whole, by: 64) {
        ContentHash.add(all[block..<block + 64], to: &state, &words)
      }
    }
    var rest = Array(bytes[whole...]) + [0x80]
    while rest.count % 64 != 56 { rest.append(0) }
    let length = UInt64(bytes.count) * 8
    rest += (0..<8).reversed().map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) }
    rest.withUnsafeBufferPointer { all in
      for block in stride(from: 0, to: all.count, by: 64) {
        ContentHash.add(all[block..<block + 64], to: &state, &words)
      }
    }
    text = state.map { word in
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  private static func add(
    _ block: Slice<UnsafeBufferPointer<UInt8>>, to state: inout [UInt32], _ words: inout [UInt32]
  ) {
    for index in 0..<16 {
      let first = block.startIndex + 4 * index
      words[index] = (0..<4).reduce(0) { $0 << 8 | UInt32(block[first + $1]) }
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
    for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
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
