import Diagnostics
import Foundation
import SwiftUIExport

/// A folder that generated source is written to, with what earlier exports and users left there.
struct GeneratedFolder {
  /// The path.
  let path: String
  /// The treatment of files that have edits, or that Xsheet did not write.
  let edits: EditPolicy

  init(_ path: String, edits: EditPolicy) {
    self.path = path
    self.edits = edits
  }

  /// Adapts an export to the files of the folder: custom regions stay, and the support file has the parts that any
  /// view of the folder uses.
  ///
  /// - Throws: `XsheetError` if a file would be replaced that has edits, or that Xsheet did not write.
  func adapted(_ export: TimelineExport, view: String) throws(XsheetError) -> TimelineExport {
    var export = export
    export.obsoletePaths = obsoletePictures(of: view, keeping: export.files)
    var files: [ExportedFile] = []
    for file in export.files {
      let isPicture = file.path.hasPrefix("\(AssetCatalog.name)/")
      if isPicture, try !writesCatalogFile(file) { continue }
      files.append(file)
    }
    export.files = files
    for index in export.files.indices where export.files[index].path.hasSuffix(".swift") {
      let file = export.files[index]
      if file.path == SupportFile.name {
        let parts = parts(with: export.files)
        let present = PictureLoader.bytes(at: path(of: file.path)) ?? []
        let access = SupportFile.access(in: [file.text, String(decoding: present, as: UTF8.self)])
        let text = SupportFile.file(parts, access, version: ToolVersion.text).text
        export.files[index] = ExportedFile(path: file.path, text: GeneratedSource.stamped(text))
        try merge(index, of: &export)
        SupportUses.remember(export.files[index].bytes, in: path)
      } else {
        try merge(index, of: &export)
      }
    }
    return export
  }

  /// The path of a file in the folder.
  func path(of name: String) -> String { (path as NSString).appendingPathComponent(name) }

  /// Puts the custom regions and edits of the present file into the new one.
  private func merge(_ index: Int, of export: inout TimelineExport) throws(XsheetError) {
    let file = export.files[index]
    let target = path(of: file.path)
    guard FileKind(target) == .regular, let present = try source(at: target) else { return }
    guard let (text, orphans) = try? GeneratedSource(file.text).keeping(present.regions),
      let new = try? GeneratedSource(text)
    else { return }
    let regions = present.regions
    let outcome = try PresentFile(path: target, content: present, edits: edits).merged(with: new) {
      (try? GeneratedSource($0).keeping(regions)).flatMap { try? GeneratedSource($0.text) }
    }
    export.replace(index, with: outcome, at: target)
    for name in orphans { export.diagnostics.report(GeneratedFolder.finding(name, target)) }
  }

  /// The present file; `nil` if its regions cannot be read, and it is overwritten nevertheless.
  private func source(at target: String) throws(XsheetError) -> GeneratedSource? {
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

  /// The parts that the files of the folder use, new ones included.
  ///
  /// The files are read once, and again if another process has changed them or a part may not be used any more.
  func parts(with files: [ExportedFile]) -> Set<SupportPart> {
    var own: [String: Set<SupportPart>] = [:]
    for file in files where file.path.hasSuffix(".swift") {
      own[file.path] = GeneratedSource.support(in: file.text)
    }
    if let present = PictureLoader.bytes(at: path(of: SupportFile.name)),
      let parts = SupportUses.parts(adding: own, to: present, in: path)
    {
      return parts
    }
    return SupportUses.begin(presentViews(except: Set(own.keys)).merging(own) { $1 }, in: path)
  }

  /// The parts that each file in the folder uses.
  private func presentViews(except replaced: Set<String>) -> [String: Set<SupportPart>] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    var views: [String: Set<SupportPart>] = [:]
    for name in names where name.hasSuffix(".swift") && !replaced.contains(name) {
      if let bytes = PictureLoader.bytes(at: path(of: name)) {
        views[name] = GeneratedSource.support(in: String(decoding: bytes, as: UTF8.self))
      }
    }
    return views
  }

  /// The support file of an earlier export, if no view of the folder uses it any more.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if it has edits.
  func obsoleteSupport(keeping files: [ExportedFile]) throws(XsheetError) -> [String] {
    let (name, target) = (SupportFile.name, path(of: SupportFile.name))
    guard FileKind(target) == .regular, !files.contains(where: { $0.path == name }),
      parts(with: files).isEmpty, let present = try source(at: target), present.isGenerated
    else { return [] }
    // Code in custom regions stays in any case.
    guard edits == .replace || present.isUnchanged, present.regions.allSatisfy(\.isEmpty) else {
      throw XsheetError(
        .protectedOutput,
        "\(target) has types that the module has, and was edited since xsheet wrote it; it is kept."
      )
    }
    return [name, LastOutput.keptPath(of: name)]
  }

  private static func finding(_ name: String, _ target: String) -> Diagnostic {
    Diagnostic(
      .orphanedRegion,
      message: "The custom region “\(name)” has no place in \(target); it is kept at the end.")
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
    let name = (file.path as NSString).lastPathComponent
    guard edits == .replace || AssetCatalog.isExported(name, present) else {
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
