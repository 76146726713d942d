import Foundation
import Testing

@testable import Comparing

/// An edit of the sample, with the changes that it makes.
struct DesignEdit: CustomTestStringConvertible, Sendable {
  /// The name.
  let name: String
  /// The parts of the text that are replaced, each with its replacement.
  let edits: [(String, String)]
  /// The changes, with their places.
  let expected: [String]

  init(_ name: String, _ edits: [(String, String)], _ expected: String...) {
    (self.name, self.edits, self.expected) = (name, edits, expected)
  }

  init(_ name: String, _ part: String, _ replacement: String, _ expected: String...) {
    (self.name, edits, self.expected) = (name, [(part, replacement)], expected)
  }

  var testDescription: String { name }

  static let all: [DesignEdit] = [
    DesignEdit(
      "layer renamed", #""nm": "Anchor""#, #""nm": "Pivot""#,
      "Main › Pivot: renamed from “Anchor” to “Pivot”"),
    DesignEdit(
      "keyframe value", "[40, 20, 0]", "[45, 20, 0]",
      "Main › Dot: position at 1 s (frame 10): [40, 20] → [45, 20]"),
    DesignEdit(
      "keyframe time", #""t": 10, "s""#, #""t": 12, "s""#,
      "Main › Dot: position: keyframe moved from 1 s (frame 10) to 1.2 s (frame 12)"),
    DesignEdit(
      "ease", #"{"x": 0.2, "y": 0}"#, #"{"x": 0.4, "y": 0}"#,
      "Main › Dot: position: ease after 1 s (frame 10): [0.2, 0, 0.7, 1] → [0.4, 0, 0.7, 1]"),
    DesignEdit(
      "keyframe added", #"{"t": 30, "s": [60"#,
      #"{"t": 20, "s": [50, 30, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 30, "s": [60"#,
      "Main › Dot: position: keyframe added at 2 s (frame 20): [50, 30]"),
    DesignEdit(
      "keyframe removed", #",\#n     {"t": 30, "s": [60, 20, 0]}"#, "",
      "Main › Dot: position: keyframe removed at 3 s (frame 30): [60, 20]"),
    DesignEdit(
      "all keyframes of a property",
      [(#""t": 5, "s""#, #""t": 7, "s""#), (#""t": 15, "s""#, #""t": 17, "s""#)],
      "Main › Dot: rotation: all keyframes 0.2 s later"),
    DesignEdit(
      "all keyframes of a layer",
      [
        (#""t": 5, "s""#, #""t": 7, "s""#), (#""t": 15, "s""#, #""t": 17, "s""#),
        (#"{"t": 0, "s": [10"#, #"{"t": 2, "s": [10"#), (#""t": 10, "s""#, #""t": 12, "s""#),
        (#""t": 30, "s""#, #""t": 32, "s""#),
      ], "Main › Dot: all keyframes 0.2 s later"),
    DesignEdit(
      "a layer in time",
      [
        (#""t": 5, "s""#, #""t": 7, "s""#), (#""t": 15, "s""#, #""t": 17, "s""#),
        (#"{"t": 0, "s": [10"#, #"{"t": 2, "s": [10"#), (#""t": 10, "s""#, #""t": 12, "s""#),
        (#""t": 30, "s""#, #""t": 32, "s""#),
        (#""parent": 5, "ip": 0, "op": 40, "st": 0"#, #""parent": 5, "ip": 2, "op": 42, "st": 2"#),
      ], "Main › Dot: the layer is 0.2 s later"),
    DesignEdit(
      "fill color", "[1, 0, 0]", "[0, 1, 0]", "Main › Dot › Ring › Color: color: #FF0000 → #00FF00"),
    DesignEdit(
      "solid color", "#336699", "#336690", "Main › Panel: color: #336699 → #336690"),
    DesignEdit(
      "stroke width", #""w": {"a": 0, "k": 2}"#, #""w": {"a": 0, "k": 3.5}"#,
      "Main › Dot › Ring › Line: stroke width: 2 → 3.5"),
    DesignEdit(
      "path moved", "[9, 9]]", "[9, 12]]",
      "Main › Dot › Ring › Arc: path: path with 3 vertices → path with 3 vertices, moved by up to 3 points"
    ),
    DesignEdit(
      "path with another vertex",
      [
        (
          #"[9, 9]], "i": [[0, 0], [0, 0], [0, 0]],\#n     "o": [[0, 0], [0, 0], [0, 0]]"#,
          #"[9, 9], [0, 9]], "i": [[0,0],[0,0],[0,0],[0,0]], "o": [[0,0],[0,0],[0,0],[0,0]]"#
        )
      ], "Main › Dot › Ring › Arc: path: path with 3 vertices → path with 4 vertices"),
    DesignEdit(
      "shape removed",
      #"{"ty": "el", "nm": "Circle", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [20, 20]}},"#,
      "",
      "Main › Dot › Ring › Circle: ellipse removed: size [20, 20]"),
    DesignEdit(
      "text", #""t": "Hello""#, #""t": "Hi""#, "Main › Title › Source text: text: “Hello” → “Hi”"),
    DesignEdit(
      "effect control", #""v": {"a": 0, "k": 4}"#, #""v": {"a": 0, "k": 6}"#,
      "Main › Panel › Soft: Blurriness: 4 → 6"),
    DesignEdit(
      "effect added", #""ef": [{"ty": 29,"#,
      #""ef": [{"ty": 5, "mn": "ADBE Invert", "nm": "Negative", "en": 1, "ef": []}, {"ty": 29,"#,
      "Main › Panel › Negative: effect Invert added"),
    DesignEdit(
      "effect switched off", #""nm": "Soft", "en": 1"#, #""nm": "Soft", "en": 0"#,
      "Main › Panel › Soft: enabled: on → off"),
    DesignEdit(
      "mask mode", #""mode": "a""#, #""mode": "s""#, "Main › Panel › Cut: mode: add → subtract"),
    DesignEdit(
      "mask path", "[30, 30]]", "[30, 34]]",
      "Main › Panel › Cut: mask path: path with 3 vertices → path with 3 vertices, moved by up to 4 points"
    ),
    DesignEdit(
      "matte", [(#""ind": 2,"#, #""ind": 2, "td": 1,"#), (#""ind": 3,"#, #""ind": 3, "tt": 1,"#)],
      "Main › Panel: track matte added: layer “Dot”, channel alpha"),
    DesignEdit(
      "parent", #""parent": 5"#, #""parent": 8"#, "Main › Dot: parent: “Anchor” → “Back”"),
    DesignEdit(
      "in point", #""nm": "Photo", "refId": "image_0", "ip": 0"#,
      #""nm": "Photo", "refId": "image_0", "ip": 5"#,
      "Main › Photo: in point: 0 s (frame 0) → 0.5 s (frame 5)"),
    DesignEdit(
      "out point", #""nm": "Photo", "refId": "image_0", "ip": 0, "op": 40"#,
      #""nm": "Photo", "refId": "image_0", "ip": 0, "op": 30"#,
      "Main › Photo: out point: 4 s (frame 40) → 3 s (frame 30)"),
    DesignEdit(
      "blend mode", #""nm": "Photo","#, #""nm": "Photo", "bm": 1,"#,
      "Main › Photo: blend mode: normal → multiply"),
    DesignEdit("frame rate", #""fr": 10"#, #""fr": 20"#, "Main: frame rate: 10 → 20"),
    DesignEdit(
      "duration", #""fr": 10, "ip": 0, "op": 40"#, #""fr": 10, "ip": 0, "op": 50"#,
      "Main: end: 4 s (frame 40) → 5 s (frame 50)"),
    DesignEdit(
      "size", #""w": 100, "h": 80,\#n "markers""#, #""w": 120, "h": 80, "markers""#,
      "Main: size: [100, 80] → [120, 80]"),
    DesignEdit(
      "precomposition content, once", "[40, 4]", "[44, 4]",
      "Main › Wheel › Spoke › Bar: size: [40, 4] → [44, 4]"),
    DesignEdit(
      "expression", "= 50;", "= 60;",
      "Main › Dot: opacity expression: var $bm_rt = 50; → var $bm_rt = 60;"),
    DesignEdit(
      "value below an expression", #""k": 80,"#, #""k": 70,"#, "Main › Dot: opacity: 80 % → 70 %"),
    DesignEdit(
      "marker", #""tm": 10"#, #""tm": 12"#, "Main › loop: time: 1 s (frame 10) → 1.2 s (frame 12)"),
    DesignEdit(
      "marker added", #""markers": ["#, #""markers": [{"cm": "start", "tm": 2, "dr": 0}, "#,
      "Main › start: marker added: time 0.2 s (frame 2)"),
    DesignEdit(
      "3D layer", #""nm": "Photo","#, #""nm": "Photo", "ddd": 1,"#,
      "Main › Photo: 3D layer: off → on"),
    DesignEdit(
      "separated dimensions",
      #""nm": "Photo", "refId": "image_0", "ip": 0, "op": 40, "st": 0, "ks": {}"#,
      #"""
      "nm": "Photo", "refId": "image_0", "ip": 0, "op": 40, "st": 0, "ks": {"p": {"s": true,
       "x": {"a": 0, "k": 1}, "y": {"a": 0, "k": 2}}}
      """#, "Main › Photo: x position: none → 1", "Main › Photo: y position: none → 2",
      "Main › Photo: z position: none → 0", "Main › Photo: position: [0, 0] → none"),
    DesignEdit(
      "identifiers",
      [
        (#""id": "comp_0", "nm""#, #""id": "wheel", "nm""#),
        (#""nm": "Left wheel", "refId": "comp_0""#, #""nm": "Left wheel", "refId": "wheel""#),
        (#""nm": "Right wheel", "refId": "comp_0""#, #""nm": "Right wheel", "refId": "wheel""#),
      ]),
  ]
}

/// Edits of a design are reported exactly, no more and no less.
@Suite struct DesignEditTests {
  @Test(arguments: DesignEdit.all) func tellsTheEdit(_ edit: DesignEdit) throws {
    var text = DesignSample.text
    for (part, replacement) in edit.edits {
      text = try #require(DesignSample.edited(part, replacement, in: text), "\(part)")
    }
    #expect(try DesignSample.changes(to: text).map(\.description) == edit.expected)
  }

  /// The lines of the layers of the sample, each up to the next one.
  private var parts: (head: String, layers: [String]) {
    let all = DesignSample.text.components(separatedBy: "\n \"layers\": [")
    let last = all[all.count - 1]
    let layers = last.dropLast(2).components(separatedBy: "\n  {\"ty\"").dropFirst().map {
      "{\"ty\"" + ($0.hasSuffix(",") ? String($0.dropLast()) : $0)
    }
    return (DesignSample.text.replacing(last, with: ""), layers)
  }

  private func changes(_ edit: (inout [String]) -> Void) throws -> [String] {
    var (head, layers) = parts
    try #require(layers.count == 8)
    edit(&layers)
    let text = head + layers.joined(separator: ",\n") + "]}"
    return try DesignSample.changes(to: text).map(\.description)
  }

  @Test func tellsLayersThatMoveOnce() throws {
    #expect(try changes { _ in } == [])
    #expect(
      try changes { $0.insert($0.remove(at: 7), at: 0) } == [
        "Main › Back: moved from place 8 to 1, above “Title”"
      ])
    #expect(
      try changes { $0.insert($0.remove(at: 0), at: 7) } == [
        "Main › Title: moved from place 1 to 8, below “Back”"
      ])
  }

  @Test func tellsLayersThatComeAndGo() throws {
    #expect(try changes { $0.remove(at: 6) } == ["Main › Photo: image layer removed"])
    #expect(
      try changes {
        $0.insert(
          $0[7].replacing("Back", with: "Front").replacing("\"ind\": 8", with: "\"ind\": 9"), at: 0)
      } == ["Main › Front: solid layer added"])
  }

  @Test func tellsARenamedAndEditedLayer() throws {
    let changes = try changes {
      $0[1] = $0[1].replacing(#""nm": "Dot""#, with: #""nm": "Spot""#)
        .replacing("[1, 0, 0]", with: "[1, 1, 0]")
    }
    #expect(
      changes == [
        "Main › Spot: renamed from “Dot” to “Spot”",
        "Main › Spot › Ring › Color: color: #FF0000 → #FFFF00",
      ])
  }

  @Test func tellsAReplacedPicture() throws {
    let text = try #require(DesignSample.edited("base64,AAAA", "base64,AAAB"))
    let changes = try DesignSample.changes(to: text)
    #expect(changes.count == 1)
    #expect(changes[0].description.hasPrefix("Main › image_0: file: 3 bytes, mark "))
  }

  /// Exporters number assets, so that a new one gives all others another identifier.
  @Test func tellsANewAssetOnce() throws {
    var text = DesignSample.text.replacing("\"comp_0\", \"nm\": \"Wheel\"", with: "\"comp_1\"")
    let old = try DesignSample.composition(text.replacing("comp_1", with: "comp_0"))
    text = text.replacing(
      "{\"id\": \"comp_1\"", with: "{\"id\": \"comp_0\", \"layers\": []}, {\"id\": \"comp_1\"")
    text = text.replacing("\"refId\": \"comp_0\"", with: "\"refId\": \"comp_1\"")
    let new = try DesignSample.composition(text)
    #expect(
      AnimationChange.changes(from: old, to: new).map(\.description) == [
        "Main › comp_0: precomposition added"
      ])
  }

  @Test func locatesChanges() throws {
    let text = try #require(DesignSample.edited("[40, 20, 0]", "[45, 20, 0]"))
    let change = try #require(DesignSample.changes(to: text).first)
    #expect(change.kind == .changed && change.element == "Shape layer")
    #expect(change.place == ["Main", "Dot"] && change.property == "position")
    #expect(change.old == "[40, 20]" && change.new == "[45, 20]")
    #expect(change.time == 1 && change.frame == 10)
    #expect(change.oldPointer == "/layers/1" && change.newPointer == "/layers/1")
    let inner = try #require(DesignSample.edited("[0, 0, 1]", "[0, 1, 1]"))
    // The first wheel begins at frame 5.
    #expect(try DesignSample.changes(to: inner).map(\.frame) == [5])
  }
}
