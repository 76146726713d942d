import CompositionModel
import Foundation
import Geometry
import JSONTree
import SceneModel
import TestSupport
import Testing
import TimelineFormat
import TimelineModel
import ViewTree

@testable import Comparing

/// Laws of comparisons, on random edits and on all fixtures.
@Suite struct ChangeLawTests {
  /// Edits of a layer that are one change each.
  private static let edits: [@Sendable (inout Layer, inout SeededRandom) -> Void] = [
    { $0.name += " \($1.next() % 1000)" },
    { $0.transform.opacity = AnimatedValue($1.number(0.1...0.9)) },
    { $0.transform.rotation = AnimatedValue($1.number(1...9)) },
    { $0.transform.position = .unified(AnimatedValue(Vector3($1.number(1...9), 0, 0))) },
    { layer, _ in layer.blendMode = .screen },
    { layer, _ in layer.isHidden = true },
    { layer, _ in layer.inPoint += 3 },
    { $0.effects.append(Effect(name: "Glow \($1.next())", matchName: "ADBE Glo2", number: 5)) },
    { layer, _ in layer.masks.append(Mask(mode: .add, path: AnimatedValue(BezierPath()))) },
  ]

  private func composition(layers count: Int, _ random: inout SeededRandom) -> Composition {
    var composition = Composition(name: "Main", size: Vector2(10, 10), frameRate: 10, outPoint: 99)
    composition.layers = (0..<count).map { index in
      let solid = Layer.Content.solid(
        Color(red: random.number(0...1), green: 0, blue: 0), size: .zero)
      var layer = Layer(name: "Layer \(index)", content: solid, inPoint: 0, outPoint: 99)
      layer.transform.anchor = AnimatedValue(Vector3(random.number(2...9), random.number(2...9), 0))
      if index > 0, random.next() % 2 == 0 { layer.parent = Int(random.next() % UInt64(index)) }
      return layer
    }
    return composition
  }

  @Test(arguments: 0..<40) func editsAreCounted(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let old = composition(layers: 30, &random)
    #expect(AnimationChange.changes(from: old, to: old).isEmpty)
    var new = old
    let edited = Array(new.layers.indices.shuffled(using: &random).prefix(seed % 12))
    for index in edited {
      ChangeLawTests.edits.randomElement(using: &random)?(&new.layers[index], &random)
    }
    let changes = AnimationChange.changes(from: old, to: new)
    #expect(changes.count == edited.count)
    #expect(
      Set(changes.map { $0.place.prefix(2) }) == Set(edited.map { ["Main", new.layers[$0].name] }))
    #expect(changes == AnimationChange.changes(from: old, to: new))
    // The way back has as many.
    #expect(AnimationChange.changes(from: new, to: old).count == edited.count)
  }

  @Test(arguments: 0..<10) func movesAreFewest(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var old = composition(layers: 20, &random)
    for index in old.layers.indices { old.layers[index].parent = nil }
    var new = old
    let moved = new.layers.remove(at: Int(random.next() % 20))
    new.layers.insert(moved, at: Int(random.next() % 20))
    let isMoved = new.layers != old.layers
    let changes = AnimationChange.changes(from: old, to: new)
    #expect(changes.map(\.kind) == (isMoved ? [.moved] : []))
  }

  /// Of many layers with one name and content, the edited one is told and no other.
  @Test(arguments: 0..<20) func editsOfEqualLayersAreFound(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var old = Composition(name: "Main", size: Vector2(10, 10), frameRate: 10, outPoint: 99)
    let layer = Layer(name: "Copy", content: .null, inPoint: 0, outPoint: 99)
    old.layers = Array(repeating: layer, count: 12)
    var new = old
    for index in new.layers.indices.shuffled(using: &random).prefix(1 + seed % 3) {
      new.layers[index].transform.rotation = AnimatedValue(random.number(1...9))
    }
    let changes = AnimationChange.changes(from: old, to: new)
    #expect(changes.map(\.property) == Array(repeating: "rotation", count: 1 + seed % 3))
  }

  // MARK: All members of the model

  /// Members that are no part of the design: references, which names replace, and places in the file.
  private static let silent: Set<String> = ["ind", "ix", "cix", "mn", "id", "refId", "ty", "v"]

  /// Changes a number or a text at a place, counted in the order of the file.
  private func changed(_ node: JSONNode, _ place: inout Int) -> JSONNode {
    switch node {
    case .object(let fields):
      return .object(
        fields.map { field in
          ChangeLawTests.silent.contains(field.name)
            ? field : JSONField(field.name, changed(field.value, &place))
        })
    case .array(let elements):
      return .array(elements.map { changed($0, &place) })
    case .number(let number):
      place -= 1
      return place == -1 ? .number(number + 1) : node
    case .string(let text):
      place -= 1
      return place == -1 ? .string(text + "x") : node
    default:
      return node
    }
  }

  private static func files(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: ProjectFolder.url(folder), includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.sorted { $0.path < $1.path } ?? []
  }

  /// The designs of the fixtures.
  static func designs() -> [URL] {
    files(in: "Tests/Fixtures").filter {
      $0.pathExtension == "json" && !$0.path.hasSuffix(".timeline.json")
        && !$0.path.contains("/errors/")
    }
  }

  /// The timelines of the fixtures, and those of the project's own designs, some of which are written by hand.
  static func timelines() -> [URL] {
    files(in: "Tests/Fixtures").filter { $0.path.hasSuffix(".timeline.json") }
      + files(in: "Compositions").filter { $0.path.hasSuffix(".xsheet.json") }
  }

  /// The number of members that are changed in each file.
  private static let samples = 12

  private func eachChange(of files: [URL], _ body: ([UInt8], [UInt8], String) throws -> Void) throws
  {
    var random = SeededRandom(seed: 7)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      guard let document = try? JSONDocument(parsing: bytes) else { continue }
      let node = JSONNode(document.root)
      var count = 1_000_000
      _ = changed(node, &count)
      let leaves = 1_000_000 - count
      for _ in 0..<ChangeLawTests.samples where leaves > 0 {
        var place = Int(random.next() % UInt64(leaves))
        let name = "\(file.lastPathComponent), member \(place)"
        try body(bytes, Array(JSONWriter.text(changed(node, &place)).utf8), name)
      }
    }
  }

  @Test func everyMemberOfDesignsIsSeen() throws {
    var seen = 0
    try eachChange(of: ChangeLawTests.designs()) { old, new, name in
      guard let before = try? DesignSample.composition(String(decoding: old, as: UTF8.self)),
        let after = try? DesignSample.composition(String(decoding: new, as: UTF8.self))
      else { return }
      let changes = AnimationChange.changes(from: before, to: after)
      #expect(changes.isEmpty == (before == after), "\(name): \(changes)")
      if !changes.isEmpty { seen += 1 }
    }
    #expect(seen > 500)
  }

  @Test func everyMemberOfTimelinesIsSeen() throws {
    var seen = 0
    try eachChange(of: ChangeLawTests.timelines()) { old, new, name in
      guard let before = try? Timeline.read(from: old), let after = try? Timeline.read(from: new)
      else { return }
      let changes = AnimationChange.changes(from: before, to: after)
      #expect(changes.isEmpty == (before == after), "\(name): \(changes)")
      if !changes.isEmpty { seen += 1 }
    }
    #expect(seen > 500)
  }

  /// Types that are described in a way of their own, with all their members, must not get a member that is forgotten.
  @Test func membersOfSpecialTypesAreKnown() {
    func labels(_ value: Any) -> [String] {
      Swift.Mirror(reflecting: value).children.compactMap(\.label)
    }
    let keyframe = Keyframe(time: 0, value: 1.0)
    #expect(labels(keyframe) == ["time", "value", "easing", "storedTangents"])
    #expect(labels(AnimatedValue(1.0)) == ["initial", "keyframes", "expression", "slot"])
    #expect(labels(BezierPath()) == ["points", "contours"])
    #expect(labels(Color.black) == ["red", "green", "blue", "alpha"])
    #expect(labels(EffectValue(name: "", content: .none)) == ["name", "matchName", "content"])
    let view = ViewNode(id: "a", kind: .shape)
    #expect(labels(view) == ["id", "name", "kind", "properties", "slots", "children"])
    #expect(labels(ViewCanvas(size: .zero, root: view)) == ["size", "root"])
    #expect(labels(TimelineEvent(number: 0)) == ["number", "actions", "keyframes", "phases"])
  }
}
