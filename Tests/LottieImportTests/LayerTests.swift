import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// Layers, their transforms, and the links between them.
@Suite struct LayerTests {
  private func layer(_ members: String) throws -> (Layer, ImportResult) {
    let result = try importText(
      Fixture.file(layers: #"{"ind": 1, "ip": 1, "op": 50, "st": 2, \#(members)}"#))
    return (try #require(result.composition.layers.first), result)
  }

  @Test("times, flags and name")
  func basics() throws {
    let (layer, result) = try layer(
      #""ty": 3, "sr": 2, "nm": "A", "ks": {}, "ao": 1, "hd": 1, "td": 1, "bm": 17"#)
    #expect(result.diagnostics.items.isEmpty)
    #expect((layer.name, layer.inPoint, layer.outPoint) == ("A", 1, 50))
    #expect((layer.startTime, layer.stretch, layer.blendMode) == (2, 2, .hardMix))
    #expect(layer.autoOrients && layer.isHidden && layer.isMatteSource)
    #expect(layer.pointer == "/layers/0")
  }

  @Test("a layer without name is named after its kind and position")
  func names() throws {
    #expect(try layer(#""ty": 4, "ks": {}, "shapes": []"#).0.name == "Shape 1")
  }

  @Test("layers are called by one name before and after import", arguments: 0...15)
  func titles(number: Int) throws {
    let assets = #"[{"id": "p", "layers": []}, {"id": "i", "w": 1, "h": 1, "p": "a.png"}]"#
    let members = #""ty": \#(number), "refId": "\#(number == 0 ? "p" : "i")", "ks": {}"#
    let result = try importText(
      Fixture.file(layers: #"{"ip": 0, "op": 9, \#(members)}"#, assets: assets))
    let layer = try #require(result.composition.layers.first)
    #expect(layer.content.title == LayerType(rawValue: number)?.name)
  }

  @Test("each mask mode has a letter")
  func maskLetters() throws {
    let masks = "abcdefghijklmnopqrstuvwxyz".map {
      #"{"mode": "\#($0)", "pt": {"k": {"v": [[0, 0]], "i": [[0, 0]], "o": [[0, 0]]}}}"#
    }
    let (layer, _) = try layer(
      #""ty": 3, "ks": {}, "hasMask": true, "masksProperties": [\#(masks.joined(separator: ","))]"#)
    #expect(layer.masks.count == MaskMode.allCases.count)
    #expect(Set(layer.masks.map(\.mode)) == Set(MaskMode.allCases))
  }

  @Test("transform: units, and skew, opacity and rotation about all axes")
  func transform() throws {
    let (layer, result) = try layer(
      #""ty": 3, "ddd": 1, "ks": {"a": [1, 2], "p": {"k": [3, 4, 5]}, "s": [50, 200], "#
        + #""rz": 10, "rx": 20, "ry": 30, "or": [1, 2, 3], "sk": 4, "sa": 5, "o": 25}"#)
    #expect(result.diagnostics.items.isEmpty)
    var expected = LayerTransform()
    expected.anchor = AnimatedValue(Vector3(1, 2, 0))
    expected.position = .unified(AnimatedValue(Vector3(3, 4, 5)))
    expected.scale = AnimatedValue(Vector3(0.5, 2, 1))
    expected.rotation = AnimatedValue(10)
    expected.rotationX = AnimatedValue(20)
    expected.rotationY = AnimatedValue(30)
    expected.orientation = AnimatedValue(Vector3(1, 2, 3))
    expected.skew = AnimatedValue(4)
    expected.skewAxis = AnimatedValue(5)
    expected.opacity = AnimatedValue(0.25)
    #expect(layer.transform == expected)
  }

  @Test("split position", arguments: ["true", "1"])
  func split(flag: String) throws {
    let (layer, _) = try layer(
      #""ty": 3, "ks": {"p": {"s": \#(flag), "x": {"k": 3}, "y": {"k": [4]}}}"#)
    #expect(
      layer.transform.position
        == .split(x: AnimatedValue(3), y: AnimatedValue(4), z: AnimatedValue(0)))
  }

  @Test("solids", arguments: ["#ff8000", "ff8000", "#FF8000FF"])
  func solid(color: String) throws {
    let (layer, _) = try layer(#""ty": 1, "ks": {}, "sw": 30, "sh": 40, "sc": "\#(color)""#)
    #expect(
      layer.content
        == .solid(Color(red: 1, green: 128.0 / 255, blue: 0), size: Vector2(30, 40)))
  }

  @Test(
    "unsupported layers are reported by their kind",
    arguments: [
      (7, "video placeholder", DiagnosticCode.unsupportedVideo), (9, "video", .unsupportedVideo),
      (10, "image placeholder", .unsupportedImage), (11, "guide", .guideLayer),
      (14, "light", .unsupportedLight),
      (99, "type 99", .unsupportedLayer),
    ])
  func unsupported(type: Int, name: String, code: DiagnosticCode) throws {
    let (layer, result) = try layer(#""ty": \#(type), "ks": {}, "refId": "x", "w": 3"#)
    #expect(layer.content == .unsupported(name))
    #expect(codes(result) == [code])
    #expect(result.diagnostics.items.first?.frames == 1..<50)
  }

  @Test("adjustment layers have a size or none")
  func adjustments() throws {
    let (layer, result) = try layer(##""ty": 12, "ks": {}, "sw": 3, "sh": 4, "sc": "#ffffff""##)
    #expect(layer.content == .adjustment(size: Vector2(3, 4)))
    #expect(codes(result).isEmpty)
    let (plain, found) = try self.layer(
      #""ty": 12, "ks": {}, "ef": [{"ty": 22, "ef": []}], "sy": [{"ty": 7}]"#)
    #expect(plain.content == .adjustment(size: nil))
    #expect(codes(found) == [.unsupportedAdjustment])
  }

  @Test("types as the first exporters wrote them", arguments: ["NullLayer", "ShapeLayer"])
  func oldType(name: String) throws {
    let (layer, result) = try layer(#""ty": "\#(name)", "ks": {}, "shapes": []"#)
    #expect(layer.content == (name == "NullLayer" ? .null : .shapes([])))
    #expect(codes(result).contains(.oldDialect))
  }

  @Test("names for web pages, motion blur, collapsing, depth and index")
  func flags() throws {
    let (layer, result) = try layer(
      #""ty": 3, "ks": {}, "mb": true, "ct": 1, "ddd": 1, "ln": "id", "cl": "a b", "tg": "g""#)
    #expect(layer.hasMotionBlur && layer.collapsesTransform && layer.isThreeDimensional)
    #expect(
      (layer.webNames.id, layer.webNames.classes, layer.webNames.tag) == ("id", "a b", "g"))
    #expect(layer.index == 1)
    #expect(codes(result) == [.unsupportedMotionBlur])
  }

  @Test("motion blur is drawn if the composition has it too")
  func motionBlur() throws {
    let text = Fixture.file(
      layers: #"{"ty": 3, "ip": 1, "op": 50, "ks": {}, "mb": true}"#)
    let enabled = text.replacing("\"layers\"", with: "\"mb\": {\"sa\": 90}, \"layers\"")
    #expect(try codes(importText(text)) == [.unsupportedMotionBlur])
    let result = try importText(enabled)
    #expect(codes(result).isEmpty)
    #expect(result.composition.motionBlur == MotionBlurSettings(shutterAngle: 90))
  }

  @Test("expressions are kept as text with the places of their properties")
  func expressions() throws {
    let result = try importText(
      Fixture.file(
        layers: Fixture.nullLayer(1) + ", "
          + #"{"ty": 3, "ip": 0, "op": 9, "ks": {"o": {"k": 50, "x": "time"}}}"#))
    #expect(result.composition.layers[0].expressions.isEmpty)
    #expect(
      result.composition.layers[1].expressions
        == [PropertyExpression(pointer: "/layers/1/ks/o", source: "time")])
    #expect(result.composition.layers[1].transform.opacity.initial == 0.5)
    #expect(codes(result) == [.evaluatedExpression])
    #expect(result.diagnostics.items.first?.pointer == "/layers/1/ks/o/x")
  }

  @Test("masks")
  func masks() throws {
    let path = #""pt": {"k": {"i": [[0,0]], "o": [[0,0]], "v": [[1,2]], "c": true}}"#
    let (layer, result) = try layer(
      #""ty": 3, "ks": {}, "hasMask": true, "masksProperties": [{"mode": "n", \#(path)}, "#
        + #"{"mode": "s", "inv": true, "nm": "M", "o": {"k": 50}, "x": {"k": 3}, \#(path)}, "#
        + #"{"mode": "f", "f": {"k": [2, 0]}, \#(path)}, {"mode": "q", \#(path)}]"#)
    #expect(layer.masks.map(\.mode) == [.subtract, .difference])
    #expect(layer.masks[0].isInverted && layer.masks[0].name == "M")
    #expect(layer.masks[0].opacity.initial == 0.5 && layer.masks[0].expansion.initial == 3)
    #expect(layer.masks[1].feather.initial == Vector3(2, 0, 0))
    #expect(codes(result) == [.unsupportedMask])
  }

  @Test("a layer without transform or times has defaults")
  func incomplete() throws {
    let result = try importText(Fixture.file(layers: #"{"ty": 3}"#))
    #expect(codes(result) == [.missingMember, .missingMember, .missingMember])
    #expect(result.composition.layers[0].outPoint == 60)
  }

  @Test("unknown blend modes are normal")
  func blendMode() throws {
    let (layer, result) = try layer(#""ty": 3, "ks": {}, "bm": 99"#)
    #expect(layer.blendMode == .normal)
    #expect(codes(result) == [.unsupportedBlendMode])
  }
}
