import Diagnostics

/// Names findings so that they can be recognised in a later version of a file.
///
/// Neither lines nor positions in lists count, as both change when something is added before; equal findings are
/// numbered.
struct FindingFingerprints {
  private let file: String
  private var counts: [UInt64: Int] = [:]

  /// Makes the fingerprints of one file's findings.
  init(file: String) {
    self.file = file
  }

  /// The fingerprint of the next finding.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    let steps = diagnostic.pointer.split(separator: "/").map { step in
      step.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : String(step)
    }
    let parts =
      [file, diagnostic.code.rawValue, diagnostic.message] + diagnostic.layerPath + ["/"] + steps
    let hash = FindingFingerprints.hash(parts)
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash] ?? 1)"
  }

  /// FNV-1a, which is the same on every run and machine.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in parts.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash
  }
}
