import CompositionLowering
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionModel

@Suite struct ShapeLoweringTests {
  private func scene(_ items: [ShapeItem]) -> Scene {
    Composition.make([.shapes("Layer", items)]).at(frame: 0)
  }

  private func root(_ items: [ShapeItem]) -> ViewNode {
    Composition.make([.shapes("Layer", items)]).lowered().canvas.root
  }

  /// The widths of the drawn shapes, lowest first.
  private func widths(_ items: [ShapeItem]) -> [Double] {
    scene(items).drawn.map { $0.path.controlBounds.width }
  }

  @Test func upperEntriesLieAboveLowerOnes() {
    let items: [ShapeItem] = [
      .group("Top", [.square(10), .fill(.red)]), .square(20), .fill(.green), .stroke(.blue),
    ]
    #expect(scene(items).drawnColors == [.blue, .green, .red])
  }

  @Test func paintsWithNoPathBetweenShareAShape() {
    let items: [ShapeItem] = [.square(20), .fill(.green), .stroke(.blue)]
    let shared = scene(items)
    #expect(shared.paths.count == 1)
    #expect(shared.shapes.map(\.path) == [0, 0])
  }

  @Test func paintsCoverAllPathsAboveThemAndNoneBelow() {
    let items: [ShapeItem] = [.square(10), .fill(.red), .square(30), .fill(.green), .square(50)]
    let drawn = scene(items).drawn
    #expect(drawn.map(\.path.contours.count) == [2, 1])
    #expect(widths(items) == [30, 10])
  }

  @Test func paintsCoverPathsInGroupsAboveThem() {
    let items: [ShapeItem] = [
      .group("Moved", [.square(10)]) { $0.place(40, 0) }, .square(10), .fill(.red),
    ]
    let drawn = scene(items).drawn
    #expect(drawn.count == 1)
    #expect(drawn[0].path.controlBounds == Rect(minX: -5, minY: -5, maxX: 45, maxY: 5))
  }

  @Test func paintsDoNotReachOutOfTheirGroup() {
    #expect(scene([.square(10), .group("Inner", [.fill(.red)])]).drawn.isEmpty)
  }

  @Test func modifiersChangeAllPathsAboveThemWithAnyPaint() {
    #expect(widths([.square(10), .fill(.red), .trim(0, 0.25)]) == [0])
    #expect(widths([.square(10), .trim(0, 0.25), .fill(.red)]) == [0])
    #expect(widths([.trim(0, 0.25), .square(10), .fill(.red)]) == [10])
    #expect(widths([.group("Inner", [.square(10), .fill(.red)]), .trim(0, 0.25)]) == [0])
    #expect(
      widths([.square(10), .fill(.red), .trim(0, 0.25), .square(30), .fill(.green)]) == [30, 0])
  }

  @Test func modifiersApplyInOrder() {
    // The group halves the half of the layer.
    let drawn = scene([.square(10), .trim(0, 0.5), .trim(0, 0.5), .stroke(.red)]).drawn
    #expect(drawn[0].path.controlBounds == Rect(minX: 5, minY: -5, maxX: 5, maxY: 5))
  }

  @Test func groupsThatDoNothingVanish() {
    let plain = root([.group("Plain", [.square(10), .fill(.red)])])
    #expect(plain.children.map(\.name) == ["Layer"])
    #expect(plain.children[0].children.map(\.kind) == [.shape])
    #expect(plain.children[0].children[0].name == "Plain")
    let moved = root([.group("Moved", [.square(10), .fill(.red)]) { $0.place(1, 1) }])
    #expect(moved.children[0].children.map(\.name) == ["Moved"])
    let empty = root([.group("Empty", [.fill(.red)]), .fill(.green)])
    #expect(empty.children.isEmpty)
  }

  @Test func groupsFadeAsAWhole() {
    let items: [ShapeItem] = [
      .group("Faint", [.square(10), .fill(.red), .stroke(.blue)]) {
        $0.opacity = AnimatedValue(0.5)
      }
    ]
    #expect(scene(items).groups.count { $0.opacity == 0.5 } == 1)
    #expect(scene(items).drawn.map(\.opacity) == [0.5, 0.5])
  }

  private func repeater(_ copies: Double) -> ShapeItem {
    var repeater = RepeaterModifier(copies: AnimatedValue(copies), laterAbove: true)
    repeater.transform.place(20, 0)
    return ShapeItem(kind: .repeater(repeater))
  }

  @Test func repeatersCopyTheShapesAbove() {
    let drawn = scene([.square(10), .fill(.red), repeater(3), .square(4), .fill(.green)]).drawn
    // The paint below the repeater covers the copies' paths and its own.
    #expect(drawn.count == 4)
    #expect(drawn[0].path.contours.count == 4)
    #expect(drawn.dropFirst().map(\.center.x) == [0, 20, 40])
  }

  @Test func repeatersRepeatEachOther() {
    let drawn = scene([.square(1), .fill(.red), repeater(2), repeater(3)]).drawn
    #expect(drawn.map(\.center.x).sorted() == [0, 20, 20, 40, 40, 60])
  }

  private func merge(_ mode: MergeMode) -> ShapeItem { ShapeItem(kind: .merge(mode)) }

  private func moved(_ x: Double, _ items: [ShapeItem]) -> ShapeItem {
    .group("Moved", items) { $0.place(x, 0) }
  }

  @Test(arguments: [
    (MergeMode.add, -5.0...10), (.subtract, -5...0), (.intersect, 0...5),
    (.excludeIntersections, -5...10),
  ])
  func mergedPathsAreOneArea(_ mode: MergeMode, _ range: ClosedRange<Double>) throws {
    let drawn = scene([.square(10), moved(5, [.square(10)]), merge(mode), .fill(.red)]).drawn
    let bounds = try #require(drawn.first).path.controlBounds
    #expect(
      abs(bounds.minX - range.lowerBound) < 1e-6 && abs(bounds.maxX - range.upperBound) < 1e-6)
    #expect(drawn[0].path.contours.count == (mode == .excludeIntersections ? 2 : 1))
  }

  @Test func modeMergeKeepsThePaths() {
    let items: [ShapeItem] = [.square(10), .square(10), merge(.merge), .fill(.red)]
    #expect(scene(items).drawn[0].path.contours.count == 2)
    #expect(
      root(items).children[0].children[0].children.map(\.kind).contains(
        .combine(.with { $0.mode = .compound }))
        == false)
  }

  @Test func mergedPathsCountAsOneForLaterMerges() {
    // Separately, the squares do not overlap.
    let apart: [ShapeItem] = [.square(4), moved(20, [.square(4)])]
    let compound = [ShapeItem.group("Compound", apart + [merge(.merge)])]
    let area: [ShapeItem] = [.square(60), merge(.intersect), .fill(.red)]
    #expect(scene(apart + area).drawn[0].path.isEmpty)
    #expect(scene(compound + area).drawn[0].path.contours.count == 2)
  }

  @Test func pathsThatWentIntoAnAreaAreNotDrawnByThemselves() {
    let items: [ShapeItem] = [
      .group("Inner", [.square(10), .fill(.green)]), .square(30), .fill(.blue), merge(.add),
      .fill(.red),
    ]
    #expect(scene(items).drawnColors == [.red])
    #expect(
      scene([.square(10), .fill(.blue), merge(.add), .fill(.red)]).drawnColors == [.red, .blue])
  }

  @Test func modifiersApplyToTheArea() {
    let drawn = scene([
      .square(10), moved(10, [.square(10)]), merge(.add), .trim(0, 0.5), .stroke(.red),
    ]).drawn
    #expect(drawn[0].path.contours.count == 1)
  }

  /// A trim of all paths as one line.
  private func trimIndividually(_ start: Double, _ end: Double) -> ShapeItem {
    .trim(start, end, .individually)
  }

  @Test func oneLineIncludesGroupsWithPaintsOfTheirOwn() {
    let groups: [ShapeItem] = [
      .group("First", [.square(10), .stroke(.red)]),
      .group("Second", [.square(10), .stroke(.blue)]),
    ]
    func colors(_ start: Double, _ end: Double) -> [Color] {
      let drawn = scene(groups + [trimIndividually(start, end)]).drawn.filter { !$0.path.isEmpty }
      return drawn.map { if case .color(let color) = $0.paint { color } else { .black } }
    }
    #expect(colors(0, 0.5) == [.red])
    #expect(colors(0.5, 1) == [.blue])
    #expect(colors(0.25, 0.75) == [.blue, .red])
  }

  @Test func oneLineIncludesPathsBelowAPaint() {
    let drawn = scene([.square(10), .stroke(.red), .square(20), trimIndividually(0, 1 / 3.0)]).drawn
    #expect(drawn.count == 1)
    // The small square is the first third of the line; alone it would be trimmed to one and a third
    // of its sides.
    #expect(drawn[0].path.controlBounds == Rect(minX: -5, minY: -5, maxX: 5, maxY: 5))
  }
}
