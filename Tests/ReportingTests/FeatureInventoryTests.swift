import CompositionModel
import Diagnostics
import Geometry
import Inventory
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import Reporting

/// The features of a file and their outcomes.
@Suite struct FeatureInventoryTests {
  private func composition(_ layers: Layer...) -> Composition {
    var composition = Composition(name: "Main", size: Vector2(10, 10), frameRate: 10, outPoint: 10)
    composition.layers = layers
    for index in layers.indices { composition.layers[index].pointer = "/layers/\(index)" }
    return composition
  }

  private func layer(_ content: Layer.Content = .null) -> Layer {
    Layer(name: "Box", content: content, inPoint: 0, outPoint: 10)
  }

  private func findings(_ places: (DiagnosticCode, String)...) -> DiagnosticList {
    var list = DiagnosticList()
    for (code, pointer) in places {
      list.report(Diagnostic(code, message: "Not drawn.", pointer: pointer))
    }
    return list
  }

  private var shapes: Layer {
    let fill = FillPaint(source: .color(AnimatedValue(.black)), blendMode: .colorDodge)
    return layer(
      .shapes([
        ShapeItem(kind: .merge(.subtract), pointer: "/layers/0/shapes/0"),
        ShapeItem(kind: .fill(fill), pointer: "/layers/0/shapes/1"),
        ShapeItem(kind: .merge(.merge), pointer: "/layers/0/shapes/2"),
      ]))
  }

  @Test func countsPlacesByFate() {
    let inventory = FeatureInventory(
      of: composition(shapes, layer(.data(nil))),
      timeline: nil,
      diagnostics: findings(
        (.unsupportedMerge, "/layers/0/shapes/0/mm"), (.unsupportedData, "/layers/1")))
    #expect(
      inventory.items.map(\.title).sorted() == [
        "Blend mode Color Dodge", "Data layer", "Fill", "Merge Paths", "Shape layer",
      ])
    let merge = inventory.items.first { $0.title == "Merge Paths" }
    #expect(merge?.counts == [.native: 1, .approximated: 1])
    #expect(merge?.codes == [.unsupportedMerge])
    #expect(inventory.totals == [.native: 5, .approximated: 1])
    #expect(inventory.summary == "5 features at 6 places: 5 native, 1 approximated")
  }

  @Test func aFindingCanCoverSeveralElements() {
    var moving = layer()
    moving.expressions = ["x", "y", "z"].map {
      PropertyExpression(pointer: "/layers/0/ks/p/\($0)", source: "wiggle(1, 2)")
    }
    var findings = DiagnosticList()
    findings.report(
      Diagnostic(
        .evaluatedExpression, message: "Evaluated.", pointer: "/layers/0/ks/p/x", count: 2))
    let inventory = FeatureInventory(
      of: composition(moving), timeline: nil, diagnostics: findings)
    #expect(
      inventory.items.first { $0.title == "Expression" }?.counts == [.native: 1, .approximated: 2])
  }

  @Test func otherFindingsChangeNothing() {
    let inventory = FeatureInventory(
      of: composition(shapes), timeline: nil,
      diagnostics: findings((.oldDialect, "/layers/0/shapes/0")))
    #expect(inventory.totals == [.native: 5])
  }

  @Test func everyDroppedFeatureIsListed() {
    // A finding at a place without an element is listed with the title of its code.
    let inventory = FeatureInventory(
      of: composition(layer()), timeline: nil,
      diagnostics: findings((.unsupportedShape, "/layers/0/shapes/7")))
    #expect(inventory.items.last?.title == DiagnosticCode.unsupportedShape.title)
    #expect(inventory.items.last?.counts == [.dropped: 1])
  }

  @Test func loopsAreCounted() {
    func target(_ view: String) -> TimelineAction.Target {
      TimelineAction.Target(view: view, key: .rotation)
    }
    let spin = TimelineAnimation(
      to: .number(1), curve: .linear, duration: 1,
      repetition: TimelineAnimation.Repetition(count: nil, autoreverses: false))
    let swing = KeyframeTimeline(tracks: [
      KeyframeTimeline.Track(
        target: target("b"), keyframes: [.linear(.number(1), duration: 0.1), .move(.number(0))])
    ])
    let timeline = Timeline(
      canvas: ViewCanvas(
        size: Vector2(10, 10), root: ViewNode(id: "root", kind: .group(GroupView()))),
      clock: Clock(duration: 1), frameRate: 10,
      events: [
        TimelineEvent(
          number: 0,
          actions: [
            TimelineAction(target: target("a"), change: .animate(spin)),
            TimelineAction(target: target("c"), change: .set(.number(1))),
          ], keyframes: [KeyframeRun(swing, count: nil)])
      ])
    let inventory = FeatureInventory(
      of: composition(layer()), timeline: timeline, diagnostics: DiagnosticList())
    #expect(
      inventory.lines.suffix(2).map { $0.split(separator: " ").joined(separator: " ") }
        == ["3 Change of rotation native", "2 Loop native"])
  }

  @Test func changesHaveTheirErrors() {
    func change(_ view: String, _ accuracy: TimelineAction.Accuracy) -> TimelineAction {
      TimelineAction(
        target: TimelineAction.Target(view: view, key: .rotation), change: .set(.number(1)),
        accuracy: accuracy)
    }
    let actions = [
      change("a", .exact), change("b", .within(0.01)), change("b", .within(0.08)),
      change("b", .exact),
    ]
    let timeline = Timeline(
      canvas: ViewCanvas(
        size: Vector2(10, 10), root: ViewNode(id: "root", kind: .group(GroupView()))),
      clock: Clock(duration: 1), frameRate: 10,
      events: [TimelineEvent(number: 0, actions: actions)])
    let inventory = FeatureInventory(
      of: composition(layer()), timeline: timeline, diagnostics: findings((.resampled, "/layers/0"))
    )
    #expect(
      inventory.lines.last
        == "  2  Change of rotation  1 native, 1 approximated (within 0.08 degrees, TC0001)")
  }

  @Test func hiddenLayersAreNotUsed() {
    var hidden = layer(.camera(zoom: AnimatedValue(1), isAimed: true))
    hidden.isHidden = true
    #expect(
      FeatureInventory(of: composition(hidden), timeline: nil, diagnostics: DiagnosticList()).items
        == [])
  }

  @Test func linesAreAligned() {
    let inventory = FeatureInventory(
      of: composition(layer(), shapes), timeline: nil, diagnostics: DiagnosticList())
    #expect(
      inventory.lines == [
        "Uses 5 features at 6 places: 6 native",
        "  1  Null layer              native",
        "  1  Shape layer             native",
        "  2  Merge Paths             native",
        "  1  Fill                    native",
        "  1  Blend mode Color Dodge  native",
      ])
  }

  @Test func markdownListsFeaturesOnRequest() {
    var report = FindingsReport(file: "a.json", findings: [])
    #expect(!MarkdownReport.text(of: [report]).contains("Merge Paths"))
    report.inventory = FeatureInventory(
      of: composition(shapes), timeline: nil, diagnostics: DiagnosticList())
    #expect(MarkdownReport.text(of: [report]).contains("| Merge Paths | 2 |"))
  }
}
