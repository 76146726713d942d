import JSONTree

/// A line of a manifest: a JSON object about a run, or about a design.
package enum ManifestLine: Hashable, Sendable {
  /// A run begins.
  case start(ManifestRun)
  /// A design is done.
  case design(ManifestRecord)
  /// A run ends.
  case end(ManifestRunEnd)

  static let startKind = "start"
  static let designKind = "design"
  static let endKind = "end"

  /// Reads a line; `nil` for one that is incomplete, or of another kind.
  package init?(_ text: [UInt8]) {
    guard let root = try? JSONDocument(parsing: text).root, let kind = root["kind"]?.string else {
      return nil
    }
    switch kind {
    case ManifestLine.startKind:
      guard let run = ManifestRun(root) else { return nil }
      self = .start(run)
    case ManifestLine.designKind:
      guard let record = ManifestRecord(root) else { return nil }
      self = .design(record)
    case ManifestLine.endKind:
      guard let end = ManifestRunEnd(root) else { return nil }
      self = .end(end)
    default: return nil
    }
  }

  /// The line as UTF-8, with a line feed at its end.
  package var bytes: [UInt8] { JSONWriter.bytes(json, layout: .compact) + [0x0A] }

  private var json: JSONNode {
    switch self {
    case .start(let run): run.json
    case .design(let record): record.json
    case .end(let end): end.json
    }
  }
}
