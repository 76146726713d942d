import Foundation

/// Writes the files of an export.
struct ExportWriter {
  /// The folder of the export.
  let folder: String
  /// The folder of pictures in it, from which those of an earlier export are removed; `nil` for none.
  let pictureFolder: String?

  /// Writes all files or none, and then removes pictures that only an earlier export had.
  ///
  /// Files that have their content already are left alone.
  ///
  /// - Throws: `XsheetError` if a file cannot be written.
  func write(_ export: TimelineExport) throws(XsheetError) {
    let files = export.keptOutputs + export.files
    var drafts: [OutputDraft] = []
    do throws(XsheetError) {
      for file in files where PictureLoader.bytes(at: path(file.path)) != file.bytes {
        let draft = try OutputDraft(path: path(file.path))
        drafts.append(draft)
        try draft.write(file.bytes)
      }
    } catch {
      drafts.removeAll()
      removeEmptyFolder()
      throw error
    }
    // The main file is last, so that it never refers to files that are not there.
    for draft in drafts { try draft.commit() }
    removePictures(except: Set(files.map(\.path)))
    for obsolete in export.obsoletePaths { remove(obsolete) }
  }

  private func path(_ name: String) -> String { folder.appendingPath(name) }

  /// Removes the pictures that an earlier export wrote, which have names of their content.
  private func removePictures(except kept: Set<String>) {
    guard let pictureFolder,
      let names = try? FileManager.default.contentsOfDirectory(atPath: path(pictureFolder))
    else { return }
    for name in names where !kept.contains("\(pictureFolder)/\(name)") {
      let path = path("\(pictureFolder)/\(name)")
      if let bytes = PictureLoader.bytes(at: path), PictureFiles.isExported(name, bytes) {
        unlink(path)
      }
    }
    removeEmptyFolder()
  }

  /// Removes a file, and the folders of the export around it that are empty then.
  private func remove(_ file: String) {
    unlink(path(file))
    var inner = file.folder
    while !inner.isEmpty, rmdir(path(inner)) == 0 { inner = inner.folder }
  }

  private func removeEmptyFolder() {
    if let pictureFolder { rmdir(path(pictureFolder)) }
  }
}
