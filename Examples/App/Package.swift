// swift-tools-version: 6.1
import PackageDescription

// A screen of an app with ten animations, beside types of its own with names that generated source uses, too.
// `Tools/examples` builds it and runs `Tour`, which plays it.

// On Linux a stand-in has the module SwiftUI.
#if os(Linux)
  let standIn: [Package.Dependency] = [.package(path: "../../Tools/SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUIStandIn")]
  let host: [Target.Dependency] = [
    .product(name: "SwiftUIHost", package: "SwiftUIStandIn"),
    .product(name: "SwiftUIAssets", package: "SwiftUIStandIn"),
  ]
#else
  let standIn: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let host: [Target.Dependency] = []
#endif

let package = Package(
  name: "App",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [.library(name: "Screen", targets: ["Screen"])],
  dependencies: [.package(name: "Xsheet", path: "../..")] + standIn,
  targets: [
    // The types that the views of both other modules share, so that they have one clock.
    .target(name: "Kit", dependencies: swiftUI),
    // Its views are written when it is built.
    .target(
      name: "Screen", dependencies: ["Flip", "Kit"] + swiftUI,
      plugins: [.plugin(name: "XsheetBuildPlugin", package: "Xsheet")]),
    // Its views, pictures and fonts are in the folder Generated, which the command `swift package xsheet` writes.
    .target(
      name: "Flip", dependencies: ["Kit"] + swiftUI,
      exclude: ["number-flip.xsheet.json", "digits", "label.xsheet.json", "fonts"],
      resources: [.process("Generated/Assets.xcassets"), .process("Generated/Fonts")]),
    // Runs the screen on Linux, and checks what it shows.
    .executableTarget(name: "Tour", dependencies: ["Flip", "Kit", "Screen"] + swiftUI + host),
  ],
  swiftLanguageModes: [.v6]
)
