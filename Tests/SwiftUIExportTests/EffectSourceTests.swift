import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import SwiftUIExport

/// Effects and matched geometry as SwiftUI source.
@Suite struct EffectSourceTests {
  /// A timeline with a square in a group, further views, and one change in a second.
  private func timeline(
    _ effect: ViewNode, _ change: (PropertyKey, PropertyValue)? = nil, others: [ViewNode] = []
  ) -> Timeline {
    let group = ViewNode(
      id: "box", kind: .group(GroupView()), children: [square("square"), effect])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group] + others)
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 100), root: root),
      clock: Clock(interval: 1, ticks: 2), frameRate: 10)
    if let (key, value) = change {
      let target = TimelineAction.Target(view: effect.id, key: key)
      let animation = TimelineAnimation(to: value, curve: .linear, duration: 1)
      let action = TimelineAction(target: target, change: .animate(animation))
      timeline.events = [TimelineEvent(number: 0, actions: [action])]
    }
    return timeline
  }

  private func square(_ id: String) -> ViewNode {
    ViewNode(
      id: id, kind: .shape,
      children: [
        ViewNode(
          id: "\(id)Rectangle", kind: .rectangle(RectangleView()),
          properties: [.size: .vector(Vector3(20, 20, 0))]),
        ViewNode(id: "\(id)Fill", kind: .fill(FillView())),
      ])
  }

  private func effect(_ effect: some PixelEffect, _ properties: PropertyValues = [:]) -> ViewNode {
    ViewNode(id: "effect", kind: .effect(SceneEffect(effect)), properties: properties)
  }

  private func export(
    _ timeline: Timeline, _ style: SwiftUIStyle = .events
  ) -> (text: String, omissions: [Omission]) {
    var options = SwiftUIOptions(viewName: "SampleView")
    options.style = style
    let export = SwiftUIExporter(timeline, options).export()
    return (export.files.last?.text ?? "", export.omissions)
  }

  @Test("wipes are masks, whose completion moves", arguments: SwiftUIStyle.allCases)
  func wipes(style: SwiftUIStyle) {
    let size = PropertyValue.vector(Vector3(40, 30, 0))
    let wipes: [(ViewNode, String)] = [
      (effect(LinearWipe(), [.size: size]), "LinearWipe("),
      (effect(RadialWipe.with { $0.sense = .both }), "shareBefore: 0.5)"),
      (effect(VenetianBlinds()), "direction: .degrees(90), width: 20)"),
    ]
    for (wipe, expected) in wipes {
      let (text, omissions) = export(timeline(wipe, (.completion, .number(1))), style)
      #expect(omissions.isEmpty)
      #expect(text.contains(".mask {") && text.contains(expected), "\(text)")
    }
  }

  @Test("wipes with a soft edge, and frames that move, are left to pictures")
  func omissions() {
    let soft = effect(RadialWipe(), [.softness: .number(4)])
    #expect(export(timeline(soft)).omissions.map(\.feature) == ["the effect Radial Wipe"])
    #expect(export(timeline(soft)).omissions.map(\.extent) == [.surroundings])
    let size = (PropertyKey.size, PropertyValue.vector(Vector3(9, 9, 0)))
    #expect(export(timeline(effect(LinearWipe()), size)).omissions.first?.property == nil)
    #expect(!export(timeline(effect(CornerPin()), size)).omissions.isEmpty)
  }

  @Test("corner pins are projections, ramps gradients over the view")
  func pinsAndRamps() {
    let size = PropertyValue.vector(Vector3(40, 30, 0))
    let corner = PropertyValue.vector(Vector3(50, 35, 0))
    let pin = effect(CornerPin(), [.size: size, .bottomRight: corner])
    let (text, omissions) = export(timeline(pin, (.bottomRight, size)))
    #expect(omissions.isEmpty)
    #expect(text.contains("CornerPin(") && text.contains("bottomRight: CGPoint(x: "))
    let ramp = export(timeline(effect(ColorRamp(), [.mix: .number(0.5)])))
    #expect(ramp.omissions.isEmpty)
    #expect(ramp.text.contains(".blendMode(.sourceAtop)") && ramp.text.contains(".opacity(0.5)"))
  }

  @Test func rampsOfOlderSystemsComeWithTheirType() {
    var options = SwiftUIOptions(viewName: "SampleView")
    options.minimumSystem = MinimumSystem("iOS 15")
    let files = SwiftUIExporter(timeline(effect(ColorRamp())), options).export().files
    #expect(files.contains { $0.text.contains("ThemeGradient(") })
    #expect(files.contains { $0.text.contains("struct ThemeGradient<") })
  }

  @Test("a tint with one color is that color, and an inversion in part is no inversion")
  func colors() {
    let red = PropertyValue.color(Color(red: 1, green: 0, blue: 0))
    let tint = export(timeline(effect(Tint(), [.blackColor: red, .whiteColor: red])))
    #expect(tint.omissions.isEmpty && tint.text.contains("HardenedMask {"))
    #expect(export(timeline(effect(Tint()))).omissions.count == 1)
    #expect(export(timeline(effect(Invert()))).omissions.isEmpty)
    #expect(export(timeline(effect(Invert(), [.mix: .number(0.5)]))).omissions.count == 1)
  }

  @Test("the anchor moves along a curve by keyframes", arguments: SwiftUIStyle.allCases)
  func curves(style: SwiftUIStyle) {
    var curved = timeline(effect(ColorFill()))
    let target = TimelineAction.Target(view: "box", key: .anchor)
    var animation = TimelineAnimation(
      to: .vector(Vector3(20, 0, 0)), curve: .linear, duration: 1)
    animation.along = SpatialTangents(
      outgoing: Vector3(0, 10, 0), incoming: Vector3(0, 10, 0))
    curved.events = [
      TimelineEvent(
        number: 0, actions: [TimelineAction(target: target, change: .animate(animation))])
    ]
    let (text, omissions) = export(curved, style)
    #expect(omissions.isEmpty)
    #expect(text.contains("values.boxAnchorX") && text.contains("values.boxAnchorY"))
  }

  @Test("two groups share a frame in the style events")
  func matchedGeometry() {
    func group(_ id: String, _ size: Vector2, at position: Vector2, _ insertion: Double) -> ViewNode
    {
      let style = GroupView.with {
        $0.matched = MatchedGeometry(id: "hero")
        $0.frame = size
      }
      return ViewNode(
        id: id, kind: .group(style),
        properties: [.position: .vector(Vector3(position)), .insertion: .number(insertion)],
        children: [square("\(id)Square")])
    }
    var matched = timeline(
      effect(ColorFill()),
      others: [
        group("small", [10, 10], at: [5, 5], 1), group("large", [40, 40], at: [50, 50], 0),
      ])
    let actions = [("small", PropertyKey.removal), ("large", .insertion)].map { view, key in
      TimelineAction(
        target: TimelineAction.Target(view: view, key: key),
        change: .animate(TimelineAnimation(to: .number(1), curve: .linear, duration: 0.5)))
    }
    matched.events = [TimelineEvent(number: 1, actions: actions)]
    let (text, omissions) = export(matched)
    #expect(omissions.isEmpty)
    #expect(text.contains("@Namespace private var namespace"))
    #expect(text.contains(#".matchedGeometryEffect(id: "hero", in: namespace)"#))
    #expect(export(matched, .keyframes).omissions.map(\.extent) == [.view, .view])
    // A frame of layout has no scale.
    matched.canvas.root.children[2].properties[.scale] = .vector(Vector3(2, 2, 1))
    #expect(export(matched).omissions.count == 2)
  }
}
