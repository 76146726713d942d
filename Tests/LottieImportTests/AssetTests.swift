import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// Precompositions and pictures.
@Suite struct AssetTests {
  private static func show(_ id: String, more: String = "") -> String {
    #"{"ty": 0, "refId": "\#(id)", "ip": 0, "op": 60, "st": 0, "w": 20, "h": 10, "ks": {}\#(more)}"#
  }

  private static func comp(_ id: String, _ layers: String) -> String {
    #"{"id": "\#(id)", "nm": "\#(id.uppercased())", "layers": [\#(layers)]}"#
  }

  @Test("a precomposition may be listed after those that show it; its time is in frames")
  func precomposition() throws {
    let composition = try importClean(
      Fixture.file(
        layers: Self.show("a", more: #", "tm": {"k": 2}"#),
        assets: "[\(Self.comp("a", Self.show("b"))), \(Self.comp("b", Fixture.nullLayer(1)))]"))
    #expect(composition.precompositions.map(\.id) == ["a", "b"])
    #expect(
      composition.layers[0].content
        == .precomposition(0, size: Vector2(20, 10), timeRemap: AnimatedValue(60)))
    #expect(
      composition.precompositions[0].layers[0].content
        == .precomposition(1, size: Vector2(20, 10), timeRemap: nil))
    #expect(composition.precompositions[1].layers[0].pointer == "/assets/1/layers/0")
  }

  @Test("widths and heights below 0 are 0")
  func negativeExtent() throws {
    let result = try importText(
      Fixture.file(
        layers: Self.show("a").replacing(#""w": 20"#, with: #""w": -34"#),
        assets: "[\(Self.comp("a", Fixture.nullLayer(1)))]"))
    #expect(
      result.composition.layers[0].content
        == .precomposition(0, size: Vector2(0, 10), timeRemap: nil))
    #expect(codes(result) == [.numberOutOfRange])
  }

  @Test("findings name the compositions and layers on their path")
  func layerPath() throws {
    let result = try importText(
      Fixture.file(
        layers: Self.show("a"),
        assets: "[\(Self.comp("a", Fixture.nullLayer(4, more: #", "bm": 50"#)))]"))
    #expect(result.diagnostics.items.map(\.layerPath) == [["A", "Null 4"]])
  }

  @Test("a precomposition inside itself is ignored")
  func cycle() throws {
    let result = try importText(
      Fixture.file(
        layers: Self.show("a"),
        assets: "[\(Self.comp("a", Self.show("b"))), \(Self.comp("b", Self.show("a")))]"))
    #expect(codes(result) == [.precompositionCycle])
    #expect(result.composition.precompositions[1].layers[0].content == .null)
  }

  @Test("missing and double assets")
  func broken() throws {
    let missing = try importText(Fixture.file(layers: Self.show("x")))
    #expect(codes(missing) == [.missingAsset])
    #expect(missing.composition.layers[0].content == .null)
    let asset = Self.comp("a", Fixture.nullLayer(1))
    let double = try importText(
      Fixture.file(layers: Self.show("a"), assets: "[\(asset), \(asset)]"))
    #expect(codes(double) == [.duplicateAsset])
  }

  @Test("pictures in the file and next to it")
  func images() throws {
    let layer = #"{"ty": 2, "refId": "a", "ip": 0, "op": 9, "st": 0, "ks": {}}"#
    let result = try importText(
      Fixture.file(
        layers: layer,
        assets:
          #"[{"id": "a", "w": 3, "h": 4, "u": "", "p": "data:image/png;base64,AQID/w==", "e": 1}, "#
          + #"{"id": "b", "w": 1, "h": 1, "u": "images/", "p": "b.png", "e": 0}]"#))
    #expect(codes(result).isEmpty)
    #expect(result.composition.images.map(\.pointer) == ["/assets/0", "/assets/1"])
    var images = result.composition.images
    for index in images.indices { images[index].pointer = "" }
    #expect(
      images == [
        ImageAsset(id: "a", size: Vector2(3, 4), source: .embedded([1, 2, 3, 255])),
        ImageAsset(id: "b", size: Vector2(1, 1), source: .external(path: "images/b.png")),
      ])
  }

  @Test(
    "broken data URLs are reported",
    arguments: [
      "data:image/png;base64,####", "data:image/png,abc", "data:", "data:image/png;base64,A",
    ])
  func brokenImage(url: String) throws {
    let result = try importText(
      Fixture.file(layers: Fixture.nullLayer(1), assets: #"[{"id": "a", "p": "\#(url)"}]"#))
    #expect(codes(result) == [.malformedData])
  }

  @Test(
    "how pictures fill their size",
    arguments: [
      ("none", PictureFit.stretch, false), ("xMidYMid meet", .contain, false),
      ("xMidYMid slice", .cover, false), ("xMinYMax meet", .contain, true),
    ])
  func fit(text: String, fit: PictureFit, isReported: Bool) throws {
    let result = try importText(
      Fixture.file(
        layers: "", assets: #"[{"id": "i", "p": "i.png", "w": 1, "h": 2, "pr": "\#(text)"}]"#))
    #expect(result.composition.images.map(\.fit) == [fit])
    #expect(codes(result) == (isReported ? [.pictureAlignment] : []))
  }
}
