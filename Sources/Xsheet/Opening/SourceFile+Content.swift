import JSONTree
import TimelineFormat
import TimelineModel

extension SourceFile {
  /// The members of the root that most exports have.
  private static let rootMembers = ["v", "fr", "ip", "op", "w", "h", "layers"]
  /// The number of these members from which on a file is taken for an export, if a broken one.
  private static let leastMembers = 3

  /// Refuses JSON of another kind, such as `package.json`, if the file was found in a folder.
  ///
  /// Text that is no JSON passes: a damaged export must not be overlooked.
  func checkContent(_ text: [UInt8]) throws(XsheetError) {
    guard isFound, !SourceFile.isPlain(text), let document = try? JSONDocument(parsing: text),
      !Timeline.isTimeline(document)
    else { return }
    let count = SourceFile.rootMembers.count { document.root.member($0) != nil }
    if count < SourceFile.leastMembers { throw XsheetError(foreignFile: name) }
  }

  /// Whether a text has the names of members that exports have, so that it need not be parsed twice.
  private static func isPlain(_ text: [UInt8]) -> Bool {
    text.contains(word: "\"layers\"")
      && (text.contains(word: "\"fr\"") || text.contains(word: "\"op\""))
  }
}
