import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// Audio, data, cameras, slots and the members of the root other than layers.
@Suite struct ResourceTests {
  private func layer(_ members: String, assets: String = "[]") throws -> (Layer, ImportResult) {
    let result = try importText(
      Fixture.file(layers: #"{"ip": 0, "op": 9, "ks": {}, \#(members)}"#, assets: assets))
    return (try #require(result.composition.layers.first), result)
  }

  @Test("audio, in the file and next to it")
  func audio() throws {
    let (layer, result) = try layer(
      #""ty": 6, "refId": "s", "au": {"lv": {"k": [-6, 3]}}"#,
      assets: #"[{"id": "s", "p": "data:audio/mp3;base64,AQI=", "u": "", "e": 1}, "#
        + #"{"id": "t", "nm": "T", "p": "b.MP3", "u": "snd/"}]"#)
    #expect(
      layer.content
        == .audio(sound: 0, levels: AnimatedValue(Vector3(-6, 3, 0))))
    #expect(
      result.composition.sounds == [
        FileAsset(id: "s", source: .embedded([1, 2])),
        FileAsset(id: "t", name: "T", source: .external(path: "snd/b.MP3")),
      ])
    #expect(codes(result) == [.unsupportedAudio])
  }

  @Test("data for expressions")
  func data() throws {
    let (layer, result) = try layer(
      #""ty": 15, "refId": "d""#, assets: #"[{"id": "d", "t": 3, "p": "d.json", "u": "", "e": 0}]"#)
    #expect(layer.content == .data(0))
    #expect(
      result.composition.dataSources == [FileAsset(id: "d", source: .external(path: "d.json"))])
    #expect(codes(result) == [.unsupportedData])
    #expect(result.diagnostics.highestSeverity == .note)
  }

  @Test("cameras")
  func camera() throws {
    let (layer, result) = try layer(
      #""ty": 13, "ddd": 1, "pe": {"k": 256}, "ks": {"a": {"k": [1, 2, 3]}}"#)
    #expect(layer.content == .camera(zoom: AnimatedValue(256), isAimed: true))
    #expect(codes(result) == [])
    // Without a point of interest the camera points straight ahead.
    let (other, _) = try self.layer(#""ty": 13, "pe": {"k": 256}, "ks": {}"#)
    #expect(other.content == .camera(zoom: AnimatedValue(256), isAimed: false))
  }

  @Test("parts of image sequences")
  func sequence() throws {
    let (_, result) = try layer(
      #""ty": 2, "refId": "i""#, assets: #"[{"id": "i", "t": "seq", "p": "i.png", "w": 1, "h": 2}]"#
    )
    #expect(result.composition.images.map(\.isSequencePart) == [true])
    #expect(codes(result) == [])
  }

  @Test(
    "assets of another kind than the layer shows",
    arguments: [(0, "i"), (2, "c"), (6, "i"), (15, "c")])
  func wrongAsset(type: Int, id: String) throws {
    let (_, result) = try layer(
      #""ty": \#(type), "refId": "\#(id)""#,
      assets: #"[{"id": "i", "p": "i.png"}, {"id": "c", "layers": []}]"#)
    #expect(codes(result).contains(.wrongAsset))
  }

  @Test("assets without identifier or contents are ignored")
  func incompleteAssets() throws {
    let result = try importText(
      Fixture.file(
        layers: Fixture.nullLayer(1), assets: #"[{"p": "i.png"}, {"id": "x", "zz": 1}]"#))
    #expect(codes(result) == [.missingIdentifier, .emptyAsset])
    #expect(result.composition.images.isEmpty)
  }

  @Test("slots have the values of their properties, and the pointers of these")
  func slots() throws {
    let result = try importText(
      Fixture.file(
        layers: #"{"ty": 3, "ip": 0, "op": 9, "ks": {"o": {"sid": "a", "k": 1}}}"#,
        more: #", "slots": {"a": {"p": {"k": 50}}, "b/c": {"p": {"k": 3}, "zz": 1}}"#))
    #expect(
      result.composition.slots == [
        Slot(
          id: "a", value: AnimatedValue(.number(0.5)), uses: ["/layers/0/ks/o"]), Slot(id: "b/c"),
      ])
    #expect(codes(result) == [.unsupportedSlot, .unknownMember, .unusedSlot])
    #expect(
      result.diagnostics.items.map(\.pointer) == [
        "/layers/0/ks/o", "/slots/b~1c/zz", "/slots/b~1c",
      ])
  }

  @Test("metadata, motion blur and markers that span frames")
  func root() throws {
    let composition = try importClean(
      Fixture.file(
        layers: Fixture.nullLayer(1),
        more: #", "meta": {"g": "G", "a": "A", "d": "D", "k": "x, y", "tc": "red"}, "#
          + #""mb": {"sa": 90, "sp": 0, "spf": 8, "asl": 64}, "#
          + #""markers": [{"cm": "m", "tm": 5, "dr": 7}], "props": {}, "metadata": {"a": 1}"#))
    #expect(composition.metadata.generator == "G" && composition.metadata.author == "A")
    #expect(composition.metadata.keywords == ["x", "y"])
    #expect(composition.metadata.themeColor == "red")
    #expect(
      composition.motionBlur
        == MotionBlurSettings(
          shutterAngle: 90, shutterPhase: 0, samplesPerFrame: 8, adaptiveSampleLimit: 64))
    #expect(composition.markers == [Marker(name: "m", time: 5, duration: 7)])
  }

  @Test("findings in a layer have its frames; others have none")
  func frames() throws {
    let result = try importText(
      Fixture.file(
        layers: #"{"ty": 3, "ip": 3, "op": 7, "ks": {}, "bm": 99}, "#
          + #"{"ty": 3, "ip": 7, "op": 3, "ks": {}, "bm": 99}"#, more: #", "zz": 1"#))
    #expect(result.diagnostics.items.map(\.frames) == [3..<7, nil, nil, nil])
  }
}
