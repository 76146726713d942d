/// Random numbers that a seed decides, so that a machine runs alike each time.
struct MachineRandom: Hashable, Sendable {
  private var state: UInt64

  /// Begins a sequence.
  init(seed: UInt64) {
    state = seed
  }

  /// The next number, at least 0 and below 1, of single precision.
  mutating func next() -> Double {
    // SplitMix64.
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 40) / Double(1 << 24)
  }
}
