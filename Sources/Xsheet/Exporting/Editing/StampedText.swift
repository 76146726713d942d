/// A text of an export with its hash, which detects edits.
protocol StampedText {
  /// The lines, without line breaks.
  var lines: [String] { get }
  /// The hash that the text states; `nil` for none.
  var statedHash: String? { get }
  /// Whether Xsheet wrote the file, which may have changed since then.
  var isGenerated: Bool { get }
  /// Whether the text is as Xsheet wrote it, but for parts of the user.
  var isUnchanged: Bool { get }
}

extension StampedText {
  /// The text.
  var text: String { lines.joined(separator: "\n") }

  /// Returns the lines of a text, without line breaks.
  static func lines(of text: String) -> [String] {
    text.byteLines.map { line in
      String(line.utf8.last == UInt8(ascii: "\r") ? Substring(line.utf8.dropLast()) : line)
    }
  }

  /// Returns the hash that some lines have as a text: 16 digits.
  static func hash(of lines: [String]) -> String {
    FileHash.text(of: lines.joined(separator: "\n"))
  }
}

/// A file of an earlier export in the place of a new one.
struct PresentFile<Text: StampedText> {
  /// The path.
  let path: String
  /// The content.
  let content: Text
  /// The treatment of edits.
  let edits: EditPolicy

  /// The text that takes the place of a file.
  struct Outcome {
    /// The text.
    var text: String
    /// The output of Xsheet alone, to be kept for the next merge; `nil` if the text is the same.
    var output: String?
    /// The number of places where edits and new lines contradict each other.
    var conflictCount = 0
  }

  /// The most lines of edits that errors list.
  private static var listedLines: Int { 40 }

  /// Merges the file with its new text.
  ///
  /// - Parameters:
  ///   - new: The new text.
  ///   - adapt: Returns an output as it would be with the parts of the user; `nil` for a text that is none.
  /// - Throws: `XsheetError` of kind `protectedOutput` if the file is kept, with its edits.
  func merged(with new: Text, adapt: (String) -> Text?) throws(XsheetError) -> Outcome {
    let isUntouched = content.isGenerated && content.isUnchanged
    guard edits != .replace, !isUntouched else { return Outcome(text: new.text) }
    guard content.isGenerated else {
      throw XsheetError(.protectedOutput, "\(path) was not written by xsheet; it is kept.")
    }
    let last = lastOutput(new, adapt)
    guard edits == .merge, let last else { throw refusal(last, new) }
    guard !LineMerge.hasConflicts(content.lines) else {
      throw XsheetError(
        .protectedOutput, "\(path) has conflicts of an earlier merge; solve them first.")
    }
    let merge = LineMerge(base: last, edited: content.lines, new: new.lines)
    return Outcome(
      text: merge.lines.joined(separator: "\n"), output: merge.lines == new.lines ? nil : new.text,
      conflictCount: merge.conflictCount)
  }

  /// The lines that Xsheet wrote; `nil` if they are not found.
  private func lastOutput(_ new: Text, _ adapt: (String) -> Text?) -> [String]? {
    if new.statedHash == content.statedHash { return new.lines }
    let hash = content.statedHash
    return LastOutput.find(for: path) { text in
      guard let version = adapt(text), version.statedHash == hash, version.isUnchanged else {
        return nil
      }
      return version.text
    }
    .map { $0.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
  }

  private func refusal(_ last: [String]?, _ new: Text) -> XsheetError {
    let reason =
      last == nil && edits == .merge
      ? "and what xsheet wrote is not in \(LastOutput.folderName) or in git"
      : "since xsheet wrote it"
    var error = XsheetError(
      .protectedOutput, "\(path) was edited \(reason); it is kept.")
    let difference = LineDifference(from: last ?? new.lines, to: content.lines)
    error.details =
      [last == nil ? "Its differences to the new file:" : "The edits:"]
      + difference.prefix(PresentFile.listedLines)
    return error
  }
}
