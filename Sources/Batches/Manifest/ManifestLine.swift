import Xsheet

/// A line of a manifest: a JSON object about a run, or about a design.
enum ManifestLine: Hashable, Sendable {
  /// A run begins.
  case start(ManifestRun)
  /// A design is done.
  case design(ManifestRecord)
  /// A run ends.
  case end(ManifestRunEnd)

  /// Reads a line; `nil` for one that is incomplete, or of another kind.
  init?(_ text: [UInt8]) {
    guard let root = try? JSONDocument(parsing: text).root else { return nil }
    if let record = ManifestRecord(root) {
      self = .design(record)
    } else if let run = ManifestRun(root) {
      self = .start(run)
    } else if let end = ManifestRunEnd(root) {
      self = .end(end)
    } else {
      return nil
    }
  }

  /// The line as UTF-8, with a line feed at its end.
  var bytes: [UInt8] { JSONWriter.bytes(json ?? .null, layout: .compact) + [0x0A] }

  private var json: JSONNode? {
    switch self {
    case .start(let run): run.json
    case .design(let record): record.json
    case .end(let end): end.json
    }
  }
}
