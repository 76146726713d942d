import Foundation

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

  /// The options of the compiler for a program with generated views.
  var flags: [String] {
    // The maps of the modules of C libraries, which those of the stand-in name.
    var root = products
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return [
      "-I", products.appendingPathComponent("Modules").path, "-I",
      root.appendingPathComponent("Sources").path, "-L", products.path,
      "-lSwiftUIStandIn", "-Xlinker", "-rpath", "-Xlinker", products.path,
    ]
  }

  /// The folder of the package: the one that the environment names, or the one in a folder around this program.
  private static func package() throws(XsheetError) -> URL {
    func hasPackage(_ folder: URL) -> Bool {
      FileKind(folder.appendingPathComponent("Package.swift").path) == .regular
    }
    if let path = ProcessInfo.processInfo.environment[variable] {
      let named = URL(fileURLWithPath: path, isDirectory: true)
      if hasPackage(named) { return named }
      throw XsheetError(.missingInput, "The stand-in for SwiftUI is not at \(named.path).")
    }
    var folder = (Bundle.main.executablePath.flatMap { RealPath.of($0) } ?? "/").folder
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
