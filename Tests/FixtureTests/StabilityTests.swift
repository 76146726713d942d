import CompositionLowering
import CompositionModel
import DesignChecks
import Foundation
import LottieImport
import TestSupport
import Testing
import ViewTree

/// A further layer in a design does not change the identifiers of the views that were there before.
@Suite struct StabilityTests {
  /// The places of the further layer among the others.
  enum Place: String, CaseIterable {
    case top, middle, bottom
  }

  /// Areas whose designs have layers of many kinds.
  private static let areas = [
    "layers", "mattes", "masks", "precompositions", "shapes", "repeater", "text", "trim",
  ]

  /// Designs of these areas that are not refused, and whose layers have names.
  private static let fixtures = Fixture.all.filter { fixture in
    guard areas.contains(fixture.area), let bytes = try? Data(contentsOf: fixture.source),
      let design = try? JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let layers = design["layers"] as? [[String: Any]]
    else { return false }
    return identifiers(bytes) != nil
      && layers.allSatisfy { ($0["nm"] as? String)?.isEmpty == false }
  }

  @Test func everyAreaHasFixtures() {
    #expect(Set(Self.fixtures.map(\.area)) == Set(Self.areas))
  }

  private static let added = """
    {"ty": 4, "nm": "New Badge", "ind": 9999, "ip": 0, "op": 100000, "st": 0,
     "ks": {"p": {"a": 0, "k": [30, 30, 0]}}, "shapes": [
       {"ty": "gr", "nm": "Group 1", "it": [
         {"ty": "rc", "nm": "Rectangle Path 1", "p": {"a": 0, "k": [0, 0]},
          "s": {"a": 0, "k": [20, 20]}, "r": {"a": 0, "k": 0}},
         {"ty": "fl", "nm": "Fill 1", "c": {"a": 0, "k": [1, 0, 0]}, "o": {"a": 0, "k": 100}},
         {"ty": "tr", "p": {"a": 0, "k": [5, 5]}}]}]}
    """

  @Test("identifiers stay when a layer is added", arguments: fixtures, Place.allCases)
  func identifiersStay(fixture: Fixture, place: Place) throws {
    let bytes = try Data(contentsOf: fixture.source)
    let design = try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    let layers = try #require(design["layers"] as? [[String: Any]])
    let before = try #require(Self.identifiers(bytes))
    let after = try #require(Self.identifiers(adding(to: design, layers, at: place)))
    let rest = after.filter { !$0.hasPrefix("newBadge") }
    #expect(after.count > rest.count)
    #expect(rest == before)
  }

  /// The design with a further layer.
  private func adding(
    to design: [String: Any], _ layers: [[String: Any]], at place: Place
  ) throws -> Data {
    var position: Int =
      switch place {
      case .top: 0
      case .middle: layers.count / 2
      case .bottom: layers.count
      }
    // A matte stays above its layer.
    while position < layers.count, layers[position]["tt"] != nil { position += 1 }
    var layers = layers
    let new = try JSONSerialization.jsonObject(with: Data(Self.added.utf8))
    layers.insert(try #require(new as? [String: Any]), at: position)
    var design = design
    design["layers"] = layers
    return try JSONSerialization.data(withJSONObject: design)
  }

  /// The identifiers of all views in preorder; `nil` for a file that is refused.
  private static func identifiers(_ bytes: Data) -> [String]? {
    guard let imported = try? DesignImporter.importComposition(from: Array(bytes)) else {
      return nil
    }
    return imported.composition.lowered().canvas.root.preorder.map(\.node.id)
  }
}
