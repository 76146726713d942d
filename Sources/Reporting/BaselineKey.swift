import Diagnostics

/// The keys that recognize findings in a later version of a file.
///
/// Lines and positions in lists are omitted, as both change when something is added before.
struct BaselineKey: Hashable {
  /// The text: the code and a hash, such as `LI0301 3f9a01c2b4de`.
  let text: String

  /// The key of a finding: its code, its message and the path to its layer.
  init(_ diagnostic: Diagnostic) {
    // A finding with a count is about several layers, and names the first of them only.
    self.init(diagnostic, path: diagnostic.count > 1 ? [] : diagnostic.layerPath)
  }

  private init(_ diagnostic: Diagnostic, path: [String]) {
    let digits = String(StableHash.of([diagnostic.message] + path) >> 16, radix: 16)
    let zeros = String(repeating: "0", count: 12 - digits.count)
    text = "\(diagnostic.code.rawValue) \(zeros)\(digits)"
  }

  /// The key of a finding as one of several places.
  static func withoutPath(_ diagnostic: Diagnostic) -> BaselineKey {
    BaselineKey(diagnostic, path: [])
  }
}
