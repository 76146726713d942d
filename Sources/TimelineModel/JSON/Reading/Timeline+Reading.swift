import Diagnostics
public import JSONTree

extension Timeline {
  /// Whether a JSON text claims to be a timeline, of whatever version.
  public static func isTimeline(_ document: JSONDocument) -> Bool {
    document.root.member(TimelineName.version) != nil
  }

  /// Reads the JSON form of a timeline.
  ///
  /// - Throws: `TimelineReadError` with all mistakes: `emptyFile` or `malformedJSON` for what is not JSON,
  ///   `missingMatch`, `severalSources` or `matchCircle` for matched views, `malformedTimeline` for everything else.
  public static func read(from bytes: [UInt8]) throws(TimelineReadError) -> Timeline {
    try read(document(from: bytes))
  }

  /// The JSON document of a timeline, which says whether the text is strict JSON.
  ///
  /// - Throws: `TimelineReadError` with `emptyFile`, `malformedJSON` or `limitExceeded`.
  package static func document(from bytes: [UInt8]) throws(TimelineReadError) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes, depthLimit: TimelineLimits.jsonDepth)
    } catch {
      throw TimelineReadError(diagnostics: [error.diagnostic])
    }
  }

  /// Reads the JSON form of a timeline from a document.
  ///
  /// - Throws: `TimelineReadError` with all mistakes.
  public static func read(_ document: JSONDocument) throws(TimelineReadError) -> Timeline {
    var reader = TimelineReader()
    guard let timeline = reader.timeline(document.root) else {
      throw TimelineReadError(diagnostics: reader.problems)
    }
    return timeline
  }
}
