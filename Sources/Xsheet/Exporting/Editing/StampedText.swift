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
  var text: String { lines.joinedLines }

  /// Returns the lines of a text, without line breaks.
  static func lines(of text: String) -> [String] {
    text.byteLines.map { line in
      String(line.utf8.last == UInt8(ascii: "\r") ? Substring(line.utf8.dropLast()) : line)
    }
  }

  /// Returns the hash that some lines have as a text: 16 digits.
  static func hash(of lines: [String]) -> String {
    ContentHash.text(of: lines.joinedLines)
  }
}

/// The treatment of files that were edited since Xsheet wrote them, or that it did not write.
package enum EditPolicy: Hashable, Sendable {
  /// They are kept, which is an error.
  case keep
  /// They are replaced.
  case replace
  /// Edits are merged with the new files.
  case merge
}

/// The most lines of edits that errors list.
private let listedLines = 40

extension StampedText {
  /// Merges this text of a present file with its new text, which takes the place of a file of an export.
  ///
  /// Beside a file with edits, the generated text is kept as the base of the next merge. Without edits it is removed.
  ///
  /// - Parameters:
  ///   - new: The new text.
  ///   - path: The path of the present file.
  ///   - adapt: Returns an output as it would be with the parts of the user; `nil` for a text that is none.
  /// - Throws: `XsheetError` of kind `protectedOutput` if the file is kept, with its edits.
  func merge(
    with new: Self, at index: Int, of export: inout TimelineExport, over path: String,
    edits: EditPolicy, adapt: (String) -> Self?
  ) throws(XsheetError) {
    let isUntouched = isGenerated && isUnchanged
    let merge =
      edits == .replace || isUntouched ? nil : try merge(with: new, over: path, edits, adapt)
    let output = export.files[index].path
    let lines = merge?.lines ?? new.lines
    export.files[index] = ExportedFile(path: output, text: lines.joinedLines)
    let kept = LastOutput.keptPath(of: output)
    if lines != new.lines {
      // A list of its own, as the main file stays the last one.
      export.keptOutputs.append(ExportedFile(path: kept, text: new.text))
    } else if FileKind(LastOutput.keptPath(of: path)) != .missing {
      export.obsoletePaths.append(kept)
    }
    if let count = merge?.conflictCount, count > 0 { export.conflicts.append((path, count)) }
  }

  private func merge(
    with new: Self, over path: String, _ edits: EditPolicy, _ adapt: (String) -> Self?
  ) throws(XsheetError) -> LineMerge {
    guard isGenerated else {
      throw XsheetError(.protectedOutput, "\(path) was not written by xsheet; it is kept.")
    }
    let hash = statedHash
    let last =
      new.statedHash == hash
      ? new.lines
      : LastOutput.find(for: path) { text in
        guard let version = adapt(text), version.statedHash == hash, version.isUnchanged else {
          return nil
        }
        return version.lines
      }
    guard edits == .merge, let last else {
      let reason =
        last == nil && edits == .merge
        ? "and what xsheet wrote is not in \(LastOutput.folderName) or in git"
        : "since xsheet wrote it"
      var error = XsheetError(
        .protectedOutput, "\(path) was edited \(reason); it is kept.")
      let difference = LineDifference(from: last ?? new.lines, to: lines)
      error.details =
        [last == nil ? "Its differences to the new file:" : "The edits:"]
        + difference.prefix(listedLines)
      throw error
    }
    guard !LineMerge.hasConflicts(lines) else {
      throw XsheetError(
        .protectedOutput, "\(path) has conflicts of an earlier merge; solve them first.")
    }
    return LineMerge(base: last, edited: lines, new: new.lines)
  }
}
