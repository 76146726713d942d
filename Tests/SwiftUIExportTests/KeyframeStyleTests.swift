import Diagnostics
import Foundation
import Geometry
import SceneModel
import Testing
import TimelineModel
import ViewTree

@testable import SwiftUIExport

/// The source of the style `keyframes`.
@Suite struct KeyframeStyleTests {
  /// The source of a red disc in a group, with changes of the group and of the disc's paint.
  private func source(
    _ changes: [(event: Int, view: String, key: PropertyKey, change: TimelineAction.Change)],
    clock: Clock = Clock(interval: 1, ticks: 4), group: GroupView = GroupView(),
    properties: PropertyValues = [:], style: SwiftUIStyle = .keyframes,
    constants: [TimelineConstant] = []
  ) -> (text: String, findings: [String]) {
    let paint = ViewNode(
      id: "paint", kind: .fill(FillView()),
      properties: [.color: .color(Color(red: 1, green: 0, blue: 0))])
    let disc = ViewNode(
      id: "disc", kind: .ellipse(EllipseView()),
      properties: [.size: .vector(Vector3(20, 20, 0))])
    let shape = ViewNode(id: "shape", kind: .shape, children: [disc, paint])
    let group = ViewNode(
      id: "box", name: "Box", kind: .group(group), properties: properties, children: [shape])
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: [group])
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 80), root: root), clock: clock, frameRate: 60)
    timeline.constants = constants
    timeline.events = changes.map { change in
      TimelineEvent(
        number: change.event,
        actions: [
          TimelineAction(
            target: TimelineAction.Target(view: change.view, key: change.key),
            change: change.change)
        ])
    }
    var options = SwiftUIOptions(viewName: "DiscView")
    options.style = style
    let export = SwiftUIExporter(timeline, options).export()
    let (files, diagnostics) = (export.files, export.diagnostics)
    return (files.last?.text ?? "", diagnostics.items.map(\.message))
  }

  private func animation(
    to value: PropertyValue, _ curve: AnimationCurve = .easeOut, _ duration: Double = 1
  ) -> TimelineAction.Change {
    .animate(TimelineAnimation(to: value, curve: curve, duration: duration))
  }

  @Test("routes that replace each other are a list, whose elements do not mix")
  func routes() {
    func line(_ end: Double) -> PropertyValue {
      var path = BezierPath()
      path.beginContour(isClosed: false)
      path.addCorner(Vector2(0, 0))
      path.addCorner(Vector2(end, 0))
      return .path(path)
    }
    let (text, findings) = source(
      [
        (0, "box", .progress, animation(to: .number(1))), (2, "box", .motionPath, .set(line(9))),
      ], properties: [.motionPath: line(5), .progress: .number(0)])
    #expect(findings.isEmpty)
    #expect(
      text.contains("private static let boxMotionPaths = [Outlines.boxRoute, Outlines.boxRoute2]"),
      "\(text)")
    #expect(text.contains("along: Self.boxMotionPaths[Int(values.boxMotionPath)]"), "\(text)")
    #expect(!text.contains("MorphingPoints(svg"))
  }

  @Test("a number is a value with a track, and a view of the time")
  func number() {
    let (text, findings) = source([(1, "box", .rotation, animation(to: .number(90)))])
    #expect(findings.isEmpty)
    #expect(text.contains("    var boxRotation = 0.0\n"))
    #expect(
      text.contains(
        """
            private static let timeline = KeyframeTimeline(initialValue: Values()) {
              KeyframeTrack(\\.boxRotation) {
                LinearKeyframe(0.0, duration: 1)
                LinearKeyframe(90.0, duration: 1, timingCurve: .easeOut)
              }
            }

        """))
    #expect(text.contains("    let values = Self.timeline.value(time: time)\n"))
    #expect(text.contains(".rotationEffect(.degrees(values.boxRotation))"))
  }

  @Test("the root plays, or shows a moment")
  func root() {
    let (text, _) = source([(1, "box", .rotation, animation(to: .number(90)))])
    #expect(text.contains("static let cycle = AnimationCycle(duration: 4)"))
    #expect(text.contains("  init(time: Double, contentMode: ContentMode = .fit"))
    #expect(text.contains("AnimationPlayer(control, still: 3.999) { time in"))
    #expect(!text.contains("TimerManager"))
    let stopping = source(
      [(1, "box", .rotation, animation(to: .number(90), .linear, 5))],
      clock: Clock(interval: 1, ticks: 4, repeats: false, atEnd: .continue))
    #expect(stopping.text.contains("AnimationCycle(duration: 6, repeats: false)"))
  }

  @Test("only the dimensions of a vector that move have tracks, in one modifier")
  func vector() {
    let (text, _) = source([(0, "box", .position, animation(to: .vector(Vector3(30, 0, 0))))])
    #expect(text.contains("KeyframeTrack(\\.boxPositionX)"))
    #expect(!text.contains("boxPositionY"))
    #expect(text.contains(".modifier(Displacement(x: values.boxPositionX))"))
  }

  @Test("flags jump between 0 and 1")
  func flag() {
    let (text, _) = source([(2, "box", .isVisible, .set(.flag(false)))])
    #expect(text.contains("MoveKeyframe(0.0)"))
    #expect(text.contains(".opacity(values.isBoxVisible > 0.5 ? 1 : 0)"))
  }

  @Test("colors change by their components")
  func color() {
    let blue = Color(red: 0, green: 0, blue: 1)
    let (text, _) = source([(0, "paint", .color, animation(to: .color(blue), .linear))])
    #expect(text.contains("var paintColor = ThemeColor(\\.paint)"))
    #expect(text.contains(".fill(values.paintColor.color(in: environment))"))
    #expect(text.contains("var paint = Color(.sRGB, red: 1, green: 0, blue: 0)"))
    #expect(text.contains("var paint2 = Color(.sRGB, red: 0, green: 0, blue: 1)"))
  }

  @Test("springs keep their parameters; eases beyond their ends are cubic")
  func motions() {
    let spring = AnimationCurve.spring(duration: 0.5, bounce: 0.25)
    let (text, _) = source([(0, "box", .rotation, animation(to: .number(90), spring, 1.5))])
    #expect(
      text.contains(
        "SpringKeyframe(90.0, duration: 1.5, spring: Spring(duration: 0.5, bounce: 0.25))"))
    let back = AnimationCurve.timingCurve(TimingCurve(0.4, -0.5, 0.6, 1.5))
    let cubic = source([(0, "box", .rotation, animation(to: .number(90), back))]).text
    #expect(cubic.components(separatedBy: "CubicKeyframe(").count == 9)
    #expect(cubic.contains("endVelocity: "))
  }

  @Test("long lists of keyframes are tables")
  func tables() {
    let forth = (0..<30).map { index in
      (
        event: index, view: "box", key: PropertyKey.rotation,
        change: animation(to: .number(Double(index * index)), .linear)
      )
    }
    let (text, _) = source(forth, clock: Clock(interval: 1, ticks: 30))
    #expect(text.contains("for step in Self.boxRotationSteps {"))
    #expect(text.contains("LinearStep(841, 1)"))
    #expect(!text.contains("LinearKeyframe(841.0"))
    let jumps = (0..<30).map { index in
      (
        event: index, view: "box", key: PropertyKey.rotation,
        change: TimelineAction.Change.set(.number(Double(index)))
      )
    }
    let jumping = source(jumps, clock: Clock(interval: 1, ticks: 30)).text
    #expect(jumping.contains("if step.duration > 0 {"))
    #expect(jumping.contains("MoveKeyframe(step.value)"))
  }

  @Test("changes that no view shows are findings")
  func unused() {
    let other = source([(1, "box", .perspective, animation(to: .number(0)))])
    #expect(other.findings == ["Left out: the change of “perspective”."])
  }

  @Test("insertions and removals are values of the modifiers that make a transition")
  func presence() {
    var moving = GroupView()
    moving.transition = .asymmetric(insertion: .move(.leading), removal: .opacity)
    let (text, findings) = source(
      [
        (1, "box", .insertion, animation(to: .number(1))),
        (2, "box", .removal, animation(to: .number(1))),
      ], group: moving, properties: [.insertion: .number(0)])
    #expect(findings.isEmpty)
    #expect(text.contains("if values.boxInsertion != 0 && values.boxRemoval != 1 {"))
    #expect(text.contains(".offset(x: -100 * (1 - values.boxInsertion))"))
    #expect(text.contains(".opacity(1 - values.boxRemoval)"))
    #expect(!text.contains("isBoxShown"))
  }

  @Test("durations without decimals are decimal numbers", arguments: SwiftUIStyle.allCases)
  func constants(style: SwiftUIStyle) {
    let constants = [TimelineConstant(name: "turn", value: .duration(2))]
    let (text, _) = source(
      [(1, "box", .rotation, animation(to: .number(90), .easeOut, 2))], style: style,
      constants: constants)
    #expect(text.contains("static let turn = 2.0\n"))
    #expect(text.contains("duration: Constants.turn"))
  }
}
