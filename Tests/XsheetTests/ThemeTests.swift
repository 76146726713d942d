import Animation
import CompositionModel
import Foundation
import SceneModel
import TestSupport
import Testing
import TimelineModel
import ViewTree

@testable import Xsheet

/// Themes of dotLottie archives give values of slots, in designs, timelines and generated code.
@Suite struct ThemeTests {
  /// A design with slots of all kinds, with the values of its properties or of its slots.
  private func design(slots: String, color: String = "[1, 0, 0]") -> String {
    #"""
    {"v": "5.9.0", "fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, "nm": "Badge",
     "slots": {\#(slots)},
     "assets": [{"id": "i", "w": 2, "h": 2, "u": "", "p": "a.png", "sid": "picture"}],
     "layers": [
      {"ty": 4, "nm": "Box", "ip": 0, "op": 10, "st": 0,
       "ks": {"p": {"a": 0, "k": [50, 50], "sid": "place"}, "o": {"a": 0, "k": 100, "sid": "fade"}},
       "shapes": [{"ty": "gr", "it": [
        {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [40, 20], "sid": "size"},
         "r": {"a": 0, "k": 0}},
        {"ty": "fl", "c": {"a": 0, "k": \#(color), "sid": "brand"}, "o": {"a": 0, "k": 100}},
        {"ty": "tr"}]},
       {"ty": "gr", "it": [
        {"ty": "el", "p": {"a": 0, "k": [0, 30]}, "s": {"a": 0, "k": [20, 20]}},
        {"ty": "gf", "t": 1, "s": {"a": 0, "k": [0, 0]}, "e": {"a": 0, "k": [20, 0]},
         "o": {"a": 0, "k": 100}, "g": {"p": 2, "k": {"a": 0, "k": [0, 1, 1, 1, 1, 0, 0, 0]},
         "sid": "sky"}},
        {"ty": "tr"}]}]},
      {"ty": 2, "nm": "Picture", "refId": "i", "ip": 0, "op": 10, "st": 0, "ks": {}}
     ]}
    """#
  }

  private let rules = [
    #"{"id": "brand", "type": "Color", "value": [0, 0.5, 1, 0.2]}"#,
    #"{"id": "fade", "type": "Scalar", "value": 40}"#,
    #"{"id": "size", "type": "Vector", "value": [30, 60]}"#,
    #"{"id": "place", "type": "Position", "value": [20, 30]}"#,
    #"{"id": "sky", "type": "Gradient", "value": [{"offset": 0, "color": [0, 1, 0, 1]}, {"offset": 1, "color": [0, 0, 1, 0.5]}]}"#,
    #"{"id": "picture", "type": "Image", "value": {"src": "b.png"}}"#,
  ]
  private let themedSlots = """
    "brand": {"p": {"a": 0, "k": [0, 0.5, 1]}}, "fade": {"p": {"a": 0, "k": 40}},
    "size": {"p": {"a": 0, "k": [30, 60]}}, "place": {"p": {"a": 0, "k": [20, 30]}},
    "sky": {"p": {"p": 2, "k": {"a": 0, "k": [0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]}}},
    "picture": {"p": {"u": "", "p": "b.png"}}
    """

  /// An archive of a design with a theme.
  private func archive(_ design: String, rules: [String]) throws -> Design {
    let manifest =
      #"{"version": "2", "animations": [{"id": "badge", "themes": ["dark"]}], "themes": [{"id": "dark"}, {"id": "other"}]}"#
    let theme = #"{"rules": [\#(rules.joined(separator: ", "))]}"#
    let entries = [
      ("manifest.json", manifest), ("a/badge.json", design), ("t/dark.json", theme),
      ("t/other.json", "{}"), ("i/a.png", "A"), ("i/b.png", "B"),
    ]
    return try Design(bytes: ZipWriter.archive(entries), name: "badge.lottie")
  }

  @Test func rulesOfAllTypesTakeThePlaceOfSlots() throws {
    let badge = try archive(design(slots: ""), rules: rules)
    #expect(badge.themes == ["dark"])
    let themed = try badge.theme("dark").composition
    let expected = try archive(design(slots: themedSlots), rules: []).composition
    #expect(themed.layers == expected.layers)
    #expect(themed.images == expected.images)
    #expect(themed.layers != badge.composition.layers)
  }

  @Test func keyframesOfRulesMove() throws {
    let rule = #"""
      {"id": "fade", "type": "Scalar", "keyframes": [{"frame": 0, "value": 10,
       "outTangent": {"x": 0, "y": 0}, "inTangent": {"x": 1, "y": 1}}, {"frame": 5, "value": 90, "hold": true}]}
      """#
    let themed = try archive(design(slots: ""), rules: [rule]).theme("dark").composition
    let opacity = themed.layers[0].transform.opacity
    #expect(opacity.keyframes.map(\.time) == [0, 5])
    #expect(opacity.values.map { ($0 * 100).rounded() } == [10, 90])
  }

  @Test func textsKeepWhatRulesDoNotGive() throws {
    let text = #"""
      {"v": "5.9.0", "fr": 10, "ip": 0, "op": 10, "w": 100, "h": 100, "nm": "Title", "layers": [
       {"ty": 5, "nm": "Title", "ip": 0, "op": 10, "st": 0, "ks": {}, "t": {"a": [], "m": {"g": 1, "a": {"k": [0, 0]}},
        "p": {}, "d": {"sid": "title", "k": [{"t": 0, "s": {"t": "Hello", "f": "Inter", "s": 30, "j": 0, "fc": [1, 0, 0],
         "tr": 5, "lh": 36, "ls": 0}}]}}}]}
      """#
    let rule =
      #"{"id": "title", "type": "Text", "value": {"text": "Bye", "justify": "Center", "fillColor": [0, 0, 1]}}"#
    let themed = try archive(text, rules: [rule]).theme("dark").composition
    guard case .text(let layer) = themed.layers[0].content else {
      Issue.record("a text was expected")
      return
    }
    let document = layer.documents[0].document
    #expect(document.text == "Bye" && document.fontName == "Inter" && document.fontSize == 30)
    #expect(document.justification == .center)
  }

  @Test func timelinesHaveThemesThatChangeNoMotion() throws {
    let badge = try archive(design(slots: ""), rules: Array(rules.dropLast()))
    let timeline = badge.converted().timeline
    #expect(timeline.themes.map(\.name) == ["dark"])
    #expect(timeline.themes[0].values.count == 5)
    let themed = try badge.theme("dark").converted().timeline
    #expect(themed.themes.isEmpty)
    let applied = timeline.applying(timeline.themes[0])
    #expect(applied.events == themed.events)
    #expect(applied.theme(named: "", from: themed).theme.values.isEmpty)
    #expect(timeline.theme(named: "", from: themed).theme.values == timeline.themes[0].values)
  }

  @Test(arguments: [
    (
      #"{"id": "brand", "type": "Color", "keyframes": [{"frame": 0, "value": [0, 0, 0]}, {"frame": 9, "value": [1, 1, 1]}]}"#,
      "changes"
    ),
    (#"{"id": "picture", "type": "Image", "value": {"src": "b.png"}}"#, "options of"),
  ])
  func whatTimelinesLackIsReported(rule: String, part: String) throws {
    let document = try archive(design(slots: ""), rules: [rule]).converted()
    let findings = document.findings.filter { $0.code == .notConverted }
    #expect(findings.count == 1, "\(document.findings)")
    #expect(findings.first?.message.contains("theme “dark”") == true)
  }

  @Test(arguments: [
    ("{}", "names no slot"), (#"{"id": "brand", "type": "Colour"}"#, "unknown type “Colour”"),
    (#"{"id": "brand", "type": "Color", "value": [1]}"#, "no value of the type Color"),
    (#"{"id": "brand", "type": "Color"}"#, "no value of the type Color"),
    (#"{"id": "sky", "type": "Gradient", "value": [{"offset": 0}]}"#, "no value"),
    (
      #"{"id": "fade", "type": "Scalar", "keyframes": [{"frame": 0}]}"#,
      "no value of the type Scalar"
    ),
    (#"{"id": "picture", "type": "Image", "value": "b.png"}"#, "no value of the type Image"),
  ])
  func wrongRulesAreReportedAndLeftOut(rule: String, message: String) throws {
    let themed = try archive(design(slots: ""), rules: [rule]).theme("dark")
    let findings = themed.findings.filter { $0.code == .malformedTheme }
    #expect(findings.count == 1 && findings[0].message.contains(message), "\(themed.findings)")
    #expect(
      themed.composition.layers
        == (try archive(design(slots: ""), rules: []).composition.layers))
  }

  @Test func unknownThemesAndSlotsAreReported() throws {
    let rule = #"{"id": "ghost", "type": "Scalar", "value": 1}"#
    let badge = try archive(design(slots: ""), rules: [rule])
    #expect(try badge.theme("dark").findings.contains { $0.code == .unusedThemeRule })
    #expect {
      try badge.theme("other")
    } throws: {
      ($0 as? XsheetError)?.message.contains("those of the file are: dark") == true
    }
  }

  @Test func rulesOfOtherAnimationsAreLeftOut() throws {
    let rule = #"{"id": "fade", "type": "Scalar", "value": 1, "animations": ["another"]}"#
    let badge = try archive(design(slots: ""), rules: [rule])
    #expect(try badge.theme("dark").composition.layers == badge.composition.layers)
  }

  // MARK: Timelines by hand

  private func timeline(_ themes: String) -> String {
    #"""
    {"xsheet": 1, "size": [100, 100], "clock": {"interval": 1, "ticks": 1},
     "views": [{"id": "box", "kind": "shape", "children": [
      {"id": "outline", "kind": "rectangle", "size": [50, 50]},
      {"id": "fill", "kind": "fill", "color": "#FF0000"}]}],
     "events": [{"event": 0, "actions": [{"set": "fill.opacity", "to": 0.5}]}],
     "themes": \#(themes)}
    """#
  }

  @Test func timelinesByHandHaveThemes() throws {
    let text = timeline(
      ##"{"dark": {"fill.color": "#0000FF"}, "plain": {"fill.color": "#FF0000"}}"##)
    var file = SourceFile(
      name: "t.json", origin: .memory(Array(text.utf8), picturesFolder: ""))
    #expect(try TimelineDocument(file).timeline.themes.map(\.values.count) == [1, 1])
    file.theme = "dark"
    let themed = try TimelineDocument(file).timeline
    #expect(
      themed.canvas.root.preorder.contains {
        $0.node.initialValue(.color)?.colorValue == .init(red: 0, green: 0, blue: 1, alpha: 1)
      })
    file.theme = "light"
    #expect(throws: XsheetError.self) { try TimelineDocument(file) }
  }

  @Test(arguments: [
    (#"{"dark": {"fill.opacity": 1}}"#, "an event changes “fill.opacity”"),
    (#"{"dark": {"fill.color.x": 1}}"#, "no components"),
    (#"{"dark": {"outline.size.x": 1}}"#, "whole values"),
    (#"{"dark": {"fill.colour": 1}}"#, "colour"), (#"{"dark": {}}"#, "values by their targets"),
    (#"[]"#, "an object of themes"), (#"{"dark": {"fill.color": 3}}"#, "color"),
  ])
  func wrongThemesAreRefused(themes: String, message: String) {
    #expect {
      try TimelineDocument(bytes: Array(timeline(themes).utf8), name: "t.json")
    } throws: {
      ($0 as? XsheetError)?.message.contains(message) == true
    }
  }
}
