import Foundation

/// The stand-in for SwiftUI that generated views are compiled against: its modules and its library.
package struct StandIn: Sendable {
  /// The folder of the modules.
  let modules: URL
  /// The static library.
  let library: URL

  /// The variable of the environment that names the folder of the package.
  package static let variable = "XSHEET_SWIFTUI_STAND_IN"

  /// Finds the stand-in and builds what is not up to date.
  ///
  /// - Throws: `ReplayError` if it is missing or does not compile.
  package init() throws(ReplayError) {
    let package = try StandIn.package()
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "xsheet-\(UUID().uuidString)")
    try? FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: temporary) }
    let build = try ChildProcess(
      "swift",
      [
        "build", "--package-path", package.path, "--configuration", "release", "--product",
        "SwiftUIStandIn",
      ], outputIn: temporary)
    guard build.isSuccessful else {
      throw ReplayError(.toolchain, "The stand-in for SwiftUI does not compile:\n\(build.output)")
    }
    let products = package.appendingPathComponent(".build/release")
    modules = products.appendingPathComponent("Modules")
    library = products.appendingPathComponent("libSwiftUIStandIn.a")
  }

  /// The folder of the package: the one that the environment names, or that of the source that this program was built
  /// from.
  private static func package() throws(ReplayError) -> URL {
    let source = URL(fileURLWithPath: #filePath)
    let root = source.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let named = ProcessInfo.processInfo.environment[variable].map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    let package = named ?? root.appendingPathComponent("Tools/SwiftUIStandIn")
    let manifest = package.appendingPathComponent("Package.swift").path
    guard FileManager.default.fileExists(atPath: manifest) else {
      throw ReplayError(
        .toolchain,
        "The stand-in for SwiftUI is not at \(package.path); name the folder Tools/SwiftUIStandIn of Xsheet's source "
          + "in the environment variable \(variable).")
    }
    return package
  }
}
