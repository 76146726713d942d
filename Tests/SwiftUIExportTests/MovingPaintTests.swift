import Diagnostics
import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import SwiftUIExport

/// Geometry, gradients and shadows that move, as SwiftUI source.
@Suite struct MovingPaintTests {
  /// A timeline with a shape in a group, and changes at event 0.
  private func timeline(
    _ geometry: ViewNode, _ paint: ViewNode, effects: [ViewNode] = [],
    _ changes: [(String, PropertyKey, PropertyValue)]
  ) -> Timeline {
    let shape = ViewNode(id: "shape", kind: .shape, children: [geometry, paint])
    let group = ViewNode(id: "box", kind: .group(GroupView()), children: effects + [shape])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group])
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 100), root: root),
      clock: Clock(interval: 1, ticks: 2), frameRate: 10)
    let actions = changes.map { view, key, value in
      TimelineAction(
        target: TimelineAction.Target(view: view, key: key),
        change: .animate(TimelineAnimation(to: value, curve: .linear, duration: 1)))
    }
    timeline.events = [TimelineEvent(number: 0, actions: actions)]
    return timeline
  }

  private func source(
    _ timeline: Timeline, _ style: SwiftUIStyle = .events
  ) -> (text: String, findings: [String]) {
    var options = SwiftUIOptions(viewName: "MovingView")
    options.style = style
    let export = SwiftUIExporter(timeline, options).export()
    let (files, diagnostics) = (export.files, export.diagnostics)
    return (files.last?.text ?? "", diagnostics.items.map(\.message))
  }

  /// The parts of the support file that the source has.
  private func parts(_ timeline: Timeline, _ style: SwiftUIStyle) -> Set<SupportPart> {
    var options = SwiftUIOptions(viewName: "MovingView")
    options.style = style
    return SwiftUIExporter(timeline, options).export().files.last?.support ?? []
  }

  private func triangle(to corner: Vector2) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: true)
    for point in [Vector2.zero, corner, Vector2(0, 9)] {
      path.addKnot(point, in: point, out: point)
    }
    return path
  }

  private let red = ViewNode(id: "paint", kind: .fill(FillView()))
  private let disc = ViewNode(
    id: "disc", kind: .ellipse(EllipseView()),
    properties: [.size: .vector(Vector3(40, 40, 0))])
  private let star = ViewNode(
    id: "star", kind: .star(StarView()),
    properties: [.points: .number(5), .outerRadius: .number(40), .innerRadius: .number(20)])

  @Test("values that never change need no parts for those that do")
  func constantTracks() {
    let blue = PropertyValue.color(Color(red: 0, green: 0, blue: 1))
    let color = timeline(disc, red, [("paint", .color, blue)])
    #expect(parts(color, .keyframes).contains(.themeColor))
    let black = PropertyValue.color(.black)
    let paint = ViewNode(id: "paint", kind: .fill(FillView()), properties: [.color: black])
    let still = timeline(disc, paint, [("paint", .color, black)])
    #expect(!parts(still, .keyframes).contains(.themeColor))

    let start = PropertyValue.path(triangle(to: Vector2(9, 9)))
    let path = ViewNode(id: "line", kind: .path, properties: [.path: start])
    let changed = PropertyValue.path(triangle(to: Vector2(8, 9)))
    let moving = timeline(path, red, [("line", .path, changed)])
    #expect(parts(moving, .keyframes).contains(.morphingList))
    #expect(
      !parts(timeline(path, red, [("line", .path, start)]), .keyframes).contains(.morphingList))
  }

  @Test(
    "a trim without a paint that covers something needs no part", arguments: SwiftUIStyle.allCases)
  func uncoveredTrim(style: SwiftUIStyle) {
    let path = ViewNode(
      id: "line", kind: .path, properties: [.path: .path(triangle(to: Vector2(9, 9)))])
    let trim = ViewNode(id: "trim", kind: .trim(TrimView()), children: [path])
    let changes: [(String, PropertyKey, PropertyValue)] = [("trim", .trimEnd, .number(0.5))]
    for (width, isDrawn) in [(2.0, true), (0, false)] {
      let stroke = ViewNode(
        id: "paint", kind: .stroke(StrokeView()), properties: [.lineWidth: .number(width)])
      #expect(parts(timeline(trim, stroke, changes), style).contains(.trimmedOutline) == isDrawn)
    }
  }

  @Test("a slot with the name of a shared type is no use of it")
  func slotNamedLikeType() {
    let paint = ViewNode(id: "paint", kind: .fill(FillView()), slots: [.color: "CornerPin"])
    let (text, _) = source(timeline(disc, paint, []))
    #expect(text.contains("var CornerPin = "))
    #expect(!text.contains("typealias CornerPin"))
  }

  @Test("geometry without a shape of SwiftUI is a list of paths", arguments: SwiftUIStyle.allCases)
  func sampledGeometry(style: SwiftUIStyle) {
    let moving = timeline(star, red, [("star", .innerRadius, .number(10))])
    let (text, findings) = source(moving, style)
    #expect(findings.isEmpty)
    #expect(text.contains("MorphingOutline"))
    #expect(!text.contains("innerRadius"))
  }

  @Test("a change at once is not animated with another part of a trim", arguments: [false, true])
  func jumpBesideAnimation(jumpsFirst: Bool) {
    let trim = ViewNode(
      id: "trim", kind: .trim(TrimView()), properties: [.trimEnd: .number(0)], children: [disc])
    var moving = timeline(trim, red, [])
    func action(_ key: PropertyKey, _ change: TimelineAction.Change) -> TimelineAction {
      TimelineAction(
        target: TimelineAction.Target(view: "trim", key: key), after: 0.5, change: change)
    }
    var actions = [
      action(.trimStart, .set(.number(0.2))),
      action(
        .trimEnd, .animate(TimelineAnimation(to: .number(1), curve: .linear, duration: 1))),
    ]
    if jumpsFirst { actions.insert(action(.trimEnd, .set(.number(0.3))), at: 0) }
    moving.events = [TimelineEvent(number: 0, actions: actions)]
    // After a jump of its own, the animation begins an update later.
    #expect(source(moving).text.contains("NumberAnimations(") != jumpsFirst)
  }

  @Test("even motion has two paths, and they are those of the player")
  func keyframes() throws {
    let moving = timeline(star, red, [("star", .innerRadius, .number(10))])
    let sampler = PathSampler([star], in: moving, jumps: [], tolerance: 0.05)
    // The radius shrinks for a second and stays for another one.
    #expect(sampler.keyframes.count == 2)
    #expect(sampler.keyframes.map(\.duration) == [1, 1])
    var session = TimelineSession(moving)
    session.advance(to: 0.5)
    let path = try #require(session.scene.paths.first?.path)
    let last = try #require(sampler.keyframes.first?.value.pathValue)
    let middle = sampler.first.interpolated(to: last, progress: 0.5)
    for (one, other) in zip(middle.points, path.points) {
      #expect(abs(one.x - other.x) < 0.06 && abs(one.y - other.y) < 0.06)
    }
  }

  @Test("a jump of sampled geometry is a move")
  func jump() {
    var moving = timeline(star, red, [])
    moving.events = [
      TimelineEvent(
        number: 1,
        actions: [
          TimelineAction(
            target: TimelineAction.Target(view: "star", key: .innerRadius),
            change: .set(.number(5)))
        ])
    ]
    let sampler = PathSampler([star], in: moving, jumps: [], tolerance: 0.05)
    let moves = sampler.keyframes.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 1)
    #expect(sampler.keyframes.map(\.duration).reduce(0, +) == 2)
  }

  @Test("points that appear and disappear between frames do so at their moment")
  func structure() {
    var star = star
    star.properties[.points] = .number(8.05)
    let moving = timeline(star, red, [("star", .points, .number(4.05))])
    let sampler = PathSampler([star], in: moving, jumps: [], tolerance: 0.05)
    // The points are whole numbers: the first is left after an eighth of a frame.
    var (passed, counts) = (0.0, [8: 0.0])
    for keyframe in sampler.keyframes {
      let count = keyframe.value.pathValue.points.count / 6
      if counts[count] == nil { counts[count] = passed }
      passed += keyframe.duration
    }
    for count in 4..<8 {
      let moment = (8.05 - Double(count + 1)) / 4
      #expect(abs((counts[count] ?? 0) - moment) < 0.002, "\(count): \(counts)")
    }
  }

  @Test("an animation from a value that is set at the same time begins after it")
  func jumpAndAnimation() {
    let change: (TimelineAction.Change) -> TimelineAction = {
      TimelineAction(target: TimelineAction.Target(view: "box", key: .rotation), change: $0)
    }
    var moving = timeline(star, red, [])
    moving.events = [
      TimelineEvent(
        number: 1,
        actions: [
          change(.set(.number(20))),
          change(.animate(TimelineAnimation(to: .number(40), curve: .linear, duration: 1))),
        ])
    ]
    #expect(
      source(moving).text.contains(
        """
                boxRotation = 20
                timer.afterUpdate { withAnimation(.linear(duration: 1)) { boxRotation = 40 } }
        """))
  }

  private var gradient: ViewNode {
    var fill = FillView()
    fill.paint.gradient = .linear
    fill.paint.colorStopCount = 2
    return ViewNode(
      id: "paint", kind: .fill(fill),
      properties: [
        .gradientStart: .vector(Vector3(-20, 0, 0)), .gradientEnd: .vector(Vector3(20, 0, 0)),
        .gradientStops: .numbers([0, 1, 0, 0, 1, 0, 0, 1]),
      ])
  }

  @Test("the ends of a gradient have animations of their own")
  func gradientEnds() {
    let moving = timeline(
      disc, gradient, [("paint", .gradientEnd, .vector(Vector3(20, 30, 0)))])
    let (text, findings) = source(moving)
    #expect(findings.isEmpty)
    #expect(
      text.contains("NumberAnimations(paintGradientEnd.x, paintGradientEnd.y) { endX, endY in"))
    #expect(text.contains("endPoint: UnitPoint(x: (endX + 20) / 40, y: (endY + 20) / 40)"))
    #expect(source(moving, .keyframes).findings.isEmpty)
  }

  @Test("the stops of a gradient mix, unless their numbers differ")
  func gradientStops() {
    let even = timeline(
      disc, gradient, [("paint", .gradientStops, .numbers([0, 0, 1, 0, 1, 0, 1, 1]))])
    let (text, findings) = source(even)
    #expect(findings.isEmpty)
    #expect(text.contains("GradientAnimation(paintGradientStops) { gradient in"))
    let uneven = timeline(
      disc, gradient, [("paint", .gradientStops, .numbers([0, 0, 1, 0]))])
    #expect(source(uneven).findings == ["Left out: the animation of “gradientStops”."])
  }

  @Test("a color that moves along a changing opacity has keyframes on its way")
  func opacityStops() {
    // Two colors, then the opacities of both ends.
    let stops = { (place: Double, opacity: Double) -> PropertyValue in
      .numbers([0, 1, 0, 0, place, 0, 0, 1, 0, 1 - opacity, 1, opacity])
    }
    var faded = gradient
    faded.properties[.gradientStops] = stops(0.1, 0)
    let uneven = timeline(disc, faded, [("paint", .gradientStops, stops(0.9, 1))])
    let keyframes = { (style: SwiftUIStyle) in
      source(uneven, style).text.split(separator: "\n").filter { $0.contains("LinearKeyframe(") }
        .count
    }
    #expect(source(uneven).findings.isEmpty)
    #expect(keyframes(.keyframes) >= 4)
    let changes = { (moving: Timeline) in
      source(moving, .events).text.split(separator: "paintGradientStops = ").count
    }
    #expect(changes(uneven) >= 5)
    faded.properties[.gradientStops] = stops(0.5, 0.2)
    let even = timeline(disc, faded, [("paint", .gradientStops, stops(0.5, 0.8))])
    #expect(changes(even) == 3)
  }

  @Test("a shadow moves by its distance, softness and opacity")
  func shadow() {
    let effect = ViewNode(
      id: "shadow", kind: .effect(SceneEffect(DropShadow())),
      properties: [
        .direction: .number(90), .distance: .number(4), .softness: .number(8),
        .opacity: .number(0.5),
      ])
    let moving = timeline(
      disc, red, effects: [effect],
      [("shadow", .distance, .number(12)), ("shadow", .softness, .number(16))])
    let (text, findings) = source(moving)
    #expect(findings.isEmpty)
    #expect(
      text.contains(
        "NumberAnimations(isShadowMoved ? 12 : 4, isShadowMoved ? 16 : 8) { distance, softness in"))
    #expect(text.contains("radius: softness * 0.25, x: distance, y: 0"))
  }
}
