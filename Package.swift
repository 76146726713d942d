// swift-tools-version: 6.1
import PackageDescription

// Where compilers find simdjson by themselves its file for pkg-config stays unread, as SwiftPM warns of a flag in it.
#if os(Linux)
  let simdjsonPackage: String? = nil
#else
  let simdjsonPackage: String? = "simdjson"
#endif

// Some libraries are opened at run time (`LateLibrary`), while the flags of pkg-config link programs with them. Compilers find
// their headers without these flags on Linux.
func latePackage(_ name: String) -> String? {
  #if os(Linux)
    nil
  #else
    name
  #endif
}

// Whether a build starts in this folder, so that this package is the one that is built. No target of it uses the plugins
// for users then, for which SwiftPM would build the tool a second time. Packages that depend on this one get them whole.
let isRoot = Context.environment["PWD"] == Context.packageDirectory

// The folder of the tool as an artifact bundle, relative to this one: packages that use the plugins need not build the
// tool then. `Tools/examples` has one made of a tool that is built already.
let toolBundle = Context.environment["XSHEET_TOOL_BUNDLE"]
let pluginTool: [Target.Dependency] = isRoot ? [] : [toolBundle == nil ? "xsheet" : "XsheetTool"]

// The module `Xsheet` and those that it exports again. SwiftPM compiles a target again only after changes of targets that it
// names, not of those behind them.
let facade: [Target.Dependency] = [
  "Comparing", "CompositionModel", "Diagnostics", "ImageCoding", "Inventory", "JSONTree",
  "Previews", "Reporting", "SwiftUIExport", "TimelineConversion", "TimelineFormat",
  "TimelineModel", "Verification", "Xsheet",
]

let package = Package(
  name: "Xsheet",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "xsheet", targets: ["xsheet"]),
    .library(name: "Xsheet", targets: ["Xsheet"]),
    .plugin(name: "XsheetBuildPlugin", targets: ["XsheetBuildPlugin"]),
    .plugin(name: "XsheetCommandPlugin", targets: ["XsheetCommandPlugin"]),
    // For packages in `Tools` that draw scenes of their own; not part of the interface for users.
    .library(
      name: "XsheetDrawing",
      targets: ["Geometry", "SceneModel", "TextLayout", "VectorRaster", "SceneRendering"]),
    .library(name: "XsheetImages", targets: ["ImageCoding"]),
  ],
  targets: [
    // C libraries, each imported by exactly one module.
    .systemLibrary(
      name: "CDuktape", pkgConfig: "duktape",
      providers: [.apt(["duktape-dev"]), .brew(["duktape"])]),
    // The allocator of the C library.
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: latePackage("libturbojpeg"),
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(
      name: "CLCMS", pkgConfig: latePackage("lcms2"),
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]),
    .systemLibrary(
      name: "CJSONC", pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .systemLibrary(
      name: "CNettle", pkgConfig: "nettle",
      providers: [.apt(["nettle-dev"]), .brew(["nettle"])]),
    .systemLibrary(
      name: "CSimdJSON", pkgConfig: simdjsonPackage,
      providers: [.apt(["libsimdjson-dev"]), .brew(["simdjson"])]),
    .systemLibrary(
      name: "CWebP", pkgConfig: latePackage("libwebpmux"),
      providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    // giflib has no file for pkg-config.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: latePackage("fontconfig"),
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: latePackage("fribidi"),
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: latePackage("harfbuzz"),
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CImageQuant", pkgConfig: latePackage("imagequant"),
      providers: [.apt(["libimagequant-dev"]), .brew(["libimagequant"])]),
    .systemLibrary(
      name: "CZip", pkgConfig: latePackage("libzip"),
      providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),

    // The pipeline, from values to pixels. A module imports only modules above it.
    .target(name: "Geometry"),
    // The C library, Foundation, threads and locks, for Linux and macOS.
    .target(name: "Platform"),
    // Pages, scripts and tables of the modules below, which `Tools/embed-texts` writes.
    .target(name: "EmbeddedTexts", path: "Generated"),
    .target(name: "Diagnostics", dependencies: ["EmbeddedTexts", "Platform"]),
    .target(name: "StateMachines", dependencies: ["Diagnostics", "Geometry"]),
    .target(name: "SceneModel", dependencies: ["Diagnostics", "Geometry", "Platform"]),
    .target(
      name: "TextLayout",
      dependencies: [
        "CFontconfig", "CFriBidi", "CHarfBuzz", "CZlib", "Diagnostics", "EmbeddedTexts", "Geometry",
        "Platform", "SceneModel",
      ],
      exclude: ["LastFont"]),
    .target(name: "Animation", dependencies: ["Geometry", "SceneModel"]),
    .target(
      name: "ViewTree", dependencies: ["Animation", "Geometry", "SceneModel", "TextLayout"]),
    .target(
      name: "CompositionModel",
      dependencies: [
        "Animation", "Diagnostics", "Geometry", "SceneModel", "StateMachines", "TextLayout",
      ]),
    .target(
      name: "CompositionLowering",
      dependencies: [
        "Animation", "CompositionModel", "Diagnostics", "Geometry", "Platform", "SceneModel",
        "TextLayout", "ViewTree",
      ]),
    .target(
      name: "SimdJSONReader", dependencies: ["CSimdJSON"],
      cxxSettings: [.define("NDEBUG", .when(configuration: .release))],
      linkerSettings: [.linkedLibrary("simdjson")]),
    .target(name: "JSONTree", dependencies: ["CJSONC", "Diagnostics", "SimdJSONReader"]),
    .target(
      name: "ExpressionEngine",
      dependencies: [
        "CDuktape", "CompositionLowering", "CompositionModel", "Diagnostics", "EmbeddedTexts",
        "Geometry", "JSONTree", "Platform", "SceneModel", "ViewTree",
      ],
      exclude: ["Environment"]),
    .target(
      name: "Containers",
      dependencies: ["CZip", "CZlib", "Diagnostics", "JSONTree", "Platform"]),
    .target(
      name: "LottieImport",
      dependencies: [
        "Animation", "CompositionModel", "Containers", "Diagnostics", "Geometry", "JSONTree",
        "SceneModel", "StateMachines", "TextLayout",
      ]),
    .target(
      name: "DesignChecks",
      dependencies: [
        "Animation", "CompositionLowering", "CompositionModel", "Containers", "Diagnostics",
        "ExpressionEngine", "Geometry", "LottieImport", "SceneModel", "TextLayout", "ViewTree",
      ]),
    .target(
      name: "TimelineModel",
      dependencies: [
        "Diagnostics", "Geometry", "JSONTree", "SceneModel", "StateMachines", "ViewTree",
      ]),
    .target(
      name: "TimelineFormat",
      dependencies: [
        "Diagnostics", "Geometry", "JSONTree", "SceneModel", "StateMachines", "TimelineModel",
        "ViewTree",
      ],
      exclude: ["Schema"]),
    .target(
      name: "VectorRaster",
      dependencies: ["Diagnostics", "Geometry", "Platform", "SceneModel"]),
    .target(
      name: "SceneRendering",
      dependencies: ["Diagnostics", "Geometry", "Platform", "SceneModel", "VectorRaster"]),
    .target(
      name: "TimelineConversion",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Diagnostics", "Geometry", "SceneModel",
        "SceneRendering", "StateMachines", "TimelineModel", "VectorRaster", "ViewTree",
      ]),
    .target(
      name: "SwiftUIExport",
      dependencies: [
        "Diagnostics", "EmbeddedTexts", "Geometry", "Platform", "SceneModel", "StateMachines",
        "TextLayout", "TimelineModel", "ViewTree",
      ],
      exclude: ["Support/Parts"]),
    .target(
      name: "ImageCoding",
      dependencies: [
        "CGIF", "CImageQuant", "CLCMS", "CPNG", "CTurboJPEG", "CWebP", "CZlib", "Platform",
      ]),
    .target(
      name: "Verification",
      dependencies: [
        "Diagnostics", "Geometry", "Platform", "SceneModel", "SceneRendering", "TimelineModel",
        "VectorRaster", "ViewTree",
      ]),
    .target(
      name: "Inventory",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Diagnostics", "EmbeddedTexts", "Geometry",
        "SceneModel", "TimelineModel", "ViewTree",
      ],
      exclude: ["Forecast/Players"]),
    .target(
      name: "Reporting",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Diagnostics", "Geometry", "Inventory",
        "JSONTree", "SceneModel", "StateMachines", "TimelineModel", "Verification", "ViewTree",
      ],
      exclude: ["Schema"]),
    .target(
      name: "Comparing",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Diagnostics", "Geometry", "Inventory",
        "JSONTree", "Reporting", "SceneModel", "StateMachines", "TimelineModel", "Verification",
        "ViewTree",
      ],
      exclude: ["Schema"]),
    .target(
      name: "Previews",
      dependencies: [
        "Diagnostics", "EmbeddedTexts", "Geometry", "ImageCoding", "JSONTree", "Platform",
        "Reporting", "SceneModel", "TimelineFormat", "TimelineModel", "ViewTree",
      ],
      exclude: ["Page"]),

    // The library that users import, which holds all of the above together.
    .target(
      name: "Xsheet",
      dependencies: [
        "CNettle", "Comparing", "CompositionLowering", "CompositionModel", "Containers",
        "DesignChecks", "Diagnostics", "Geometry", "ImageCoding", "Inventory", "JSONTree",
        "LottieImport", "Platform", "Previews", "Reporting", "SceneModel", "SceneRendering",
        "StateMachines", "SwiftUIExport", "TextLayout", "TimelineConversion", "TimelineFormat",
        "TimelineModel", "VectorRaster", "Verification", "ViewTree",
      ]),

    // Work on many files: threads and processes, manifests and shares.
    .target(
      name: "Batches", dependencies: ["CMalloc", "Platform"] + facade, exclude: ["Schema"]),

    // The command line.
    .target(name: "CommandLineParsing", dependencies: ["Diagnostics"]),
    .target(
      name: "XsheetCommand",
      dependencies: [
        "Batches", "CommandLineParsing", "Platform", "SceneRendering", "TextLayout",
      ] + facade,
      exclude: ["Schema"]),
    .executableTarget(name: "xsheet", dependencies: ["Platform", "XsheetCommand"]),

    // SwiftUI views of the animations of a package's targets, at build time or by command. `Plugins/Package.swift` has
    // them with a tool that is built already.
    .plugin(name: "XsheetBuildPlugin", capability: .buildTool, dependencies: pluginTool),
    .plugin(
      name: "XsheetCommandPlugin",
      capability: .command(
        intent: .custom(verb: "xsheet", description: "Write SwiftUI views of animations."),
        permissions: [
          .writeToPackageDirectory(reason: "The views go to the folder Generated of each target.")
        ]),
      dependencies: pluginTool),
    .executableTarget(
      name: "xsheet-bench",
      dependencies: [
        "CommandLineParsing", "CompositionLowering", "CompositionModel", "Containers",
        "DesignChecks", "Diagnostics", "Geometry", "ImageCoding", "JSONTree", "LottieImport",
        "Platform", "SceneModel", "SceneRendering", "TimelineConversion", "VectorRaster",
        "ViewTree",
      ],
      path: "Sources/xsheet-bench"),

    // What test targets share: paths, comparison of scenes, and approved files.
    .target(
      name: "TestSupport",
      dependencies: [
        "CommandLineParsing", "Geometry", "ImageCoding", "JSONTree", "SceneModel", "StateMachines",
        "TextLayout", "TimelineModel", "VectorRaster", "ViewTree",
      ],
      path: "Tests/TestSupport"),

    .testTarget(name: "GeometryTests", dependencies: ["Geometry", "TestSupport"]),
    .testTarget(name: "PlatformTests", dependencies: ["Platform"]),
    .testTarget(
      name: "StateMachinesTests", dependencies: ["Geometry", "StateMachines", "TestSupport"]),
    .testTarget(
      name: "TextLayoutTests",
      dependencies: ["Geometry", "SceneModel", "TestSupport", "TextLayout"]),
    .testTarget(
      name: "ViewTreeTests",
      dependencies: ["Geometry", "SceneModel", "TestSupport", "TextLayout", "ViewTree"]),
    .testTarget(
      name: "CompositionLoweringTests",
      dependencies: [
        "Animation", "CompositionLowering", "CompositionModel", "DesignChecks", "Geometry",
        "JSONTree", "LottieImport", "SceneModel", "TestSupport", "TextLayout", "ViewTree",
      ]),
    .testTarget(
      name: "TimelineConversionTests",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Containers", "DesignChecks", "Diagnostics",
        "Geometry", "LottieImport", "SceneModel", "SceneRendering", "StateMachines",
        "TestSupport", "TextLayout", "TimelineConversion", "TimelineFormat", "TimelineModel",
        "VectorRaster", "Verification", "ViewTree",
      ]),
    .testTarget(
      name: "ExpressionEngineTests",
      dependencies: [
        "CompositionModel", "Containers", "DesignChecks", "Diagnostics", "ExpressionEngine",
        "Geometry", "LottieImport", "SceneModel", "TestSupport", "TextLayout", "ViewTree",
      ]),
    .testTarget(
      name: "SwiftUIExportTests",
      dependencies: [
        "Animation", "Diagnostics", "Geometry", "SceneModel", "SwiftUIExport", "TestSupport",
        "TimelineModel", "ViewTree",
      ]),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "EmbeddedTexts"]),
    .testTarget(name: "JSONTreeTests", dependencies: ["Diagnostics", "JSONTree", "TestSupport"]),
    .testTarget(
      name: "FixtureTests",
      dependencies: [
        "CompositionLowering", "CompositionModel", "DesignChecks", "Diagnostics", "ImageCoding",
        "LottieImport", "SceneModel", "SceneRendering", "TestSupport", "TimelineConversion",
        "TimelineFormat", "TimelineModel", "VectorRaster", "ViewTree",
      ]),
    .testTarget(
      name: "ContainersTests",
      dependencies: [
        "CompositionModel", "Containers", "DesignChecks", "Diagnostics", "LottieImport",
        "TestSupport",
      ]),
    .testTarget(
      name: "TimelineModelTests",
      dependencies: [
        "Diagnostics", "Geometry", "JSONTree", "SceneModel", "StateMachines", "TestSupport",
        "TextLayout", "TimelineFormat", "TimelineModel", "ViewTree",
      ]),
    .testTarget(
      name: "LottieImportTests",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Containers", "DesignChecks", "Diagnostics",
        "Geometry", "LottieImport", "SceneModel", "StateMachines", "TestSupport", "TextLayout",
        "ViewTree",
      ]),
    .testTarget(
      name: "VectorRasterTests",
      dependencies: ["Geometry", "SceneModel", "TestSupport", "VectorRaster"]),
    .testTarget(
      name: "SceneRenderingTests",
      dependencies: ["Geometry", "SceneModel", "SceneRendering", "TestSupport", "VectorRaster"]),
    .testTarget(
      name: "ImageCodingTests", dependencies: ["CGIF", "ImageCoding"],
      linkerSettings: [.linkedLibrary("gif")]),
    .testTarget(
      name: "CommandLineParsingTests",
      dependencies: ["CommandLineParsing", "Diagnostics", "TestSupport"]),
    .testTarget(
      name: "VerificationTests",
      dependencies: [
        "CompositionLowering", "CompositionModel", "DesignChecks", "Geometry", "LottieImport",
        "SceneModel", "TimelineConversion", "TimelineModel", "VectorRaster", "Verification",
        "ViewTree",
      ]),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "CompositionModel", "DesignChecks", "Diagnostics", "Geometry", "Inventory", "JSONTree",
        "LottieImport", "Reporting", "SceneModel", "TestSupport", "TimelineFormat",
        "TimelineModel", "Verification", "ViewTree",
      ]),
    .testTarget(
      name: "ComparingTests",
      dependencies: [
        "Comparing", "CompositionModel", "DesignChecks", "Geometry", "Inventory", "JSONTree",
        "LottieImport", "Reporting", "SceneModel", "StateMachines", "TestSupport", "TimelineFormat",
        "TimelineModel", "ViewTree",
      ]),
    .testTarget(name: "BatchesTests", dependencies: ["Batches", "TestSupport", "Xsheet"]),
    .testTarget(
      name: "PreviewsTests",
      dependencies: ["ImageCoding", "Previews", "TestSupport", "TimelineFormat", "TimelineModel"]),
    // Preview pages in a real browser.
    .testTarget(
      name: "PreviewPageTests",
      dependencies: [
        "Geometry", "ImageCoding", "JSONTree", "StateMachines", "TestSupport", "TimelineFormat",
        "TimelineModel", "ViewTree", "Xsheet",
      ]),
    // The first example of the README, which a test compares with it and runs.
    .executableTarget(name: "HelloXsheet", dependencies: ["Xsheet"], path: "Tests/HelloXsheet"),
    .testTarget(
      name: "XsheetTests",
      dependencies: [
        "Animation", "CompositionLowering", "CompositionModel", "Diagnostics", "Geometry",
        "HelloXsheet", "ImageCoding", "Platform", "SceneModel", "SceneRendering", "StateMachines",
        "SwiftUIExport", "TestSupport", "TimelineConversion", "TimelineFormat", "TimelineModel",
        "VectorRaster", "Verification", "ViewTree", "Xsheet",
      ]),
    .testTarget(
      name: "XsheetCommandTests",
      dependencies: [
        "Batches", "CommandLineParsing", "CompositionModel", "DesignChecks", "Diagnostics",
        "Geometry", "ImageCoding", "JSONTree", "LottieImport", "SceneModel", "SceneRendering",
        "TestSupport", "TimelineConversion", "TimelineFormat", "TimelineModel", "VectorRaster",
        "ViewTree", "Xsheet", "XsheetCommand", "xsheet",
      ]),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// `Tools/fuzz` builds these with a sanitizer that brings their `main`; plain builds do not know them.
if Context.environment["FUZZ"] == "1" {
  package.products += [
    .executable(name: "ImportFuzzer", targets: ["ImportFuzzer"]),
    .executable(name: "JSONFuzzer", targets: ["JSONFuzzer"]),
    .executable(name: "ReaderFuzzer", targets: ["ReaderFuzzer"]),
  ]
  package.targets += [
    .executableTarget(
      name: "ImportFuzzer",
      dependencies: [
        "CompositionLowering", "CompositionModel", "Containers", "DesignChecks", "Diagnostics",
        "FuzzerMutator", "Geometry", "LottieImport", "SceneModel", "SceneRendering",
        "TimelineConversion", "TimelineFormat", "TimelineModel", "VectorRaster", "ViewTree",
      ],
      path: "Fuzz/ImportFuzzer"),
    .executableTarget(
      name: "ReaderFuzzer",
      dependencies: [
        "Batches", "CompositionModel", "Containers", "DesignChecks", "FuzzerMutator", "ImageCoding",
        "JSONTree", "LottieImport", "Reporting", "StateMachines", "TextLayout", "XsheetCommand",
      ],
      path: "Fuzz/ReaderFuzzer"),
    .target(name: "FuzzerMutator", path: "Fuzz/FuzzerMutator"),
    .executableTarget(
      name: "JSONFuzzer", dependencies: ["Diagnostics", "JSONTree"], path: "Fuzz/JSONFuzzer",
      exclude: ["words"]),
  ]
}

if let toolBundle {
  package.targets.append(.binaryTarget(name: "XsheetTool", path: toolBundle))
}

let compiled: Set<Target.TargetType> = [.regular, .executable, .test]
for target in package.targets where compiled.contains(target.type) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  // Tests take longer to optimize than to run. Only a root package may have such flags.
  if isRoot, target.type == .test { target.swiftSettings?.append(.unsafeFlags(["-Onone"])) }
}
