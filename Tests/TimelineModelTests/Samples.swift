import Geometry
import SceneModel
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Timelines that tests share.
enum Samples {
  /// A timeline with one group, `circle`.
  static func timeline(
    _ events: [TimelineEvent], properties: PropertyValues = [:],
    clock: Clock = Clock(interval: 1, ticks: 8)
  ) -> Timeline {
    let root = ViewNode(
      id: "root", kind: .group(GroupView()),
      children: [
        ViewNode(
          id: "circle", kind: .group(GroupView()), properties: properties,
          children: [
            ViewNode(
              id: "shape", kind: .shape,
              children: [
                ViewNode(
                  id: "disc", kind: .ellipse(EllipseView()),
                  properties: [.size: .vector(Vector3(20, 20, 0))]),
                ViewNode(id: "paint", kind: .fill(.nonZero, PaintStyle())),
              ])
          ])
      ])
    return Timeline(
      canvas: ViewCanvas(size: Vector2(100, 100), root: root), clock: clock, frameRate: 60,
      events: events)
  }

  /// The transform of the circle of `timeline(_:)`.
  static func transform(_ scene: Scene) -> Affine { scene.groups[1].transform }

  /// An event with one action on the circle.
  static func event(
    _ number: Int, _ key: PropertyKey, component: Int? = nil, after: Double = 0,
    _ change: TimelineAction.Change
  ) -> TimelineEvent {
    TimelineEvent(
      number: number,
      actions: [
        TimelineAction(
          target: TimelineAction.Target(view: "circle", key: key, component: component),
          after: after, change: change)
      ])
  }

  /// A path with every kind of contour.
  static var path: BezierPath {
    var path = BezierPath()
    path.move(to: Vector2(0, 0))
    path.addLine(to: Vector2(10, 0.1))
    path.addCurve(to: Vector2(3, 1e-9), control1: Vector2(1, 2), control2: Vector2(-1e20 / 3e15, 4))
    path.move(to: Vector2(5, 5))
    path.addLine(to: Vector2(6, 5))
    path.addLine(to: Vector2(6, 6))
    path.close()
    path.beginContour(isClosed: true)
    path.addKnot(Vector2(1, 1), in: Vector2(0, 1), out: Vector2(2, 1))
    path.addKnot(Vector2(3, 3), in: Vector2(3, 2), out: Vector2(3, 4))
    return path
  }

  /// Views of every kind, without options and with all, with every property different from its default.
  static var everything: Timeline {
    var count = 0
    func view(_ kind: ViewKind, _ children: [ViewNode] = []) -> ViewNode {
      count += 1
      var view = ViewNode(
        id: "v\(count)", name: "Äpfel \"\(count)\"", kind: kind, children: children)
      for property in kind.properties {
        view.properties[property.key] = other(property.initial, seed: count)
      }
      return view
    }
    let nested = view(.transformed, [view(.trim(.individually), [view(.path)])])
    let shape = view(.shape, kinds { $0.isAllowed(in: .shape) }.map { view($0) } + [nested])
    let inside = kinds { $0 == .mask || $0 == .effect }.map { view($0) }
    let style = GroupView(blendMode: .hardMix, clipSize: Vector2(12, 0.5), matte: .lumaInverted)
    let root = ViewNode(
      id: "root", kind: .group(GroupView()),
      children: presentGroups.map { view(.group($0)) } + [view(.group(style), inside + [shape])]
        + kinds(where: \.isDrawn).map { view($0) })
    var timeline = Timeline(
      name: "Everything", canvas: ViewCanvas(size: Vector2(390, 844.5), root: root),
      clock: Clock(interval: 0.98, ticks: 7, repeats: false, atEnd: .continue), frameRate: 29.97,
      events: events(of: root))
    timeline.constants = [
      TimelineConstant(name: "short", value: .duration(0.25)),
      TimelineConstant(name: "wait", value: .delay(0.25)),
      TimelineConstant(name: "swing", value: .curve(.timingCurve(TimingCurve(0.1, 2, 0.3, -1)))),
    ]
    timeline.markers = [
      TimelineMarker(name: "intro", time: 0.5, duration: 1.25),
      TimelineMarker(name: "", time: 0),
    ]
    return timeline
  }

  /// Groups that appear and disappear, one for each transition, and two that match.
  private static var presentGroups: [GroupView] {
    let parts: [ViewTransition] = [
      .opacity, .slide, .scale(0.5), .offset(Vector2(-1, 2)), .move(.leading), .push(.bottom),
      .blur(1 / 3.0),
    ]
    let transitions =
      parts + [
        .combined(parts), .asymmetric(insertion: .opacity, removal: .combined([.slide, .blur(2)])),
      ]
    var styles = transitions.map { transition in
      var style = GroupView()
      style.transition = transition
      return style
    }
    styles[0].effect = .swing
    styles[1].adjustsBelow = true
    for index in 2...3 { styles[index].frame = Vector2(5, 0.5) }
    styles[2].matched = MatchedGeometry(id: "ä 1")
    styles[3].matched = MatchedGeometry(
      id: "ä 1", properties: .size, anchor: Vector2(0, 1), isSource: false)
    return styles
      + [styles[0]].map { style in
        var style = style
        style.transition = nil
        return style
      }
      + SpaceRole.allCases.map { role in
        var style = GroupView()
        style.space = role
        style.averagesChildren = role.isCamera
        return style
      }
  }

  /// A set and an animation of every property, and animations of its components.
  private static func events(of root: ViewNode) -> [TimelineEvent] {
    var all: [TimelineAction] = []
    for view in root.preorder.map(\.node) {
      for slot in view.kind.properties {
        let target = TimelineAction.Target(view: view.id, key: slot.key)
        all.append(
          TimelineAction(target: target, after: 0.25, change: .set(other(slot.initial, seed: 3))))
        if slot.initial.isDiscrete { continue }
        all.append(
          TimelineAction(
            target: target, after: 0.25, change: .set(other(slot.initial, seed: 3))))
        if slot.initial.isDiscrete { continue }
        all.append(
          TimelineAction(
            target: target, change: .animate(animation(slot.initial)),
            accuracy: TimelineAction.Accuracy.within(0.05).rounded(of: slot.key)))
      }
    }
    return [
      TimelineEvent(number: 0, actions: all.filter { $0.after > 0 }),
      TimelineEvent(number: 5, keyframes: [keyframes(of: root)], phases: [phases(of: root)]),
      TimelineEvent(number: 7, actions: all.filter { $0.after == 0 } + playbacks(of: root)),
    ]
  }

  /// Keyframes of every kind for every slot.
  private static func keyframes(of root: ViewNode) -> KeyframeRun {
    var tracks: [KeyframeTimeline.Track] = []
    for view in root.preorder.map(\.node) {
      for slot in view.kind.properties {
        let target = TimelineAction.Target(view: view.id, key: slot.key)
        let (value, end) = (other(slot.initial, seed: 2), other(slot.initial, seed: 9))
        guard !value.components.isEmpty, slot.initial != .path(BezierPath()) else {
          tracks.append(KeyframeTimeline.Track(target: target, keyframes: [.move(value)]))
          continue
        }
        tracks.append(
          KeyframeTimeline.Track(
            target: target,
            keyframes: [
              .move(value), .linear(end, duration: 1 / 3.0),
              .linear(value, duration: 0, curve: .easeIn),
              .cubic(end, duration: 1),
              .cubic(end, duration: 2, startVelocity: value, endVelocity: end),
              .spring(value), .spring(end, duration: 0.1, spring: .bouncy, startVelocity: value),
              .spring(
                end, spring: .interpolatingSpring(Spring(stiffness: 100, damping: 1), velocity: 0)),
            ]))
      }
    }
    return KeyframeRun(KeyframeTimeline(tracks: tracks), after: 0.125, count: nil)
  }

  /// Phases with values for every slot.
  private static func phases(of root: ViewNode) -> PhaseRun {
    var values: [PhaseTimeline.Value] = []
    for view in root.preorder.map(\.node) {
      for slot in view.kind.properties {
        values.append(
          PhaseTimeline.Value(
            target: TimelineAction.Target(view: view.id, key: slot.key),
            value: other(slot.initial, seed: 4)))
      }
    }
    let settling = AnimationCurve.bouncy.settlingDuration ?? 0
    return PhaseRun(
      PhaseTimeline(phases: [
        PhaseTimeline.Phase(name: "rest", curve: .easeIn, duration: 0.3),
        PhaseTimeline.Phase(values: values, curve: .bouncy, duration: settling, delay: 0.1),
      ]), after: 2, count: 3)
  }

  private static func playbacks(of root: ViewNode) -> [TimelineAction] {
    var all: [TimelineAction] = []
    for view in root.preorder.map(\.node) {
      guard case .frames = view.kind else { continue }
      let target = TimelineAction.Target(view: view.id, key: .frameIndex)
      all = [nil, 1, 5].map {
        TimelineAction(target: target, change: .play(FramePlayback(interval: 0.1, count: $0)))
      }
      all.append(TimelineAction(target: target, after: 3, change: .stop))
    }
    let first = TimelineAction.Target(view: root.children[0].id, key: .opacity)
    let presences = [PropertyKey.insertion, .removal].map {
      TimelineAction(
        target: TimelineAction.Target(view: root.children[0].id, key: $0),
        change: .animate(
          TimelineAnimation(to: .number(1), curve: .easeIn, duration: 0.3, delay: 0.1, speed: 2)))
    }
    return all + [TimelineAction(target: first, change: .stop)] + presences
  }

  private static func animation(_ value: PropertyValue) -> TimelineAnimation {
    var animation = TimelineAnimation(
      from: value, to: other(value, seed: 5), curve: .timingCurve(TimingCurve(0.3, -0.5, 0.1, 1.7)),
      duration: 1 / 3.0, delay: 0.1)
    if case .vector = value {
      animation.along = SpatialTangents(
        outgoing: Vector3(1, 2, 0), incoming: Vector3(-1, 0.5, 3))
    }
    switch value {
    case .number:
      animation.curve = .spring(duration: 0.3, bounce: 0.7)
      animation.repetition = TimelineAnimation.Repetition(count: 3)
    case .color:
      animation.curve = .interpolatingSpring(
        Spring(mass: 2, stiffness: 170, damping: 15), velocity: 0.5)
      animation.speed = 1.5
    case .numbers:
      animation.curve = .bouncy
      animation.repetition = TimelineAnimation.Repetition(count: nil, autoreverses: false)
    default: break
    }
    animation.duration = animation.curve.settlingDuration ?? animation.duration
    return animation
  }

  /// Another value of the same type.
  static func other(_ value: PropertyValue, seed: Int) -> PropertyValue {
    let number = Double(seed) / 7
    return switch value {
    case .flag(let flag): .flag(!flag)
    case .number: .number(number + 2)
    case .vector: .vector(Vector3(number + 3, -1e-7, seed % 2 == 0 ? 5 : 0))
    case .color:
      seed % 2 == 0
        ? .color(Color(red: 1, green: 1 / 3.0, blue: number, alpha: 0.5))
        : .color(Color(red: 171 / 255.0, green: 5 / 255.0, blue: 0, alpha: seed % 3 == 0 ? 0 : 1))
    case .numbers: .numbers([0, 1e17 / 3e6, number, 1])
    case .path: .path(path)
    case .text(let text): .text("\(text)“\\\(seed)”\n")
    }
  }
}
