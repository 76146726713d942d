import CompositionModel
import DesignChecks
import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import LottieImport

/// No member of a file is dropped without a finding.
@Suite struct UnknownMemberTests {
  /// A file with objects of all kinds.
  private static let rich = Fixture.file(
    layers: Fixture.shapeLayer(
      #"""
      {"ty": "gr", "it": [
        {"ty": "rc", "s": {"a": 1, "k": [
          {"t": 0, "s": [1, 2], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
          {"t": 9, "s": [3, 4]}]}},
        {"ty": "sh", "ks": {"k": {"i": [], "o": [], "v": [], "c": true}}},
        {"ty": "gf", "t": 1, "s": [0, 0], "e": [1, 1], "g": {"p": 1, "k": {"k": [0, 0, 0, 0]}}},
        {"ty": "st", "c": {"k": [0, 0, 0]}, "w": {"k": 1}, "d": [{"n": "d", "v": {"k": 3}}]},
        {"ty": "rp", "c": {"k": 2}, "o": {"k": 0}, "m": 1, "tr": {"so": {"k": 10}}},
        {"ty": "tr", "o": {"k": 100}}]}
      """#, more: #", "masksProperties": [{"mode": "a", "pt": {"k": {"i":[],"o":[],"v":[]}}}]"#)
      + #", {"ty": 0, "refId": "c", "ip": 0, "op": 9, "w": 1, "h": 1, "tm": {"k": 0}, "#
      + #""ks": {"p": {"s": true, "x": {"k": 0}, "y": {"k": 0}}}, "#
      + #""ef": [{"ty": 29, "nm": "Blur", "en": 1, "ef": [{"ty": 0, "v": {"k": 1}}, "#
      + #"{"ty": "", "ef": [{"ty": 6}]}]}], "sy": [{"ty": 7, "c": {"k": [0, 0, 0]}}, "#
      + #"{"ty": 8, "gf": {"p": 0, "k": {"k": [0]}}}]}, "#
      + #"{"ty": 5, "ip": 0, "op": 9, "ks": {}, "#
      + #""masksProperties": [{"mode": "a", "pt": {"k": {"i":[],"o":[],"v":[]}}}], "#
      + #""t": {"d": {"k": [{"t": 0, "s": {"t": "a", "s": 9}}]}, "p": {"m": 0, "f": {"k": 1}}, "#
      + #""m": {"g": 1, "a": {"k": [0, 0]}}, "a": [{"s": {"s": {"k": 1}}, "a": {"o": {"k": 1}}}]}}, "#
      + #"{"ty": 6, "refId": "s", "ip": 0, "op": 9, "ks": {}, "au": {"lv": {"k": [0, 0]}}}, "#
      + #"{"ty": 13, "ip": 0, "op": 9, "ks": {}, "pe": {"k": 1}}"#,
    assets:
      "[{\"id\": \"c\", \"layers\": [\(Fixture.nullLayer(3))]}, {\"id\": \"i\", \"p\": \"a\"}, "
      + #"{"id": "s", "p": "a.mp3"}]"#,
    more: #", "markers": [{"cm": "a", "tm": 0, "dr": 0}], "meta": {"g": "a"}, "mb": {"sa": 1}, "#
      + #""fonts": {"list": [{"fName": "a"}]}, "chars": [{"ch": "a", "data": {"shapes": []}}]"#)

  @Test("an unknown member anywhere is exactly one more finding")
  func anywhere() throws {
    let text = Array(Self.rich.utf8)
    let before = try importText(Self.rich).diagnostics.items
    #expect(!before.contains { $0.code == .unknownMember })
    var objects = 0
    for index in text.indices where text[index] == UInt8(ascii: "{") {
      let isEmpty = text[index + 1] == UInt8(ascii: "}")
      var changed = text
      changed.insert(
        contentsOf: Array((#""zz/z": {"k": 3}"# + (isEmpty ? "" : ", ")).utf8), at: index + 1)
      let after = try DesignImporter.importComposition(from: changed).checked().diagnostics.items
      let more = after.filter { $0.code == .unknownMember }
      #expect(after.count == before.count + 1)
      #expect(more.count == 1)
      #expect(more.first?.pointer.hasSuffix("/zz~1z") == true)
      objects += 1
    }
    #expect(objects > 80)
  }

  @Test("unknown members of one kind of place are one finding with their count")
  func aggregated() throws {
    let shape = #"{"ty": "rc", "s": [1, 1], "zz": 1}"#
    let result = try importText(
      Fixture.file(layers: Fixture.shapeLayer("\(shape), \(shape), \(shape)")))
    #expect(codes(result) == [.unknownMember])
    #expect(result.diagnostics.items.first?.count == 3)
    #expect(result.diagnostics.items.first?.pointer == "/layers/0/shapes/0/zz")
    #expect(result.diagnostics.items.first?.layerPath == ["Test", "Layer"])
  }

  @Test("objects of many members are read too")
  func manyMembers() throws {
    let members = (0..<200).map { "\"z\($0)\": 0" }.joined(separator: ", ")
    let result = try importText(
      Fixture.file(layers: Fixture.shapeLayer(#"{\#(members), "ty": "rc", "s": [1, 1]}"#)))
    #expect(result.diagnostics.items.count == 200)
    #expect(try rectangle(result.composition).size.initial.x == 1)
  }
}
