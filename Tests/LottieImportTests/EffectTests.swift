import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// Effects and layer styles.
@Suite struct EffectTests {
  private func layer(_ members: String) throws -> (Layer, ImportResult) {
    let result = try importText(
      Fixture.file(layers: #"{"ty": 3, "ip": 0, "op": 9, "ks": {}, \#(members)}"#))
    return (try #require(result.composition.layers.first), result)
  }

  @Test(
    "effects by number",
    arguments: [
      (20, "Tint"), (21, "Fill"), (22, "Stroke"), (23, "Tritone"), (24, "Levels"),
      (25, "Drop Shadow"), (26, "Radial Wipe"), (27, "Displacement Map"), (28, "Set Matte"),
      (29, "Gaussian Blur"), (30, "Twirl"), (31, "Mesh Warp"), (32, "Ripple"), (33, "Spherize"),
      (34, "Puppet"), (35, "Transform"),
    ])
  func kinds(type: Int, title: String) throws {
    let (layer, result) = try layer(#""ef": [{"ty": \#(type), "nm": "\#(title)", "ef": []}]"#)
    #expect(layer.effects.map(\.title) == [title])
    let drawn = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 32, 33, 35]
    guard !drawn.contains(type) else {
      #expect(codes(result).isEmpty)
      return
    }
    #expect(codes(result) == [.unsupportedEffect])
    #expect(result.diagnostics.items.first?.message == "\(title) is not drawn.")
  }

  @Test(
    "effects by match name",
    arguments: [
      (5, "ADBE Box Blur2", "Fast Box Blur"), (5, "ADBE Fast Blur", "Gaussian Blur"),
      (5, "ADBE Invert", "Invert"), (5, "ADBE Brightness & Contrast 2", "Brightness & Contrast"),
      (5, "ADBE HUE SATURATION", "Hue/Saturation"), (5, "ADBE Exposure2", "Exposure"),
      (5, "ADBE Posterize", "Posterize"), (5, "ADBE Threshold2", "Threshold"),
      (5, "ADBE Black&White", "Black & White"), (5, "ADBE Ramp", "Gradient Ramp"),
      (5, "ADBE Linear Wipe", "Linear Wipe"), (5, "ADBE Venetian Blinds", "Venetian Blinds"),
      (5, "ADBE Wave Warp", "Wave Warp"), (32, "ADBE Wave Warp", "Wave Warp"),
      (5, "ADBE Mirror", "Mirror"), (5, "ADBE Offset", "Offset"), (5, "ADBE Tile", "Motion Tile"),
      (5, "ADBE Corner Pin", "Corner Pin"), (5, "ADBE Mosaic", "Mosaic"),
    ])
  func namedKinds(type: Int, matchName: String, title: String) throws {
    let (layer, result) = try layer(
      #""ef": [{"ty": \#(type), "mn": "\#(matchName)", "ef": []}]"#)
    #expect(layer.effects.map(\.title) == [title])
    #expect(codes(result).isEmpty)
  }

  @Test(
    "settings of effects that are not drawn",
    arguments: [
      (22, "", [5: 0.8], "Stroke is drawn with a hard brush."),
      (32, "", [2: 1], "Ripple is drawn with symmetric waves."),
      (5, "ADBE Wave Warp", [0: 8], "Wave Warp is drawn with sine waves."),
      (5, "ADBE Wave Warp", [5: 2], "Wave Warp is drawn without pinned edges."),
      (5, "ADBE Box Blur2", [1: 1], "Fast Box Blur is drawn with three iterations."),
      (5, "ADBE Box Blur2", [3: 1], "Fast Box Blur is drawn without repeated edge pixels."),
      (
        5, "ADBE HUE SATURATION", [0: 2],
        "Hue/Saturation is drawn with the settings of all colors, without those of single colors."
      ),
      (
        5, "ADBE Exposure2", [0: 2],
        "Exposure is drawn with the settings of all channels, without those of single channels."
      ),
      (5, "ADBE Ramp", [5: 3], "Gradient Ramp is drawn without scatter."),
      (5, "ADBE Offset", [1: 50], "Offset is drawn without the blend with the original."),
    ] as [(Int, String, [Int: Double], String)])
  func lacks(type: Int, matchName: String, values: [Int: Double], message: String) throws {
    let controls = (0...(values.keys.max() ?? 0)).map { place in
      #"{"ty": 0, "v": {"k": \#(values[place] ?? (place == 1 ? 3 : place == 0 ? 1 : 0))}}"#
    }
    let list = controls.joined(separator: ", ")
    let (_, result) = try layer(
      #""ef": [{"ty": \#(type), "mn": "\#(matchName)", "ef": [\#(list)]}]"#)
    #expect(result.diagnostics.items.map(\.code) == [.partialEffect])
    #expect(result.diagnostics.items.map(\.message) == [message])
  }

  @Test("channels that Invert does not support")
  func undrawnChannels() throws {
    let (_, result) = try layer(
      #""ef": [{"ty": 5, "mn": "ADBE Invert", "ef": [{"ty": 7, "v": {"k": 8}}]}]"#)
    #expect(codes(result) == [.unsupportedEffect])
  }

  @Test("controls of all kinds")
  func values() throws {
    let (layer, result) = try layer(
      #""ef": [{"ty": 29, "nm": "Soft", "mn": "ADBE Gaussian Blur 2", "ix": 1, "np": 9, "ef": ["#
        + #"{"ty": 0, "nm": "Blurriness", "mn": "ADBE 1", "ix": 1, "v": {"k": 12}}, "#
        + #"{"ty": 1, "v": {"k": 90}}, {"ty": 2, "v": {"k": [1, 0, 0, 0]}}, "#
        + #"{"ty": 3, "v": {"k": [4, 5]}}, {"ty": 3, "v": {"k": 0}}, {"ty": 4, "v": 1}, "#
        + #"{"ty": 7, "v": {"k": 2}}, {"ty": 10, "v": {"k": 3}}, {"ty": 11, "v": {"k": 1}}, "#
        + #"{"ty": 6, "v": 0}, {"ty": "", "np": 1, "en": 1, "ef": [{"ty": 0, "v": {"k": 8}}]}]}]"#)
    let effect = try #require(layer.effects.first)
    #expect((effect.name, effect.matchName) == ("Soft", "ADBE Gaussian Blur 2"))
    #expect(effect.isEnabled && effect.pointer == "/layers/0/ef/0")
    #expect((effect.values[0].name, effect.values[0].matchName) == ("Blurriness", "ADBE 1"))
    let expected: [ControlContent] = [
      .number(.slider, AnimatedValue(12)), .number(.angle, AnimatedValue(90)),
      .color(AnimatedValue(Color(red: 1, green: 0, blue: 0))),
      .point(AnimatedValue(Vector3(4, 5, 0))), .point(AnimatedValue(.zero)),
      .number(.checkbox, AnimatedValue(1)), .number(.menu, AnimatedValue(2)),
      .number(.layer, AnimatedValue(3)),
      .number(.mask, AnimatedValue(1)), .none,
      .group([EffectValue(name: "", content: .number(.slider, AnimatedValue(8)))]),
    ]
    #expect(effect.values.map(\.content) == expected)
    #expect(effect.panel.number(at: 0)?.initial == 12)
    #expect(effect.panel.color(at: 2)?.initial.red == 1)
    #expect(effect.panel.point(at: 3)?.initial.y == 5)
    #expect(codes(result).isEmpty)
  }

  @Test("a blur that repeats edges is drawn without that")
  func repeatedEdges() throws {
    let (_, result) = try layer(
      #""ef": [{"ty": 29, "nm": "Soft", "ef": [{"ty": 0, "v": {"k": 9}}, {"ty": 7, "v": {"k": 1}}, "#
        + #"{"ty": 7, "v": {"k": 1}}]}]"#)
    #expect(codes(result) == [.partialEffect])
    #expect(
      result.diagnostics.items.first?.message
        == "Gaussian Blur \"Soft\" is drawn without repeated edge pixels.")
  }

  @Test("animated controls, with expressions")
  func animated() throws {
    let (layer, result) = try layer(
      #""ef": [{"ty": 5, "nm": "Speed", "mn": "ADBE Slider Control", "ef": [{"ty": 0, "v": {"x": "a","#
        + #""k": [{"t": 0, "s": [1]}, {"t": 5, "s": [2]}]}}]}]"#)
    #expect(layer.effects[0].role == .expressionControl)
    #expect(layer.effects[0].panel.number(at: 0)?.keyframes.map(\.value) == [1, 2])
    #expect(layer.expressions.map(\.pointer) == ["/layers/0/ef/0/ef/0/v"])
    #expect(codes(result) == [.expressionControl, .evaluatedExpression])
  }

  @Test(
    "effects with values for expressions are notes",
    arguments: [
      (5, "ADBE Color Control", Severity.note), (5, "Pseudo/123", .note), (0, "", .note),
      (5, "ADBE Glo2", .warning), (99, "", .warning),
    ])
  func controls(type: Int, matchName: String, severity: Severity) throws {
    let (_, result) = try layer(#""ef": [{"ty": \#(type), "nm": "N", "mn": "\#(matchName)"}]"#)
    #expect(result.diagnostics.items.map(\.severity) == [severity])
  }

  @Test("disabled effects are kept without a finding")
  func disabled() throws {
    let (layer, result) = try layer(#""ef": [{"ty": 29, "nm": "B", "en": 0, "ef": []}]"#)
    #expect(layer.effects.map(\.isEnabled) == [false])
    #expect(result.diagnostics.items.isEmpty)
  }

  @Test("nested controls have a limit")
  func depth() throws {
    let depth = ImportLimits.effectDepth + 3
    let (_, result) = try layer(
      #""ef": [{"ty": 5, "mn": "X", "ef": ["# + String(repeating: #"{"ef": ["#, count: depth)
        + String(repeating: "]}", count: depth) + "]}]")
    #expect(codes(result) == [.limitExceeded, .unsupportedEffect])
  }

  @Test("layer styles with their values")
  func styles() throws {
    let (layer, result) = try layer(
      #""sy": [{"ty": 1, "nm": "S", "c": {"k": [0, 0, 1]}, "o": {"k": 90}, "a": {"k": 30}, "#
        + #""s": {"k": 12}, "d": {"k": 5}, "ch": {"k": 7}, "bm": {"k": 5}, "no": {"k": 1}, "#
        + #""lc": {"k": 1}}, {"ty": 8, "gf": {"p": 2, "k": {"k": [0, 1, 1, 1, 1, 0, 0, 0]}}, "#
        + #""gt": 1, "of": {"k": [0, 0]}}]"#)
    let shadow = layer.styles[0]
    func content(_ member: String) -> ControlContent? {
      shadow.values.first { $0.matchName == member }?.content
    }
    #expect(
      shadow.title == "Drop Shadow" && shadow.name == "S" && shadow.pointer == "/layers/0/sy/0")
    #expect(shadow.panel.color(at: "c")?.initial == Color(red: 0, green: 0, blue: 1))
    #expect(shadow.panel.number(at: "o")?.initial == 90)
    #expect(content("a") == .number(.angle, AnimatedValue(30)))
    #expect(content("bm") == .number(.menu, AnimatedValue(5)))
    #expect(shadow.values.count == 9)
    #expect(
      layer.styles[1].values.first?.content
        == .gradient(
          colorStopCount: 2, stops: AnimatedValue([0, 1, 1, 1, 1, 0, 0, 0])))
    #expect(codes(result) == [.partialLayerStyle])
    #expect(
      result.diagnostics.items.map(\.message) == [
        "The layer style Drop Shadow is drawn without noise."
      ])
  }

  @Test(
    "settings of styles that are not drawn",
    arguments: [
      (#"{"ty": 9}"#, DiagnosticCode.unsupportedLayerStyle),
      (#"{"ty": 3, "bm": {"k": 19}}"#, .partialLayerStyle),
      (#"{"ty": 8, "gf": {"p": 1, "k": {"k": [0, 1, 1, 1]}}, "al": {"k": 0}}"#, .partialLayerStyle),
      (#"{"ty": 5, "bs": {"k": 5}}"#, .partialLayerStyle),
      (#"{"ty": 3, "r": {"k": 80}}"#, .partialLayerStyle),
    ])
  func partialStyles(style: String, code: DiagnosticCode) throws {
    #expect(codes(try layer(#""sy": [\#(style)]"#).1) == [code])
  }

  @Test("each kind of style has controls, and no member twice", arguments: 0...8)
  func styleControls(type: Int) {
    let members = (LayerStyleMapping.mapping(number: type)?.controls ?? []).map(
      \.member.description)
    #expect(!members.isEmpty && Set(members).count == members.count)
    #expect(LayerStyleMapping.mapping(number: 9)?.title == nil)
  }
}
