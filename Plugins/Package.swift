// swift-tools-version: 6.1
import PackageDescription

// The plugins with a tool that is built already, as an artifact bundle beside this file: packages that depend on this
// one need not build Xsheet. `Tools/release plugins` puts both into an archive.
let package = Package(
  name: "XsheetPlugins",
  products: [
    .plugin(name: "XsheetBuildPlugin", targets: ["XsheetBuildPlugin"]),
    .plugin(name: "XsheetCommandPlugin", targets: ["XsheetCommandPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "xsheet", path: "xsheet.artifactbundle"),
    .plugin(
      name: "XsheetBuildPlugin", capability: .buildTool, dependencies: ["xsheet"],
      path: "XsheetBuildPlugin"),
    .plugin(
      name: "XsheetCommandPlugin",
      capability: .command(
        intent: .custom(verb: "xsheet", description: "Write SwiftUI views of animations."),
        permissions: [
          .writeToPackageDirectory(reason: "The views go to the folder Generated of each target.")
        ]),
      dependencies: ["xsheet"], path: "XsheetCommandPlugin"),
  ]
)
