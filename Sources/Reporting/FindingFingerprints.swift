import Diagnostics

/// Fingerprints of findings, which recognize them in a later version of a file.
///
/// Lines and positions in lists are omitted, as both change when something is added before. Equal
/// findings are numbered.
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
    let hash = StableHash.of(parts)
    counts[hash, default: 0] += 1
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits + ":\(counts[hash] ?? 1)"
  }
}
