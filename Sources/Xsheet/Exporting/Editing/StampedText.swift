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
    ContentHash.text(of: lines.joined(separator: "\n"))
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

  /// The most lines of edits that errors list.
  private static var listedLines: Int { 40 }

  /// Merges the file with its new text, which takes the place of a file of an export.
  ///
  /// What Xsheet wrote is kept beside a file with edits, for the next merge, or removed if it is not needed any more.
  ///
  /// - Parameters:
  ///   - new: The new text.
  ///   - adapt: Returns an output as it would be with the parts of the user; `nil` for a text that is none.
  /// - Throws: `XsheetError` of kind `protectedOutput` if the file is kept, with its edits.
  func merge(
    with new: Text, at index: Int, of export: inout TimelineExport, adapt: (String) -> Text?
  ) throws(XsheetError) {
    let isUntouched = content.isGenerated && content.isUnchanged
    let merge = edits == .replace || isUntouched ? nil : try merge(with: new, adapt)
    let output = export.files[index].path
    let lines = merge?.lines ?? new.lines
    export.files[index] = ExportedFile(path: output, text: lines.joined(separator: "\n"))
    let kept = LastOutput.keptPath(of: output)
    if lines != new.lines {
      // A list of its own, as the main file stays the last one.
      export.keptOutputs.append(ExportedFile(path: kept, text: new.text))
    } else if FileKind(LastOutput.keptPath(of: path)) != .missing {
      export.obsoletePaths.append(kept)
    }
    if let count = merge?.conflictCount, count > 0 { export.conflicts.append((path, count)) }
  }

  private func merge(with new: Text, _ adapt: (String) -> Text?) throws(XsheetError) -> LineMerge {
    guard content.isGenerated else {
      throw XsheetError(.protectedOutput, "\(path) was not written by xsheet; it is kept.")
    }
    let last = lastOutput(new, adapt)
    guard edits == .merge, let last else { throw refusal(last, new) }
    guard !LineMerge.hasConflicts(content.lines) else {
      throw XsheetError(
        .protectedOutput, "\(path) has conflicts of an earlier merge; solve them first.")
    }
    return LineMerge(base: last, edited: content.lines, new: new.lines)
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
