// swift-tools-version: 6.1
import PackageDescription

// A stand-in for SwiftUI on Linux; see README.md. On Apple's platforms it would hide the real module.
let package = Package(
  name: "SwiftUIStandIn",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "SwiftUI", targets: ["Combine", "CoreText", "SwiftUI"]),
    .library(name: "SwiftUIHost", targets: ["SwiftUIHost"]),
    // The pictures of asset catalogs.
    .library(name: "SwiftUIAssets", targets: ["SwiftUIAssets"]),
    // All that a program with generated views is linked with. A static library would keep the objects of files that
    // are gone when it is built again.
    .library(
      name: "SwiftUIStandIn", type: .dynamic,
      targets: ["Combine", "CoreText", "SwiftUI", "SwiftUIHost"]),
  ],
  dependencies: [.package(name: "Xsheet", path: "../..")],
  targets: [
    .target(name: "SwiftUI", dependencies: [.product(name: "XsheetDrawing", package: "Xsheet")]),
    // What generated views for iOS 15 use to observe objects.
    .target(name: "Combine", dependencies: ["SwiftUI"]),
    // What generated views use to register fonts.
    .target(name: "CoreText", dependencies: ["SwiftUI"]),
    .target(
      name: "SwiftUIHost",
      dependencies: ["SwiftUI", .product(name: "XsheetDrawing", package: "Xsheet")]),
    .target(
      name: "SwiftUIAssets",
      dependencies: [
        "SwiftUIHost", .product(name: "XsheetDrawing", package: "Xsheet"),
        .product(name: "XsheetImages", package: "Xsheet"),
      ]),
    .testTarget(name: "SwiftUIStandInTests", dependencies: ["SwiftUI", "SwiftUIHost"]),
  ],
  swiftLanguageModes: [.v6]
)
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
