import Platform

/// Exports a timeline as SwiftUI source: a file with its views, and one with types that such files share.
struct SwiftUIFileExporter: TimelineExporter {
  let formatName = "swiftui"
  let makesPictures = true
  let fileExtension = "swift"
  /// The settings.
  var settings = SwiftUISettings()
  /// The places of the files.
  var places = SwiftUIPlacement()

  func mainName(of name: String) -> String {
    settings.viewName ?? SwiftUIOptions.viewName(of: name)
  }

  func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport {
    var options = try options(named: name, isShared: folder != nil)
    options.hasPictures = folder != nil
    // A build that names files expects a single one.
    options.separatesOutlines = folder != nil && places.sourceName == nil
    // Packages need not have a bundle for texts.
    options.translatesInModule = options.bundle == .module
    if options.bundle == nil, let folder, PackageFolder.contains(folder) {
      options.bundle = .module
    }
    let fonts = folder != nil && settings.copiesFonts ? FontFiles(of: document.timeline) : nil
    options.fontFiles = fonts?.names ?? [:]
    let source = try SwiftUISource(document, options)
    let viewFile = "\(options.viewName).\(fileExtension)"
    let present = folder.map { GeneratedFolder($0, module: places.moduleFolder, edits: .keep) }
    let files = source.export.files.map { file in
      var file = ExportedFile(path: file.name, text: file.text)
      if file.path == viewFile { file.path = places.sourceName ?? viewFile }
      if file.path == SupportFile.name, let present { file.path = present.supportPath }
      if file.path == SwiftUIPlacement.testFile(of: options.viewName) {
        places.placeTests(&file, from: folder)
      }
      return ExportedFile(path: file.path, text: GeneratedSource.stamped(file.text))
    }
    let copies = present.flatMap { fonts?.files(source.export.fontFiles, in: $0.fontFolder) }
    var export = TimelineExport(
      files: supportModule(from: folder) + (folder == nil ? [] : source.catalog.files)
        + (copies ?? []) + files,
      diagnostics: source.baked, sharedFolder: folder.map { places.moduleFolder ?? $0 },
      bundle: options.bundle ?? .main)
    export.diagnostics.append(contentsOf: source.findings)
    for file in files { report(newSymbolsOf: file, to: &export.diagnostics) }
    return export
  }

  /// The file of the module with the types that views share, if it is written.
  private func supportModule(from folder: String?) -> [ExportedFile] {
    guard settings.supportModule != nil, let supportFolder = places.supportFolder, let folder
    else { return [] }
    let file = SupportFile.module(version: ToolVersion.text, for: settings.target)
    let path = supportFolder.appendingPath(file.name)
    return [
      ExportedFile(
        path: RelativePath.path(to: path, from: folder), text: GeneratedSource.stamped(file.text))
    ]
  }

  /// Reports the symbols of a file that the oldest system lacks.
  private func report(newSymbolsOf file: ExportedFile, to diagnostics: inout DiagnosticList) {
    guard let system = settings.minimumSystem else { return }
    for use in SymbolUse.all(in: file.text) where !system.has(use.release) {
      let version = NumberText.plain(system.version(in: use.release))
      diagnostics.report(
        Diagnostic(
          .newerSystemNeeded,
          message: "“\(use.name)” needs \(system.name) \(version); it is used in line "
            + "\(use.line) of \(file.path)."))
    }
  }

  func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, edits: EditPolicy
  ) throws(XsheetError) -> TimelineExport {
    let folder = GeneratedFolder(folder, module: places.moduleFolder, edits: edits)
    let options = SwiftUIOptions(viewName: mainName(of: name), settings)
    var result = try folder.adapted(export, view: options.viewName)
    if places.sourceName == nil {
      result.obsoletePaths += try folder.obsolete(options.outlinesFile, keeping: result.files)
      // A build that names files expects this one, without types.
      if settings.supportModule != nil {
        result.obsoletePaths += try folder.obsoleteSupport(keeping: result.files)
      }
    }
    return result
  }

  private func options(
    named name: String, isShared: Bool
  ) throws(XsheetError) -> SwiftUIOptions {
    var options = SwiftUIOptions(viewName: mainName(of: name), settings)
    if let problem = SwiftUIOptions.problem(ofViewName: options.viewName) {
      throw XsheetError(
        .invalidRequest, "the view cannot be called “\(options.viewName)”: it \(problem).")
    }
    options.sharesSupport =
      settings.support.map { $0 == .separate } ?? (isShared || settings.supportModule != nil)
    options.includesTests = settings.includesTests && isShared
    options.version = ToolVersion.text
    return options
  }
}
