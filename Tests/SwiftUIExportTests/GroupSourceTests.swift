import Animation
import Diagnostics
import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import SwiftUIExport

/// Turns, masks, effects and visibility of groups as SwiftUI source.
@Suite struct GroupSourceTests {
  /// The source of a disc in a group, with changes at event 0.
  private func source(
    _ properties: PropertyValues = [:], children: [ViewNode] = [], line: ViewNode? = nil,
    geometry: [ViewNode]? = nil, actions: [TimelineAction] = [], style: SwiftUIStyle = .events,
    blendMode: BlendMode = .normal, matte: MatteMode? = nil
  ) -> (text: String, findings: [String]) {
    let disc = ViewNode(
      id: "disc", kind: .ellipse(EllipseView()),
      properties: [.size: .vector(Vector3(20, 20, 0))])
    let paint = line ?? ViewNode(id: "paint", kind: .fill(FillView()))
    let shape = ViewNode(id: "shape", kind: .shape, children: (geometry ?? [disc]) + [paint])
    var box = GroupView()
    (box.blendMode, box.matte) = (blendMode, matte)
    let group = ViewNode(
      id: "box", kind: .group(box), properties: properties, children: children + [shape])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group])
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 80), root: root), clock: Clock(interval: 1, ticks: 4),
      frameRate: 60)
    timeline.events = [TimelineEvent(number: 0, actions: actions)]
    var options = SwiftUIOptions(viewName: "DiscView")
    options.style = style
    let export = SwiftUIExporter(timeline, options).export()
    let (files, diagnostics) = (export.files, export.diagnostics)
    return (files.last?.text ?? "", diagnostics.items.map(\.message))
  }

  private func action(
    _ view: String, _ key: PropertyKey, _ value: PropertyValue, component: Int? = nil,
    after: Double = 0
  ) -> TimelineAction {
    TimelineAction(
      target: TimelineAction.Target(view: view, key: key, component: component), after: after,
      change: .animate(TimelineAnimation(to: value, curve: .linear, duration: 0.1)))
  }

  @Test("a view that fades while it is hidden has two opacities")
  func hiddenFade() {
    let visible = TimelineAction(
      target: TimelineAction.Target(view: "box", key: .isVisible), after: 0.5,
      change: .set(.flag(true)))
    let fade = action("box", .opacity, .number(0.2))
    let hidden: PropertyValues = [.isVisible: .flag(false), .opacity: .number(1)]
    let events = source(hidden, actions: [visible, fade]).text
    #expect(events.contains(".opacity(boxOpacity)\n"))
    #expect(events.contains(".opacity(isBoxVisible ? 1 : 0)"))
    // Keyframes have one value for a moment.
    let keyframes = source(hidden, actions: [visible, fade], style: .keyframes).text
    #expect(keyframes.contains(".opacity(values.isBoxVisible > 0.5 ? values.boxOpacity : 0)"))
  }

  @Test("a group that comes and goes is blended as a whole")
  func blendedGroup() {
    let line = ViewNode(id: "line", kind: .stroke(StrokeView()))
    let other = ViewNode(
      id: "other", kind: .shape,
      children: [ViewNode(id: "dot", kind: .ellipse(EllipseView())), line])
    let hides = TimelineAction(
      target: TimelineAction.Target(view: "box", key: .isVisible), after: 0.5,
      change: .set(.flag(false)))
    let text = source(children: [other], actions: [hides], blendMode: .multiply).text
    let modifiers = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .filter { $0.hasPrefix(".compositing") || $0.hasPrefix(".opacity") || $0.hasPrefix(".blend") }
    let own: [Substring] = [
      ".compositingGroup()", ".opacity(isVisible ? 1 : 0)", ".blendMode(.multiply)",
    ]
    #expect(modifiers.contains(own), "\(modifiers)")
  }

  @Test(
    "a group that fades isolates what is blended in it", arguments: [BlendMode.normal, .screen])
  func blendedLeaf(mode: BlendMode) {
    var fill = FillView()
    fill.paint.blendMode = mode
    let line = ViewNode(id: "paint", kind: .fill(fill))
    let text = source([.opacity: .number(0.5)], line: line).text
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.contains([".compositingGroup()", ".opacity(0.5)"]) == (mode != .normal), "\(text)")
  }

  @Test("a curve in space has another pace than its picture", arguments: [0.0, 20])
  func curveInSpace(depth: Double) {
    let curve = SpatialTangents(outgoing: Vector3(0, 30, 0), incoming: Vector3(0, 30, depth))
    let moves = TimelineAction(
      target: TimelineAction.Target(view: "box", key: .position),
      change: .animate(
        TimelineAnimation(
          to: .vector(Vector3(60, 20, 0)), curve: .linear, duration: 1, along: curve)))
    let (text, findings) = source(actions: [moves])
    #expect(findings.isEmpty)
    #expect(text.contains("MotionRoute(svg:") == (depth == 0))
    #expect(text.contains("KeyframeTrack") == (depth != 0))
  }

  @Test("a trim that measures more than it draws is sampled", arguments: [false, true])
  func measuringTrim(measures: Bool) {
    let path = { (id: String) in
      ViewNode(id: id, kind: .path, properties: [.path: .path(triangle(20))])
    }
    let hidden = ViewNode(id: "measured", kind: .measured, children: [path("hidden")])
    let trim = ViewNode(
      id: "trim", kind: .trim(TrimView()), properties: [.trimEnd: .number(0.5)],
      children: [path("shown")] + (measures ? [hidden] : []))
    let grows = action("trim", .trimEnd, .number(1))
    let (text, findings) = source(geometry: [trim], actions: [grows])
    #expect(findings.isEmpty)
    #expect(text.contains("TrimmedOutline") == !measures)
  }

  @Test("rotations about several axes are one turn in space")
  func turns() {
    let (text, findings) = source([
      .rotationX: .number(30), .rotationY: .number(20), .rotation: .number(10),
      .anchor: .vector(Vector3(0, 0, -4)),
    ])
    #expect(findings.isEmpty)
    #expect(text.contains(".modifier(SpatialTurn(x: 30, y: 20, z: 10, depth: -4, perspective: 1))"))
    #expect(!text.contains("rotationEffect"))
    let one = source([.rotationX: .number(30), .anchor: .vector(Vector3(0, 0, -4))]).text
    #expect(one.contains(".degrees(-30), axis: (x: 1, y: 0, z: 0), anchorZ: 4)"))
    let tilted = source([.orientation: .vector(Vector3(0, 0, 90))])
    #expect(tilted.findings.isEmpty)
    #expect(tilted.text.contains(".modifier(SpatialTurn(orientation: (0, 0, 90), perspective: 1))"))
  }

  @Test("the direction of a path turns a view before it turns in space")
  func orientedTurns() {
    let text = source([
      .motionPath: .path(triangle(30)), .autoOrient: .flag(true), .rotationX: .number(30),
      .rotationY: .number(20),
    ]).text
    let places = [
      "RouteTurn(along: Outlines.boxRoute, at: 0)", "SpatialTurn(x: 30, y: 20",
      "RouteEffect(along: Outlines.boxRoute, to: 0)",
    ].map { text.firstRange(of: ".modifier(\($0)")?.lowerBound }
    #expect(places == places.compactMap(\.self).sorted(), "\(text)")
    let straight = source([
      .rotationX: .number(30), .rotationY: .number(20), .pathAngle: .number(9),
    ])
    #expect(straight.text.contains(".modifier(SpatialTurn(x: 30, y: 20, along: 9"))
  }

  /// A triangle with a side along x.
  private func triangle(_ side: Double) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: true)
    for point in [Vector2(0, 0), Vector2(side, 0), Vector2(0, 10)] {
      path.addKnot(point, in: point, out: point)
    }
    return path
  }

  /// A mask in the shape of a triangle.
  private func mask(
    _ id: String, _ mode: MaskMode, inverted: Bool = false, expansion: Double = 0
  ) -> ViewNode {
    ViewNode(
      id: id, kind: .mask(mode, isInverted: inverted),
      properties: [.path: .path(triangle(50)), .expansion: .number(expansion)])
  }

  @Test("masks that grow or shrink")
  func expansion() {
    let (text, findings) = source(children: [mask("one", .add, expansion: -3)])
    #expect(findings.isEmpty)
    #expect(text.contains("ExpandedShape(Outline(Outlines.one"))
    #expect(text.contains("by: -3)"))
  }

  @Test("an empty mask or matte hides everything")
  func emptyMasks() {
    let empty = ViewNode(id: "one", kind: .mask(.add, isInverted: false))
    let matte = ViewNode(id: "none", kind: .group(GroupView()))
    for text in [
      source(children: [empty]).text, source(children: [matte], matte: .alpha).text,
    ] {
      let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
      #expect(lines.contains([".mask {", "Color.clear"]), "\(text)")
    }
  }

  @Test("what a mask adds again is not cut from the content")
  func masksThatAdd() {
    let cut = source(children: [mask("one", .subtract)]).text
    #expect(!cut.contains(".mask {") && cut.contains(".blendMode(.destinationOut)"))
    let (text, findings) = source(children: [
      mask("one", .subtract), mask("two", .add, inverted: true), mask("three", .difference),
    ])
    #expect(findings.isEmpty)
    #expect(text.contains(".mask {"))
    #expect(text.contains("Color.black.frame(width: 300, height: 300)"))
  }

  @Test("the source of many differences of masks grows with their number alone")
  func differences() {
    func lines(_ count: Int) -> Int {
      let masks = (0..<count).map { mask("mask\($0)", .difference) }
      let (text, findings) = source(children: masks)
      #expect(findings.isEmpty && text.contains(".luminanceToAlpha()") == (count > 1))
      return text.count { $0 == "\n" }
    }
    #expect(lines(24) - lines(20) == lines(8) - lines(4))
    #expect(lines(24) < 400)
  }

  @Test("Fill is a color in the shape of the content")
  func colorFill() {
    let effect = ViewNode(
      id: "fill", kind: .effect(SceneEffect(ColorFill())),
      properties: [
        .color: .color(Color(red: 1, green: 0, blue: 0)), .opacity: .number(0.5),
      ])
    let (text, findings) = source(children: [effect])
    #expect(findings.isEmpty)
    #expect(text.contains("Color(.sRGB, red: 1, green: 0, blue: 0)"))
    #expect(text.contains(".mask {") && text.contains(".opacity(0.5)"))
  }

  @Test("dashes have animations of their own", arguments: SwiftUIStyle.allCases)
  func dashes(style: SwiftUIStyle) {
    let line = ViewNode(
      id: "line", kind: .stroke(StrokeView()),
      properties: [.lineWidth: .number(2), .dashes: .numbers([4, 6])])
    let (text, findings) = source(
      line: line, actions: [action("line", .dashes, .number(9), component: 1)], style: style)
    #expect(findings.isEmpty)
    #expect(text.contains(style == .events ? "dash: [4, dash2]" : "dash: [4, values."))
    #expect(text.contains("NumberAnimation(") == (style == .events))
  }

  @Test("many changes of a property are a table of keyframes")
  func denseChanges() {
    func changes(_ count: Int) -> [TimelineAction] {
      (1...count).map {
        action("box", .rotation, .number(Double($0 * $0)), after: Double($0) * 0.1)
      }
    }
    let few = source(actions: changes(6)).text
    #expect(few.contains("timer.after(0.2)") && !few.contains("KeyframeRun"))
    let (text, findings) = source(actions: changes(30))
    #expect(findings.isEmpty)
    #expect(text.contains("KeyframeRun") && text.contains("LinearStep(900, 0.1)"))
    #expect(!text.contains("timer.after("))
  }

  @Test("a table of keyframes for each dimension in space")
  func denseOrientation() {
    let changes = (1...30).map {
      let step = Double($0)
      return action(
        "box", .orientation, .vector(Vector3(step, step * step, step * 3)), after: step * 0.1)
    }
    let (text, findings) = source(actions: changes)
    #expect(findings.isEmpty && text.contains("KeyframeRun"))
    for letter in ["X", "Y", "Z"] { #expect(text.contains("values.boxOrientation\(letter)")) }
  }

  @Test("an even motion through a list of paths is one keyframe")
  func evenMorph() {
    let paths = (0..<5).map { PropertyValue.path(triangle(Double($0 * $0))) }
    let track = MorphTrack(
      initial: paths[0],
      keyframes: [0.5, 0.5, 0.5, 1].enumerated().map {
        .linear(paths[$0.offset + 1], duration: $0.element)
      })
    #expect(track.values.count == 5)
    #expect(
      track.keyframes == [
        .linear(.number(3), duration: 1.5), .linear(.number(4), duration: 1),
      ])
  }

  @Test("gradients get stops where colors and opacities are mixed apart")
  func gradientMixing() {
    func stop(_ offset: Double, _ red: Double, _ alpha: Double) -> Gradient.Stop {
      Gradient.Stop(offset: offset, color: Color(red: red, green: 0, blue: 0, alpha: alpha))
    }
    let stops = Gradient.premultipliable([stop(0, 1, 1), stop(0, 1, 1), stop(1, 0, 0)])
    #expect(stops.count > 4 && stops.count < 10)
    #expect(stops.first == stop(0, 1, 1) && stops.last == stop(1, 0, 0))
    let plain = [stop(0, 1, 1), stop(0.5, 0, 1), stop(1, 0, 0)]
    #expect(Gradient.premultipliable(plain) == plain)
  }
}
