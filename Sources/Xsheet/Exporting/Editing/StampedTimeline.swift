/// The text of a timeline's file with its hash, as its member `hash`.
struct StampedTimeline: StampedText {
  let lines: [String]

  /// The beginning of the line with the hash, and of the line before it, without indentation.
  private static let (hashLabel, versionLabel) = ("\"hash\": \"", "\"xsheet\":")
  /// The largest number of lines before the hash.
  private static let headLength = 8

  /// Reads a text.
  init(_ text: String) { lines = Self.lines(of: text) }

  var statedHash: String? {
    hashIndex.map { index in
      String(
        lines[index].drop { $0 == " " }.dropFirst(StampedTimeline.hashLabel.count)
          .prefix { $0 != "\"" })
    }
  }

  var isGenerated: Bool { statedHash != nil }

  var isUnchanged: Bool { statedHash == hash }

  /// The lines without the line of the hash.
  var unstamped: [String] {
    var lines = lines
    if let hashIndex { lines.remove(at: hashIndex) }
    return lines
  }

  /// A text of the writer with its hash.
  static func stamped(_ text: String) -> String {
    let source = StampedTimeline(text)
    var lines = source.unstamped
    guard let index = lines.prefix(headLength).firstIndex(where: { $0.hasLabel(versionLabel) })
    else { return text }
    let indent = lines[index].prefix { $0 == " " }
    lines.insert("\(indent)\(hashLabel)\(source.hash)\",", at: index + 1)
    return lines.joinedLines
  }

  private var hashIndex: Int? {
    lines.prefix(StampedTimeline.headLength).firstIndex {
      $0.hasLabel(StampedTimeline.hashLabel)
    }
  }

  private var hash: String { Self.hash(of: unstamped) }
}

extension String {
  /// Whether the text begins with a label after its indentation.
  fileprivate func hasLabel(_ label: String) -> Bool { drop { $0 == " " }.hasPrefix(label) }
}
