// swift-tools-version: 6.1
import PackageDescription

// Draws the generated views of `Compositions` with SwiftUI and compares them with the approved frames; see README.md.

// On Linux a stand-in has the module SwiftUI, and libpng reads the frames.
#if os(Linux)
  let dependencies: [Package.Dependency] = [.package(path: "../SwiftUIStandIn")]
  let swiftUI: [Target.Dependency] = [.product(name: "SwiftUI", package: "SwiftUIStandIn")]
  let platform: [Target.Dependency] =
    swiftUI + [.product(name: "SwiftUIHost", package: "SwiftUIStandIn"), "CFramePNG"]
  let libraries: [Target] = [
    .systemLibrary(name: "CFramePNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])])
  ]
#else
  let dependencies: [Package.Dependency] = []
  let swiftUI: [Target.Dependency] = []
  let platform: [Target.Dependency] = []
  let libraries: [Target] = []
#endif

/// The folders of `Views`, which are links to the approved source: a module each, as their support types have the same
/// names.
let views = [
  "MenuScale", "NoTimeToStop", "NoTimeToStopKeyframes", "NumberFlip", "Reaction", "ReactionPhases",
  "Shake", "Transitions",
]

let package = Package(
  name: "MacCheck",
  platforms: [.macOS(.v14)],
  dependencies: dependencies,
  targets: libraries + [
    .target(name: "MacCheck", dependencies: platform),
    .executableTarget(name: "Experiments", dependencies: ["MacCheck"] + swiftUI),
    .testTarget(
      name: "MacCheckTests",
      dependencies: ["MacCheck"] + views.map { .byName(name: $0) } + swiftUI),
  ]
    + views.map {
      .target(
        name: $0, dependencies: swiftUI, path: "Views/\($0)",
        exclude: $0 == "NumberFlip" ? ["Assets.xcassets"] : [])
    },
  swiftLanguageModes: [.v6]
)
