import Platform

/// A folder that generated source is written to, with what earlier exports and users left there.
struct GeneratedFolder {
  /// The path.
  let path: String
  /// The folder of the module that the source belongs to: the folder itself, or one around it.
  let module: String
  /// The path from the folder of the module; empty for that folder itself.
  let subfolder: String
  /// The path of the folder of the module, relative to the folder; empty for that folder itself.
  private let wayToModule: String
  /// The treatment of files that have edits, or that Xsheet did not write.
  let edits: EditPolicy

  /// Makes a folder; without a module it is one of its own.
  init(_ path: String, module: String? = nil, edits: EditPolicy) {
    self.path = path
    self.module = module ?? path
    self.edits = edits
    subfolder = module.map { RelativePath.path(toFolder: path, from: $0) } ?? ""
    wayToModule = module.map { RelativePath.path(toFolder: $0, from: path) } ?? ""
  }

  /// The path of the file of shared types, relative to the folder.
  var supportPath: String { wayToModule.appendingPath(SupportFile.name) }

  /// The path of the folder of fonts, relative to the folder.
  var fontFolder: String { wayToModule.appendingPath(FontFiles.folder) }

  /// Adapts an export to the files of the folder: custom regions stay, and the support file has the parts that any
  /// view of the module uses.
  ///
  /// - Throws: `XsheetError` if a file would be replaced that has edits, or that Xsheet did not write.
  func adapted(_ export: TimelineExport, view: String) throws(XsheetError) -> TimelineExport {
    var export = export
    export.obsoletePaths =
      try obsoletePictures(of: view, keeping: export.files)
      + obsoleteInnerSupport(keeping: export.files)
    var files: [ExportedFile] = []
    for file in export.files {
      let isPicture = file.path.hasPrefix("\(AssetCatalog.name)/")
      if isPicture, try !writesCatalogFile(file) { continue }
      if FontFiles.contains(file.path) { try checkFont(file) }
      files.append(file)
    }
    export.files = files
    for index in export.files.indices where export.files[index].path.hasSuffix(".swift") {
      let file = export.files[index]
      if file.path == supportPath {
        let text = supportText(with: export.files)
        export.files[index] = ExportedFile(path: file.path, text: GeneratedSource.stamped(text))
        try merge(index, of: &export)
        SupportUses.remember(export.files[index].bytes, in: module)
      } else {
        try merge(index, of: &export)
      }
    }
    return export
  }

  /// The path of a file, which is named relative to the folder.
  func path(of name: String) -> String {
    // Messages show the path without steps up.
    !wayToModule.isEmpty && name.hasPrefix("\(wayToModule)/")
      ? module.appendingPath(String(name.dropFirst(wayToModule.count + 1)))
      : path.appendingPath(name)
  }

  /// Puts the custom regions and edits of the present file into the new one.
  private func merge(_ index: Int, of export: inout TimelineExport) throws(XsheetError) {
    let file = export.files[index]
    let target = path(of: file.path)
    guard FileKind(target) == .regular, let present = try source(at: target) else { return }
    guard let (new, orphans) = try? GeneratedSource(file.text).keeping(present.regions) else {
      return
    }
    let regions = present.regions
    try present.merge(with: new, at: index, of: &export, over: target, edits: edits) {
      (try? GeneratedSource($0).keeping(regions))?.source
    }
    for name in orphans {
      export.diagnostics.report(
        Diagnostic(
          .orphanedRegion,
          message: "The custom region “\(name)” has no place in \(target); it is kept at the end."))
    }
  }

  /// The present file; `nil` if its regions cannot be read, and it is overwritten nevertheless.
  func source(at target: String) throws(XsheetError) -> GeneratedSource? {
    guard let bytes = PictureLoader.bytes(at: target) else {
      throw XsheetError(.inputOutput, "\(target) cannot be read.")
    }
    do throws(CustomRegion.Problem) {
      return try GeneratedSource(String(decoding: bytes, as: UTF8.self))
    } catch {
      guard edits == .replace else {
        throw XsheetError(.protectedOutput, error.message(in: target))
      }
      return nil
    }
  }
}

// Asset catalogs of generated source.
extension GeneratedFolder {
  /// Whether a file of a catalog is to be written: a catalog keeps its own description.
  ///
  /// - Throws: `XsheetError` if it would replace a file that Xsheet did not write.
  func writesCatalogFile(_ file: ExportedFile) throws(XsheetError) -> Bool {
    let target = path(of: file.path)
    guard let present = PictureLoader.bytes(at: target), present != file.bytes else { return true }
    guard file.path != AssetCatalog.rootDescription else { return false }
    let name = file.path.lastPathComponent
    guard edits == .replace || AssetCatalog.isExported(name, present) else {
      throw XsheetError(
        .protectedOutput, "\(target) was edited, or not written by xsheet; it is kept.")
    }
    return true
  }

  /// Checks that a font replaces no other file.
  ///
  /// - Throws: `XsheetError` if the present file has other content.
  private func checkFont(_ file: ExportedFile) throws(XsheetError) {
    let target = path(of: file.path)
    guard edits != .replace, let present = PictureLoader.bytes(at: target), present != file.bytes
    else { return }
    throw XsheetError(
      .protectedOutput, "\(target) is another file than the font of that name; it is kept.")
  }

  /// The files of a view's pictures that an earlier export wrote, and this one does not have.
  func obsoletePictures(of view: String, keeping files: [ExportedFile]) -> [String] {
    let kept = Set(files.map(\.path))
    let folder = AssetCatalog.folder(of: view)
    let paths = FolderContent.paths(below: path(of: folder)).map { "\(folder)/\($0)" }
    let obsolete = paths.sorted().filter { !kept.contains($0) && isExported($0) }
    let root = AssetCatalog.rootDescription
    guard !kept.contains(root), !obsolete.isEmpty, isExported(root) else { return obsolete }
    // The catalog goes with the only folder that it has.
    let entries = FolderContent.names(in: path(of: AssetCatalog.name))
    return Set(entries) == [AssetCatalog.descriptionName, view] ? [root] + obsolete : obsolete
  }

  private func isExported(_ file: String) -> Bool {
    guard let bytes = PictureLoader.bytes(at: path(of: file)) else { return false }
    return AssetCatalog.isExported(file.lastPathComponent, bytes)
  }
}
