import Diagnostics

/// Fingerprints of findings, which recognize them in a later version of a file.
///
/// Lines and positions in lists are omitted, as both change when something is added before. Equal
/// findings are numbered.
struct FindingFingerprints {
  let file: String
  private(set) var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding.
  mutating func next(_ diagnostic: Diagnostic) -> String {
    let steps = diagnostic.pointer.split(separator: "/").map { step in
      step.utf8.allSatisfy { (0x30...0x39).contains($0) } ? "*" : String(step)
    }
    let parts =
      [file, diagnostic.code.rawValue, diagnostic.message] + diagnostic.layerPath + ["/"] + steps
    let hash = StableHash.of(parts)
    counts[hash, default: 0] += 1
    return "\(StableHash.digits(hash, count: 16)):\(counts[hash] ?? 1)"
  }
}

extension Diagnostic {
  /// The key of the finding in a baseline: its code, and a hash of its message and of the path to its layer.
  var baselineKey: String {
    // A finding with a count is about several layers, and names the first of them only.
    baselineKey(path: count > 1 ? [] : layerPath)
  }

  /// The key of the finding as one about another place, such as `LI0301 3f9a01c2b4de`.
  func baselineKey(path: [String]) -> String {
    let hash = StableHash.of([message] + path) >> 16
    return "\(code.rawValue) \(StableHash.digits(hash, count: 12))"
  }
}
