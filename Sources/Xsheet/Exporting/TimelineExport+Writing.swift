import Platform

extension TimelineExport {
  /// Writes all files to a folder or none, and then removes files that only earlier exports had.
  ///
  /// Files that have their content already are left alone.
  ///
  /// - Throws: `XsheetError` if a file cannot be written.
  func write(to folder: String) throws(XsheetError) {
    func path(_ name: String) -> String { folder.appendingPath(name) }
    let files = keptOutputs + files
    var drafts: [OutputDraft] = []
    do throws(XsheetError) {
      for file in files where PictureLoader.bytes(at: path(file.path)) != file.bytes {
        let draft = try OutputDraft(path: path(file.path))
        drafts.append(draft)
        try draft.write(file.bytes)
      }
    } catch {
      drafts.removeAll()
      if let pictureFolder { rmdir(path(pictureFolder)) }
      throw error
    }
    // The main file is last, so that it never refers to files that are not there.
    for draft in drafts { try draft.commit() }
    if let pictureFolder {
      TimelineExport.removePictures(
        in: path(pictureFolder), except: Set(files.map { path($0.path) }))
    }
    for obsolete in obsoletePaths {
      unlink(path(obsolete))
      // Folders of the export around the file that are empty then.
      var inner = obsolete.folder
      while !inner.isEmpty, rmdir(path(inner)) == 0 { inner = inner.folder }
    }
  }

  /// Removes the pictures that an earlier export wrote, which have names of their content, and the folder if it is empty.
  private static func removePictures(in folder: String, except kept: Set<String>) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    for path in names.map(folder.appendingPath) where !kept.contains(path) {
      if let bytes = PictureLoader.bytes(at: path),
        PictureFiles.isExported(path.lastPathComponent, bytes)
      {
        unlink(path)
      }
    }
    rmdir(folder)
  }
}
