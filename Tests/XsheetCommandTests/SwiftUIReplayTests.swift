import Foundation
import TestSupport
import Testing

/// Generated SwiftUI code as `verify` and `render` run it; without the built stand-in nothing is run.
@Suite struct SwiftUIReplayTests {
  private static let isBuilt = FileManager.default.fileExists(
    atPath: ProjectFolder.root.appendingPathComponent(
      "Tools/SwiftUIStandIn/.build/release/libSwiftUIStandIn.a"
    ).path)

  @Test("options of other commands' forms are refused")
  func options() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    for line in [
      "xsheet verify a.json --style events", "xsheet render a.json -o a.png --style keyframes",
      "xsheet render a.json -o a.png --via timeline --style keyframes",
      "xsheet verify --swiftui a.json --timeline a.json",
    ] {
      #expect(try place.shell(line).status == 64, "\(line)")
    }
  }

  @Test("the timeline of a design is drawn as the design")
  func timeline() throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    #expect(try place.shell("xsheet render a.json -q -o a.png --frames 1").status == 0)
    #expect(
      try place.shell("xsheet render a.json -q -o b.png --frames 1 --via timeline").status == 0)
    #expect(try place.read("a.png") == place.read("b.png"))
  }

  /// Designs of features whose source is easily wrong in a way that still compiles.
  private static let fixtures = [
    "masks/add-subtract", "masks/animated-expansion", "masks/difference",
    "masks/negative-expansion", "masks/inverted-subtract", "space/orientation", "space/rotation-x",
    "strokes/dash-animated",
    "strokes/dash-offset-animated", "trim/offset-wraps", "trim/animated", "transforms/skew-axis",
    "transforms/auto-orient-curve", "gradients/alpha-stops", "gradients/animated-stops",
    "effects/fill-opacity", "effects/invert", "styles/color-overlay",
    "effects/drop-shadow-animated", "images/contain",
  ]

  @Test(
    "designs of many features match in both styles",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func features(style: String) throws {
    let place = try Workspace()
    let files = Self.fixtures.map {
      ProjectFolder.root.appendingPathComponent("Tests/Fixtures/\($0).json").path
    }
    let outcome = try place.shell(
      "xsheet verify --swiftui -q --style \(style) \(files.joined(separator: " "))")
    let text = String(decoding: outcome.output, as: UTF8.self)
    let failures = text.split(separator: "\n").filter {
      $0.contains(": differs as") || $0.contains(": close as")
    }
    #expect(failures.isEmpty)
    #expect(text.contains("\(files.count) match"))
  }

  @Test(
    "generated code is compiled, run and compared in both styles",
    .enabled(if: SwiftUIReplayTests.isBuilt), arguments: ["events", "keyframes"])
  func verify(style: String) throws {
    let place = try Workspace()
    try place.write(Sample.square(), "a.json")
    let outcome = try place.shell("xsheet verify --swiftui --style \(style) a.json")
    #expect(outcome.status == 0, "\(outcome.error)")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.hasPrefix("a.json: match as SwiftUI; "))
    #expect(
      try place.shell("xsheet render a.json -q -o a.png --via swiftui --style \(style)").status == 0
    )
  }
}
