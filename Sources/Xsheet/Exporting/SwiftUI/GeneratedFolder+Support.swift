import Platform

// The file of types that the views of a module share.
extension GeneratedFolder {
  /// The text of the support file, with the parts that any view of the module uses.
  func supportText(with files: [ExportedFile]) -> String {
    let uses = supportUses(with: files)
    let present = [path(of: supportPath)] + innerSupportPaths
    let new = files.filter { $0.path == supportPath }.map(\.text)
    let texts = new + present.compactMap(GeneratedFolder.text)
    let release = texts.first.map(SourceHeader.release) ?? .year2023
    return SupportFile.file(
      uses.parts, SupportFile.access(in: texts), version: ToolVersion.text, scope: uses.scope,
      for: release
    ).text
  }

  /// The uses of the support file by the files of the module, new ones included.
  ///
  /// The files are read once, and again if another process has changed them or a part may not be used any more.
  /// Subfolders are read only if views of theirs share the file, as other folders can have thousands of them.
  func supportUses(with files: [ExportedFile]) -> SupportUses {
    let own = uses(of: files)
    let present = PictureLoader.bytes(at: path(of: supportPath))
    let readsSubfolders =
      !subfolder.isEmpty
      || present.map { SupportFile.hasSubfolders(String(decoding: $0, as: UTF8.self)) } == true
    // Folders with such a file of their own were not read before.
    if let present, innerSupportPaths.isEmpty,
      let uses = SupportUses.adding(
        own, to: present, in: module, readsSubfolders: readsSubfolders)
    {
      return uses
    }
    let others = presentUses(in: "", readsSubfolders: readsSubfolders, except: Set(own.keys))
    return SupportUses.begin(
      others.merging(own) { $1 }, in: module, readsSubfolders: readsSubfolders)
  }

  /// The parts that the files of an export use, by their paths from the folder of the module.
  private func uses(of files: [ExportedFile]) -> [String: Set<SupportPart>] {
    var uses: [String: Set<SupportPart>] = [:]
    for file in files where file.path.hasSuffix(".swift") && !file.path.contains("/") {
      let name = subfolder.appendingPath(file.path)
      uses[name] = GeneratedSource.support(in: file.text)
    }
    return uses
  }

  /// The parts that the files in a folder of the module use.
  ///
  /// Packages are left out, and subfolders that have a support file of their own, which are other modules.
  private func presentUses(
    in folder: String, readsSubfolders: Bool, except replaced: Set<String>
  ) -> [String: Set<SupportPart>] {
    let path = modulePath(of: folder)
    let names = FolderContent.names(in: path)
    let isOther = folder != "" && !subfolders.contains(folder)
    guard !isOther || Set(names).isDisjoint(with: ["Package.swift", SupportFile.name]) else {
      return [:]
    }
    var uses: [String: Set<SupportPart>] = [:]
    for name in names where !name.hasPrefix(".") {
      let file = folder.appendingPath(name)
      if name.hasSuffix(".swift"), !replaced.contains(file),
        let text = GeneratedFolder.text(at: modulePath(of: file))
      {
        uses[file] = GeneratedSource.support(in: text)
      } else if readsSubfolders, name != AssetCatalog.name, isInnerFolder(file) {
        uses.merge(presentUses(in: file, readsSubfolders: true, except: replaced)) { $1 }
      }
    }
    return uses
  }

  /// Whether a path of the module is a folder; links could lead around in circles.
  private func isInnerFolder(_ name: String) -> Bool {
    FileKind(modulePath(of: name), followsLinks: false) == .folder
  }

  /// The path of a file or a folder, which is named relative to the folder of the module.
  private func modulePath(of name: String) -> String {
    let path = module.appendingPath(name)
    return path.isEmpty ? "." : path
  }

  private static func text(at path: String) -> String? {
    PictureLoader.bytes(at: path).map { String(decoding: $0, as: UTF8.self) }
  }
}

// Support files of earlier exports.
extension GeneratedFolder {
  /// The folder and the folders around it within the module, relative to it.
  private var subfolders: [String] {
    var folders: [String] = []
    var folder = subfolder
    while !folder.isEmpty, folder.lastPathComponent != ".." {
      folders.append(folder)
      folder = folder.folder
    }
    return folders
  }

  /// The paths of support files in the folder and around it within the module.
  private var innerSupportPaths: [String] {
    subfolders.map { modulePath(of: "\($0)/\(SupportFile.name)") }
      .filter { FileKind($0) == .regular }
  }

  /// The support files of earlier exports within the folder of the module, which has the types now.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if one has edits.
  func obsoleteInnerSupport(keeping files: [ExportedFile]) throws(XsheetError) -> [String] {
    let isReplaced = files.contains { $0.path == supportPath }
    let own = uses(of: files)
    var obsolete: [String] = []
    for (count, folder) in subfolders.enumerated() {
      let others = presentUses(in: folder, readsSubfolders: false, except: Set(own.keys))
      let uses = count == 0 ? others.merging(own) { $1 } : others
      guard isReplaced || uses.values.allSatisfy(\.isEmpty) else { continue }
      let name = String(repeating: "../", count: count) + SupportFile.name
      obsolete += try removable(name, at: modulePath(of: "\(folder)/\(SupportFile.name)"))
    }
    return obsolete
  }

  /// The support file of an earlier export, if no view of the module uses it any more.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if it has edits.
  func obsoleteSupport(keeping files: [ExportedFile]) throws(XsheetError) -> [String] {
    guard !files.contains(where: { $0.path == supportPath }),
      supportUses(with: files).parts.isEmpty
    else { return [] }
    return try removable(supportPath, at: path(of: supportPath))
  }

  /// A file of an earlier export of a view which this one does not have.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if it has edits.
  func obsolete(_ name: String, keeping files: [ExportedFile]) throws(XsheetError) -> [String] {
    files.contains { $0.path == name } ? [] : try removable(name, at: path(of: name))
  }

  /// A generated file with the kept text of it, if Xsheet wrote it.
  ///
  /// - Throws: `XsheetError` of kind `protectedOutput` if it has edits.
  private func removable(_ name: String, at target: String) throws(XsheetError) -> [String] {
    guard FileKind(target) == .regular, let present = try source(at: target), present.isGenerated
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
}
