// swift-tools-version: 6.1
import PackageDescription

// Two ways to views of animations: at build time, and by a command for source that is checked in. `Tools/examples`
// builds and tests them.

// On Linux a stand-in has the module SwiftUI.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "../Tools/SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUIStandIn")]
#else
  let standIn: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
#endif

let package = Package(
  name: "XsheetExamples",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "Xsheet", path: "..")] + standIn,
  targets: [
    // Its views are written when it is built; .xsheet.json has settings, and palette.json is no animation.
    .target(
      name: "BuiltViews", dependencies: swiftUI, resources: [.copy("palette.json")],
      plugins: [.plugin(name: "XsheetBuildPlugin", package: "Xsheet")]),
    // Its views are in the folder Generated, which the command `swift package xsheet` writes.
    .target(name: "CheckedInViews", dependencies: swiftUI, exclude: ["pulse.xsheet.json"]),
    .testTarget(name: "ExampleTests", dependencies: ["BuiltViews", "CheckedInViews"] + swiftUI),
  ],
  swiftLanguageModes: [.v6]
)
