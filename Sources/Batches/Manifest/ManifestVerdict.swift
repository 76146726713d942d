import Xsheet

/// The verdict on a design in a manifest.
package enum ManifestVerdict: String, Codable, Sendable, CaseIterable {
  /// No finding is as grave as `--fail-on`.
  case passed
  /// A finding is as grave as `--fail-on`.
  case failed
  /// The design was exported.
  case converted
  /// The animation was drawn.
  case drawn
  /// The design and its timeline look the same.
  case match
  /// The timeline is close to the design.
  case close
  /// The timeline differs from the design.
  case differs
  /// The file was found in a folder, and is no animation.
  case skipped
  /// The file cannot be used.
  case refused
  /// The work took longer than `--timeout`.
  case timeout
  /// The work needed more than `--memory-limit`.
  case memory
  /// The work ended the process.
  case crashed
  /// A file could not be read or written; the next run tries again.
  case unwritten

  /// Whether the design has no result.
  var isFailure: Bool {
    switch self {
    case .passed, .failed, .converted, .drawn, .match, .close, .differs, .skipped: false
    case .refused, .timeout, .memory, .crashed, .unwritten: true
    }
  }
}

extension ManifestVerdict: ManifestValue {
  init?(_ value: JSONValue) {
    guard let verdict = value.string.flatMap(Self.init(rawValue:)) else { return nil }
    self = verdict
  }

  var json: JSONNode? { .string(rawValue) }
}
