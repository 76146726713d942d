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
      ("日本", "layer"), ("class", "classView"), ("Root", "rootView"), ("Ünder", "under"),
      ("Cafe\u{301}", "cafe"), ("Łódź", "lodz"), ("TO STOP. again", "toStopAgain"),
      ("BG image", "bgImage"), ("URLView 2", "urlView2"), ("T2 Pos", "t2Pos"),
      ("Page URL", "pageURL"),
    ])
  func names(name: String, identifier: String) {
    #expect(
      Composition.make([.moved(name)]).identifiers == ["root", identifier] + identifier.contents)
  }

  @Test func viewsOfALayerHaveItsName() {
    let shapes: [ShapeItem] = [
      .group("Group 1", [.square(1), .fill(.red)]) { $0.place(1, 1) },
      .group("Group 2", [.square(1), .fill(.red)]) { $0.place(1, 1) },
    ]
    #expect(
      Composition.make([.shapes("Dot3", shapes) { $0.transform.place(5, 5) }]).identifiers == [
        "root", "dot3", "dot3Group2", "dot3Group2Shape", "dot3Group2Rectangle", "dot3Group2Fill",
        "dot3Group", "dot3GroupShape", "dot3GroupRectangle", "dot3GroupFill",
      ])
  }

  @Test func layersOfOneNameAreToldApartByThePrecompositionsAroundThem() {
    let composition = Composition.make(
      [
        .precomposition("Cat", 0) { $0.transform.place(1, 1) },
        .precomposition("Dog", 1) { $0.transform.place(1, 1) },
      ],
      precompositions: [
        [.moved("Eye"), .moved("Nose")], [.moved("Eye"), .moved("Shape Layer 1")],
      ])
    #expect(
      composition.layerIdentifiers
        == ["dog", "dogShapeLayer1", "dogEye", "cat", "nose", "catEye"])
  }

  @Test func equalSiblingsHaveNumbers() {
    let layers = ["Eye", "Eye", "Dot3", "Dot3"].map { Layer.moved($0) }
    #expect(
      Composition.make(layers).layerIdentifiers == ["dot3", "dot3Copy2", "eye", "eye2"])
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

extension String {
  /// The identifiers of the views of a solid of this identifier.
  fileprivate var contents: [String] { ["Shape", "Rectangle", "Fill"].map { self + $0 } }
}

extension Layer {
  /// A solid with a transform, so that its group is kept.
  fileprivate static func moved(_ name: String) -> Layer {
    .solid(name) { $0.transform.place(5, 5) }
  }
}

extension Composition {
  /// The identifiers of all views, in preorder.
  fileprivate var identifiers: [String] { lowered().canvas.root.preorder.map(\.node.id) }

  /// The identifiers of the groups of layers, in preorder.
  fileprivate var layerIdentifiers: [String] {
    lowered().canvas.root.preorder.compactMap { view in
      guard case .group = view.node.kind, view.parent != nil else { return nil }
      return view.node.id
    }
  }
}
