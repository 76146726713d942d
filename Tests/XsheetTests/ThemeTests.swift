import Animation
import CompositionModel
import Foundation
import SceneModel
import TestSupport
import Testing
import TimelineFormat
import TimelineModel
import ViewTree

@testable import Xsheet

/// Themes of dotLottie archives give values of slots, in designs, timelines and generated code.
@Suite struct ThemeTests {
  private let themedSlots = """
    "brand": {"p": {"a": 0, "k": [0, 0.5, 1]}}, "fade": {"p": {"a": 0, "k": 40}},
    "size": {"p": {"a": 0, "k": [30, 60]}}, "place": {"p": {"a": 0, "k": [20, 30]}},
    "sky": {"p": {"p": 2, "k": {"a": 0, "k": [0, 0, 1, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]}}},
    "picture": {"p": {"u": "", "p": "b.png"}}
    """

  /// An archive of a design with a theme.
  private func archive(_ design: String, rules: [String]) throws -> Design {
    try Design(bytes: ThemedBadge.archive(of: design, rules: rules), name: "badge.lottie")
  }

  @Test func rulesOfAllTypesTakeThePlaceOfSlots() throws {
    let badge = try archive(ThemedBadge.design(slots: ""), rules: ThemedBadge.rules)
    #expect(badge.themes == ["dark"])
    let themed = try badge.theme("dark").composition
    let expected = try archive(ThemedBadge.design(slots: themedSlots), rules: []).composition
    #expect(themed.layers == expected.layers)
    #expect(themed.images == expected.images)
    #expect(themed.layers != badge.composition.layers)
  }

  @Test func keyframesOfRulesMove() throws {
    let rule = #"""
      {"id": "fade", "type": "Scalar", "keyframes": [{"frame": 0, "value": 10,
       "outTangent": {"x": 0, "y": 0}, "inTangent": {"x": 1, "y": 1}}, {"frame": 5, "value": 90, "hold": true}]}
      """#
    let themed = try archive(ThemedBadge.design(slots: ""), rules: [rule]).theme("dark").composition
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

  @Test func timelinesHaveThemesOfValues() throws {
    let badge = try archive(
      ThemedBadge.design(slots: ""), rules: Array(ThemedBadge.rules.dropLast()))
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

  /// The scenes at all frames.
  private func scenes(_ timeline: Timeline) -> [Scene] {
    var session = TimelineSession(timeline)
    return (0..<timeline.frameCount).map { frame in
      session.advance(toFrame: Double(frame))
      return session.scene
    }
  }

  @Test func timelinesHaveThemesThatMove() throws {
    let badge = try archive(ThemedBadge.design(slots: ""), rules: ThemedBadge.movingRules)
    let document = badge.converted()
    #expect(!document.findings.contains { $0.code == .notConverted }, "\(document.findings)")
    let timeline = document.timeline
    let theme = timeline.themes[0]
    #expect(timeline.events.changedProperties.isEmpty)
    #expect(Set(theme.events.changedProperties.map(\.key)) == [.color, .opacity, .size, .position])
    let themed = try badge.theme("dark").converted().timeline
    let applied = timeline.applying(theme)
    #expect(scenes(applied) == scenes(themed))
    let files = try document.files(as: .timeline, in: "")
    let json = try #require(files.first { $0.path.hasSuffix(".json") })
    let read = try Timeline.read(from: Array(json.bytes))
    #expect(read.themes == timeline.themes)
    // Without the theme the views stay, as far as they move with it alone.
    #expect(timeline.moving(as: theme)?.events.flatMap(\.targets).isEmpty == false)
    #expect(timeline.stillThemes[0].events.isEmpty)
    #expect(timeline.stillThemes[0].values.keys.map(\.key) == [.gradientStops])
  }

  @Test func whatTimelinesLackIsReported() throws {
    let rule =
      #"{"id": "sky", "type": "Gradient", "value": [{"offset": 0, "color": [0, 1, 0, 1]}, {"offset": 0.5, "color": [1, 1, 0, 1]}, {"offset": 1, "color": [0, 0, 1, 1]}]}"#
    let document = try archive(ThemedBadge.design(slots: ""), rules: [rule]).converted()
    let findings = document.findings.filter { $0.code == .notConverted }
    #expect(findings.count == 1, "\(document.findings)")
    let message = findings.first?.message ?? ""
    #expect(message.contains("theme “dark”") && message.contains("the options of"), "\(message)")
  }

  @Test func picturesOfThemesArePartOfTimelinesAndSource() throws {
    let badge = try archive(ThemedBadge.design(slots: ""), rules: ThemedBadge.rules)
    let document = badge.converted()
    #expect(!document.findings.contains { $0.code == .notConverted }, "\(document.findings)")
    let theme = document.timeline.themes[0]
    let plain = document.timeline.canvas.imageSources
    #expect(theme.pictures.count == 1 && !plain.contains(theme.pictures.values.first ?? ""))
    let themed = document.timeline.applying(theme)
    #expect(themed.canvas.imageSources == Array(theme.pictures.values))
    // The JSON form names the file of each picture.
    let files = try document.files(as: .timeline, in: "")
    #expect(files.filter { $0.path.hasSuffix(".png") }.count == 2, "\(files.map(\.path))")
    let json = try #require(files.first { $0.path.hasSuffix(".json") })
    let read = try Timeline.read(from: Array(json.bytes))
    #expect(read.themes.map(\.pictures.count) == [1] && read.imageSources.count == 2)
    let source = try document.files(as: .swiftUI(SwiftUISettings()), in: "")
    #expect(source.filter { $0.path.hasSuffix(".png") }.count == 2, "\(source.map(\.path))")
    let view = String(decoding: try #require(source.last).bytes, as: UTF8.self)
    let dark = try #require(view.firstRange(of: "static let dark = Theme("))
    let members = view[dark.upperBound...].prefix(1000)
    for member in ["place: CGPoint(x: 20, y: 30)", "size: CGSize(width: 30, height: 60)", "Image("]
    {
      #expect(members.contains(member), "\(members)")
    }
  }

  @Test(arguments: SwiftUIStyle.allCases, [(20, false), (40, true)])
  func viewsReadLargeThemesByReference(style: SwiftUIStyle, _ size: (count: Int, isLarge: Bool))
    throws
  {
    let timeline = ManyColors.timeline(count: size.count)
    var settings = SwiftUISettings()
    settings.style = style
    let files = try TimelineDocument(bytes: Array(timeline.utf8), name: "box.json")
      .files(as: .swiftUI(settings), in: "")
    let view = String(decoding: try #require(files.last).bytes, as: UTF8.self)
    #expect(view.contains("@Environment(\\.boxTheme) private var theme") != size.isLarge)
    #expect(view.contains("@Environment(\\.boxThemeReference) private var theme") == size.isLarge)
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
    let themed = try archive(ThemedBadge.design(slots: ""), rules: [rule]).theme("dark")
    let findings = themed.findings.filter { $0.code == .malformedTheme }
    #expect(findings.count == 1 && findings[0].message.contains(message), "\(themed.findings)")
    #expect(
      themed.composition.layers
        == (try archive(ThemedBadge.design(slots: ""), rules: []).composition.layers))
  }

  @Test func unknownThemesAndSlotsAreReported() throws {
    let rule = #"{"id": "ghost", "type": "Scalar", "value": 1}"#
    let badge = try archive(ThemedBadge.design(slots: ""), rules: [rule])
    #expect(try badge.theme("dark").findings.contains { $0.code == .unusedThemeRule })
    #expect {
      try badge.theme("other")
    } throws: {
      ($0 as? XsheetError)?.message.contains("those of the file are: dark") == true
    }
  }

  @Test func rulesOfOtherAnimationsAreLeftOut() throws {
    let rule = #"{"id": "fade", "type": "Scalar", "value": 1, "animations": ["another"]}"#
    let badge = try archive(ThemedBadge.design(slots: ""), rules: [rule])
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

  @Test func propertiesOfThemesChangeAsThemesSay() throws {
    let text = timeline(
      ##"""
      {"still": {"fill.opacity": 0.8}, "none": {},
       "moving": {"fill.opacity": 0.1, "events": [{"event": 0, "actions": [
         {"animate": "fill.opacity", "to": 0.3, "duration": 1},
         {"animate": "outline.size.x", "to": 10, "duration": 1}]}]}}
      """##)
    let document = try TimelineDocument(bytes: Array(text.utf8), name: "t.json")
    #expect(document.findings.isEmpty, "\(document.findings)")
    let timeline = document.timeline
    func expected(_ opacity: Double, _ actions: String) throws -> Timeline {
      let other = text.replacing("\"#FF0000\"", with: "\"#FF0000\", \"opacity\": \(opacity)")
        .replacing(#"{"set": "fill.opacity", "to": 0.5}"#, with: actions)
      return try TimelineDocument(bytes: Array(other.utf8), name: "t.json").timeline
    }
    let moving = #"""
      {"animate": "fill.opacity", "to": 0.3, "duration": 1},
      {"animate": "outline.size.x", "to": 10, "duration": 1}
      """#
    let expectations = try [expected(0.8, ""), timeline, expected(0.1, moving)]
    for (theme, expected) in zip(timeline.themes, expectations) {
      #expect(scenes(timeline.applying(theme)) == scenes(expected), "\(theme.name)")
    }
    #expect(timeline.moving(as: timeline.themes[1]) == nil)
  }

  @Test(arguments: [
    (#"{"dark": {"events": [{"event": 0, "actions": [{"set": "fil.opacity", "to": 1}]}]}}"#, "fil"),
    (#"{"dark": {"events": [{"event": 9}]}}"#, "there is no event 9"),
    (#"{"dark": {"fill.color.x": 1}}"#, "no components"),
    (#"{"dark": {"outline.size.x": 1}}"#, "whole values"),
    (#"{"dark": {"fill.colour": 1}}"#, "colour"), (#"{"dark": 3}"#, "values by their targets"),
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
