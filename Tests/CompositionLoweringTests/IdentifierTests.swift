import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

@Suite struct IdentifierTests {
  @Test(
    "names become camel case",
    arguments: [
      ("Big Circle", "bigCircle"), ("no-time_to stop", "noTimeToStop"), ("RED", "red"),
      ("RED BOX", "redBox"), ("iPhone X", "iPhoneX"), ("3 dots", "layer3Dots"), ("", "layer"),
      ("日本", "layer"), ("class", "classView"), ("Root", "rootView"), ("Ünder", "nder"),
      ("TO STOP. again", "toStopAgain"), ("BG image", "bgImage"), ("URLView 2", "urlView2"),
      ("T2 Pos", "t2Pos"), ("Page URL", "pageURL"),
    ])
  func names(name: String, identifier: String) {
    var maker = IdentifierMaker()
    #expect(maker.identifier(for: name) == identifier)
  }

  @Test func identifiersNeverRepeat() {
    var maker = IdentifierMaker()
    let names = [
      "a", "a", "a2", "a", "A", "a 2", "a_2", "a2", "a 2_2", "class", "classView", "root", "b3",
      "b", "b", "b", "b", "b03", "b1", "b", "c99999999999999999999", "c",
    ]
    let identifiers = names.map { maker.identifier(for: $0) }
    #expect(Set(identifiers).count == identifiers.count, "\(identifiers)")
  }

  @Test func numbersThatNamesHaveAreLeftOut() {
    var maker = IdentifierMaker()
    let identifiers = ["b3", "b", "b", "b", "b2", "b2", "b03"].map { maker.identifier(for: $0) }
    #expect(identifiers == ["b3", "b", "b2", "b4", "b2_2", "b2_3", "b03"])
  }

  @Test func allViewsHaveDifferentValidIdentifiers() {
    let names = ["Star", "star", "STAR", "✨", "", "1", "self", "a b", "a-b", "root", "Group 1"]
    let layers = names.flatMap { name in
      [
        Layer.solid(name),
        .shapes(name, [.group(name, [.square(1), .fill(.red)]) { $0.place(1, 1) }]),
      ]
    }
    let canvas = Composition.make(layers).lowered().canvas
    let identifiers = canvas.root.preorder.map(\.node.id)
    #expect(Set(identifiers).count == identifiers.count)
    #expect(identifiers.first == "root")
    for identifier in identifiers {
      let isValid =
        identifier.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        && identifier.first?.isLetter == true && identifier.first?.isLowercase == true
      #expect(isValid, "\(identifier)")
    }
  }

  @Test func originsHaveThePathToAView() {
    let composition = Composition.make(
      [.precomposition("Outer", 0) { $0.pointer = "/layers/0" }],
      precompositions: [[.solid("Inner") { $0.pointer = "/assets/0/layers/0" }]])
    let origins = composition.lowered().origins
    let inner = origins.first { $0.pointer == "/assets/0/layers/0" }
    #expect(inner?.layerPath == ["Outer", "Inner"])
  }
}
