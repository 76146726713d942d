// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Xsheet",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "xsheet", targets: ["xsheet"]),
    .library(
      name: "Xsheet",
      targets: [
        "LottieImport", "CompositionModel", "TimelineConversion", "TimelineModel", "Verification",
      ]),
  ],
  targets: [
    // C libraries, each imported by exactly one module.
    .systemLibrary(
      name: "CJSONC", pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),

    // The pipeline, from values to pixels. A module imports only modules above it.
    .target(name: "Geometry"),
    .target(name: "Diagnostics"),
    .target(name: "SceneModel", dependencies: ["Geometry"]),
    .target(name: "StageModel", dependencies: ["Geometry", "SceneModel"]),
    .target(
      name: "CompositionModel",
      dependencies: ["Geometry", "Diagnostics", "SceneModel", "StageModel"]),
    .target(name: "JSONTree", dependencies: ["CJSONC"]),
    .target(
      name: "LottieImport",
      dependencies: [
        "Geometry", "Diagnostics", "SceneModel", "StageModel", "CompositionModel", "JSONTree",
      ]),
    .target(
      name: "TimelineModel",
      dependencies: ["Geometry", "Diagnostics", "SceneModel", "StageModel", "JSONTree"]),
    .target(
      name: "TimelineConversion",
      dependencies: ["Geometry", "Diagnostics", "StageModel", "CompositionModel", "TimelineModel"]),
    .target(name: "VectorRaster", dependencies: ["Geometry", "SceneModel"]),
    .target(name: "SceneRendering", dependencies: ["Geometry", "SceneModel", "VectorRaster"]),
    .target(name: "ImageCoding", dependencies: ["CPNG"]),
    .target(
      name: "Verification",
      dependencies: ["Geometry", "SceneModel", "VectorRaster", "SceneRendering"]),
    .target(
      name: "Reporting",
      dependencies: [
        "CompositionModel", "Diagnostics", "Geometry", "JSONTree", "SceneModel", "StageModel",
        "Verification",
      ]),

    // The command line.
    .target(name: "CommandLineParsing"),
    .executableTarget(
      name: "xsheet",
      dependencies: [
        "CommandLineParsing", "CompositionModel", "Diagnostics", "Geometry", "ImageCoding",
        "JSONTree",
        "LottieImport", "Reporting", "SceneModel", "SceneRendering", "StageModel",
        "TimelineConversion",
        "TimelineModel", "VectorRaster", "Verification",
      ]),
    .executableTarget(
      name: "xsheet-bench",
      dependencies: [
        "CommandLineParsing", "CompositionModel", "Diagnostics", "Geometry", "JSONTree",
        "LottieImport", "SceneRendering", "VectorRaster",
      ],
      path: "Sources/xsheet-bench"),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"]),
    .testTarget(name: "JSONTreeTests", dependencies: ["JSONTree"]),
    .testTarget(
      name: "TimelineModelTests",
      dependencies: [
        "Diagnostics", "Geometry", "JSONTree", "SceneModel", "StageModel", "TimelineModel",
      ]),
    .testTarget(
      name: "LottieImportTests",
      dependencies: [
        "CompositionModel", "Diagnostics", "Geometry", "JSONTree", "LottieImport", "SceneModel",
        "StageModel",
      ]),
    .testTarget(
      name: "VectorRasterTests", dependencies: ["Geometry", "SceneModel", "VectorRaster"]),
    .testTarget(
      name: "SceneRenderingTests",
      dependencies: ["Geometry", "SceneModel", "VectorRaster", "SceneRendering"]),
    .testTarget(name: "ImageCodingTests", dependencies: ["ImageCoding"]),
    .testTarget(name: "CommandLineParsingTests", dependencies: ["CommandLineParsing"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
