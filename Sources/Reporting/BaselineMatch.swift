import Diagnostics

/// Compares findings with a baseline; a finding of the baseline is taken once for each time that it is counted.
package struct BaselineMatch: Sendable {
  private var rest: [String: [String: Int]]
  private var seen: Set<String> = []

  /// Begins to compare with a baseline.
  package init(_ baseline: Baseline) {
    rest = baseline.files
  }

  /// Marks a file as examined, so that findings of it that are not taken are gone.
  mutating func begin(_ path: String) {
    seen.insert(path)
  }

  /// Takes a finding; returns whether the baseline has it.
  mutating func take(_ diagnostic: Diagnostic, in path: String) -> Bool {
    guard let keys = rest[path] else { return false }
    // A finding that stood for several layers may be about one of them now.
    let candidates = [diagnostic.baselineKey, diagnostic.baselineKey(path: [])]
    guard let key = candidates.first(where: { (keys[$0] ?? 0) >= diagnostic.count }) else {
      return false
    }
    rest[path]?[key]? -= diagnostic.count
    return true
  }

  /// The number of findings that are gone: of examined files, and of files that are not there any more.
  ///
  /// - Parameter exists: Whether there is a file at a path.
  package func goneCount(exists: (String) -> Bool) -> Int {
    rest.reduce(0) { sum, file in
      guard seen.contains(file.key) || !exists(file.key) else { return sum }
      return sum + file.value.values.reduce(0, +)
    }
  }
}
