import Platform

/// The built stand-in for SwiftUI, which generated views are compiled against.
struct StandIn: Sendable {
  /// The folder of its modules and its library.
  let products: URL

  /// The variable of the environment that names the folder of the package.
  private static let variable = "XSHEET_SWIFTUI_STAND_IN"

  /// Finds the stand-in and builds it if it is out of date.
  ///
  /// - Throws: `XsheetError` of kind `missingInput` if it is missing or does not compile.
  init() throws(XsheetError) {
    let package = try StandIn.package()
    let build = try ChildProcess.run(
      "swift",
      [
        "build", "--package-path", package.path, "--configuration", "release", "--product",
        "SwiftUIStandIn",
      ])
    guard build.isSuccessful else {
      throw XsheetError(
        .missingInput, "The stand-in for SwiftUI does not compile:\n\(build.output)")
    }
    self.init(products: package.appendingPathComponent(".build/release"))
  }

  init(products: URL) { self.products = products }

  /// The options of the compiler for a program with generated views for iOS 17.
  var flags: [String] {
    imports + [
      "-L", products.path, "-lSwiftUIStandIn", "-Xlinker", "-rpath", "-Xlinker", products.path,
    ]
  }

  /// The folder of the package.
  private var package: URL {
    var folder = products
    for _ in 0..<2 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The folders of modules.
  private var imports: [String] {
    // The maps of the modules of C libraries, which the modules of the stand-in name.
    let sources = package.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources")
    return ["-I", products.appendingPathComponent("Modules").path, "-I", sources.path]
  }

  /// The folder of the package: the one that the environment names, or the one in a folder around this program.
  private static func package() throws(XsheetError) -> URL {
    func hasPackage(_ folder: URL) -> Bool {
      FileKind(folder.appendingPathComponent("Package.swift").path) == .regular
    }
    if let path = ThisProgram.variable(variable) {
      let named = URL(fileURLWithPath: path, isDirectory: true)
      if hasPackage(named) { return named }
      throw XsheetError(.missingInput, "The stand-in for SwiftUI is not at \(named.path).")
    }
    var folder = (ThisProgram.path ?? "/").folder
    while folder != "/", !folder.isEmpty {
      let package = URL(fileURLWithPath: folder).appendingPathComponent("Tools/SwiftUIStandIn")
      if hasPackage(package) { return package }
      folder = folder.folder
    }
    throw XsheetError(
      .missingInput,
      "The stand-in for SwiftUI is not around this program; name the folder Tools/SwiftUIStandIn of Xsheet's source "
        + "in the environment variable \(variable).")
  }
}

// Older systems.
extension StandIn {
  /// The options of the compiler for a program with generated views for a release.
  ///
  /// Views for iOS 15 are compiled against an interface without newer names, which is made of the same sources; they are
  /// linked with the same library.
  ///
  /// - Throws: `XsheetError` of kind `missingInput` if the interface does not compile.
  func flags(for release: SystemRelease) throws(XsheetError) -> [String] {
    guard !release.hasObservation else { return flags }
    let folder = products.appendingPathComponent("ModulesForIOS15")
    // One process at a time checks and replaces the interface.
    try FolderLock.locking(products.path) { () throws(XsheetError) in
      if !hasInterface(in: folder) { try emitInterface(to: folder) }
    }
    return ["-I", folder.path] + flags
  }

  /// Whether a folder has an interface that is newer than the whole one.
  private func hasInterface(in folder: URL) -> Bool {
    let module = folder.appendingPathComponent("SwiftUI.swiftmodule")
    let whole = products.appendingPathComponent("Modules/SwiftUI.swiftmodule")
    guard let date = StandIn.date(module), let other = StandIn.date(whole) else { return false }
    return date > other
  }

  private static func date(_ file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Writes the interface without newer names to a folder, which replaces one of that name.
  private func emitInterface(to folder: URL) throws(XsheetError) {
    let draft = products.appendingPathComponent("ModulesForIOS15-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: draft) }
    let sources = package.appendingPathComponent("Sources/SwiftUI")
    let files = FolderContent.paths(below: sources.path)
    let paths = files.filter { $0.hasSuffix(".swift") }.sorted().map {
      sources.appendingPathComponent($0).path
    }
    try? FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    let compiler = try ChildProcess.run(
      "swiftc",
      [
        "-emit-module", "-module-name", "SwiftUI", "-package-name", "swiftuistandin",
        "-parse-as-library", "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
        "-enable-upcoming-feature", "InternalImportsByDefault", "-D", "XSHEET_STANDIN_IOS15",
        "-Xfrontend", "-experimental-skip-non-inlinable-function-bodies", "-emit-module-path",
        draft.appendingPathComponent("SwiftUI.swiftmodule").path,
      ] + imports + paths)
    guard compiler.isSuccessful else {
      throw XsheetError(
        .missingInput,
        "The stand-in for SwiftUI does not compile without the names of iOS 17:\n\(compiler.output)"
      )
    }
    try? FileManager.default.removeItem(at: folder)
    try? FileManager.default.moveItem(at: draft, to: folder)
  }
}
