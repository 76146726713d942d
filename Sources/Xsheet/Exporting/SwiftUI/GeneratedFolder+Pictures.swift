import Foundation

// Asset catalogs of generated source.
extension GeneratedFolder {
  /// Whether a file of a catalog is to be written: a catalog keeps its own description.
  ///
  /// - Throws: `XsheetError` if it would replace a file that Xsheet did not write.
  func writesCatalogFile(_ file: ExportedFile) throws(XsheetError) -> Bool {
    let target = path(of: file.path)
    guard let present = PictureLoader.bytes(at: target), present != file.bytes else { return true }
    guard file.path != AssetCatalog.rootDescription else { return false }
    let name = (file.path as NSString).lastPathComponent
    guard overwritesEdits || AssetCatalog.isExported(name, present) else {
      throw XsheetError(
        .protectedOutput, "\(target) was edited, or not written by xsheet; it is kept.")
    }
    return true
  }

  /// The files of a view's pictures that an earlier export wrote, and this one does not have.
  func obsoletePictures(of view: String, keeping files: [ExportedFile]) -> [String] {
    let kept = Set(files.map(\.path))
    let folder = AssetCatalog.folder(of: view)
    let paths = FileManager.default.enumerator(atPath: path(of: folder))?
      .compactMap { ($0 as? String).map { "\(folder)/\($0)" } }
    let obsolete = (paths ?? []).sorted().filter { !kept.contains($0) && isExported($0) }
    let root = AssetCatalog.rootDescription
    guard !kept.contains(root), !obsolete.isEmpty, isExported(root) else { return obsolete }
    // The catalog goes with the only folder that it has.
    let entries = try? FileManager.default.contentsOfDirectory(atPath: path(of: AssetCatalog.name))
    return Set(entries ?? []) == [AssetCatalog.descriptionName, view] ? [root] + obsolete : obsolete
  }

  private func isExported(_ file: String) -> Bool {
    guard let bytes = PictureLoader.bytes(at: path(of: file)) else { return false }
    return AssetCatalog.isExported((file as NSString).lastPathComponent, bytes)
  }
}
