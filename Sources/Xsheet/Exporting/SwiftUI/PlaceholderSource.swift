/// Swift files without code, for builds that expect a file of each input.
package enum PlaceholderSource {
  /// Writes a file with a comment, a sentence without line breaks.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  package static func write(
    _ name: String, to folder: String, comment: String
  ) throws(XsheetError) {
    let file = ExportedFile(path: name, text: "// \(comment)\n")
    try TimelineExport(files: [file]).write(to: folder)
  }

  /// Writes a support file without types, if no view of the folder uses one.
  package static func writeSupport(to folder: String) throws(XsheetError) {
    guard GeneratedFolder(folder, edits: .replace).supportUses(with: []).parts.isEmpty else {
      return
    }
    try write(SupportFile.name, to: folder, comment: "No view needs a type of this file.")
  }
}
