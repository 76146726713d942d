extension TimelineDocument {
  /// The timeline as self-contained JSON: pictures are data URLs.
  ///
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  public func json() throws(XsheetError) -> [UInt8] {
    try files().last?.bytes ?? []
  }

  /// Exports the timeline to files in a folder.
  ///
  /// All files are written or none, the main one last; missing folders are made. Pictures are copied beside the main
  /// file, and those that an earlier export wrote there and this one does not need are removed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - format: The format.
  ///   - name: The name of the main file without its extension; `nil` for the name of the design's file.
  ///   - linksPictures: Whether pictures that are files stay where they are, and are named by relative paths.
  ///   - overwritesEdits: Whether source and timelines are replaced that were edited, or written by others.
  /// - Returns: The path of the main file.
  /// - Throws: `XsheetError` if a file cannot be written.
  @discardableResult
  public func write(
    toFolder folder: String, as format: ExportFormat = .timeline, named name: String? = nil,
    linksPictures: Bool = false, overwritesEdits: Bool = false
  ) throws(XsheetError) -> String {
    let export = try export(
      toFolder: folder, as: format, named: name, linksPictures: linksPictures,
      edits: overwritesEdits ? .replace : .keep)
    return export.files.last.map { folder.appendingPath($0.path) } ?? ""
  }

  /// Exports the timeline to files in a folder, and returns what was written.
  package func export(
    toFolder folder: String, as format: ExportFormat, named name: String? = nil,
    linksPictures: Bool = false, edits: EditPolicy = .keep
  ) throws(XsheetError) -> TimelineExport {
    let name = name ?? stem
    let export = try format.exporter.export(
      self, named: name, in: folder, linksPictures: linksPictures)
    return try FolderLock.locking(export.sharedFolder) {
      () throws(XsheetError) in
      let adapted = try format.exporter.adapted(
        export, named: name, toFolder: folder, edits: edits)
      try adapted.write(to: folder)
      return adapted
    }
  }

  /// The files of an export, without writing them.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - name: The name of the main file without its extension; `nil` for the name of the design's file.
  ///   - folder: The folder that the files are for, which links to pictures are relative to; `nil` for files that need no
  ///     other ones.
  ///   - linksPictures: Whether pictures that are files stay where they are.
  /// - Returns: The files, the main one last.
  /// - Throws: `XsheetError` if a picture cannot be encoded.
  public func files(
    as format: ExportFormat = .timeline, named name: String? = nil, in folder: String? = nil,
    linksPictures: Bool = false
  ) throws(XsheetError) -> [ExportedFile] {
    try format.exporter.export(
      self, named: name ?? stem, in: folder, linksPictures: linksPictures
    ).files
  }
}
