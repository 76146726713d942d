/// Writes whole files.
package enum OutputFile {
  /// Replaces a file atomically, so that other processes read the old or the new content; creates
  /// missing folders.
  ///
  /// - Throws: `XsheetError` of kind `cannotCreate` or `inputOutput`; the file is as it was then.
  package static func write(_ bytes: [UInt8], to path: String) throws(XsheetError) {
    let draft = try OutputDraft(path: path)
    try draft.write(bytes)
    try draft.commit()
  }
}
