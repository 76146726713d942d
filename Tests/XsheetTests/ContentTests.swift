import Foundation
import TestSupport
import Testing

@testable import Xsheet

/// The content of designs as values, and other ways to open and export them.
@Suite struct ContentTests {
  /// A design with a precomposition that is used twice, a text, a parent, a marker and two pictures.
  private static let text = """
    {"v": "5.7.0", "nm": "Main", "fr": 10, "ip": 10, "op": 30, "w": 60, "h": 40,
     "markers": [{"cm": "in", "tm": 15, "dr": 5}],
     "fonts": {"list": [{"fName": "Inter-Bold", "fFamily": "Inter", "fStyle": "Bold"}]},
     "assets": [
       {"id": "pic", "w": 4, "h": 2, "p": "missing.png", "u": ""},
       {"id": "pre", "layers": [
         {"ind": 1, "ty": 5, "nm": "Title", "ip": 0, "op": 20, "st": 0, "ks": {}, "t": {"d": {"k": [
           {"t": 0, "s": {"t": "One", "f": "Inter-Bold", "s": 12, "fc": [1, 0, 0], "j": 0, "lh": 14}},
           {"t": 5, "s": {"t": "Two", "f": "Inter-Bold", "s": 12, "fc": [1, 0, 0], "j": 0, "lh": 14}}]}}}]}],
     "layers": [
       {"ind": 1, "ty": 0, "nm": "First", "refId": "pre", "w": 60, "h": 40, "ip": 10, "op": 20, "st": 10, "ks": {}},
       {"ind": 2, "ty": 0, "nm": "Second", "refId": "pre", "w": 60, "h": 40, "ip": 20, "op": 30, "st": 20, "ks": {}},
       {"ind": 3, "ty": 1, "nm": "Back", "parent": 1, "hd": true, "sw": 9, "sh": 9, "sc": "#0000FF", "ip": 10, "op": 30, "st": 0, "ks": {}},
       {"ind": 4, "ty": 1, "nm": "Floor", "sw": 9, "sh": 9, "sc": "#00FF00", "ip": 10, "op": 30, "st": 0, "ks": {}},
       {"ind": 5, "ty": 2, "nm": "Photo", "refId": "pic", "ip": 10, "op": 30, "st": 0, "ks": {}}]}
    """

  private static func design() throws -> Design { try Design(bytes: Data(text.utf8), name: "main") }

  @Test func layersAreATree() throws {
    let layers = try Self.design().layers
    #expect(layers.map(\.name) == ["First", "Second", "Back", "Floor", "Photo"])
    #expect(layers.map(\.number) == [1, 2, 3, 4, 5])
    #expect(layers.map(\.kind) == ["Precomposition", "Precomposition", "Solid", "Solid", "Image"])
    #expect(layers[1].time == 1..<2 && layers[2].isHidden && layers[2].parent == "First")
    #expect(layers[0].layers.map(\.name) == ["Title"] && layers[0].layers[0].time == 0..<2)
    #expect(layers[1].layers.isEmpty)
  }

  @Test func textsColorsMarkersAndPicturesAreValues() throws {
    let design = try Self.design()
    #expect(design.texts.map(\.string) == ["One", "Two"])
    #expect(design.texts[0].layers == ["First", "Title"] && design.texts[0].font == "Inter-Bold")
    #expect(design.texts[0].size == 12 && design.texts[0].color == Color(red: 1, green: 0, blue: 0))
    #expect(design.markers.map(\.name) == ["in"])
    #expect(design.markers[0].time == 0.5 && design.markers[0].duration == 0.5)
    #expect(design.pictures.map(\.path) == ["missing.png"] && design.pictures[0].isMissing)
    #expect(design.pictures[0].width == 4 && design.pictures[0].height == 2)
    let green = design.colors.filter { $0.color == Color(red: 0, green: 1, blue: 0) }
    #expect(green.map { $0.layers.last } == ["Floor"])
    #expect(Set(design.colors).count == design.colors.count)
  }

  @Test func dataAndAddressesAreOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write(Samples.square, "a.json")
    let url = folder.url.appendingPathComponent("a.json")
    #expect(try Design(contentsOf: url).title == "Square")
    let timeline = try Design(contentsOf: url).converted()
    let data = Data(try timeline.json())
    #expect(try TimelineDocument(bytes: data, name: "a").frameCount == 10)
    guard case .timeline = try AnimationFile(bytes: data, name: "a"),
      case .design = try AnimationFile(contentsOf: url)
    else { return #expect(Bool(false)) }
    #expect {
      try Design(contentsOf: #require(URL(string: "https://example.org/a.json")))
    } throws: {
      ($0 as? XsheetError)?.kind == .invalidRequest
    }
  }

  @Test func filesHaveDefaults() throws {
    let timeline = try Design(bytes: Data(Samples.square.utf8), name: "a.json").converted()
    #expect(try timeline.files().map(\.path) == ["a.xsheet.json"])
    #expect(try timeline.files().last?.bytes == timeline.json())
    let view = try timeline.files(as: .swiftUI)
    #expect(view.last?.path == "AView.swift")
  }
}
