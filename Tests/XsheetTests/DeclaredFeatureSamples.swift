import Geometry
import SceneModel
import TimelineModel

@testable import ViewTree

/// A timeline with one declared kind of view or effect, with a property that changes.
struct FeatureSample: Sendable {
  /// The kind, its options and the property, for messages.
  let name: String
  /// The timeline.
  let timeline: Timeline
  /// The timeline without the feature: without the view, or without the change of its property.
  let plain: Timeline
}

/// Timelines that together have all that is declared.
enum FeatureSamples {
  /// The identifier of the view that a sample is about.
  static let subject = "subject"

  /// A timeline of two seconds with a group around some views.
  static func timeline(_ views: [ViewNode]) -> Timeline {
    let root = ViewNode(id: "root", kind: .group(GroupView()), children: views)
    var timeline = Timeline(
      canvas: ViewCanvas(size: SIMD2(100, 80), root: root),
      clock: Clock(interval: 0.5, ticks: 4), frameRate: 5)
    for (index, name) in ["a.png", "b.png"].enumerated() {
      let pixel = [UInt8(200 * index), 120, 40, 255]
      timeline.pictures[name] = Picture(
        width: 2, height: 2, rgba: Array(repeating: pixel, count: 4).flatMap(\.self))
    }
    return timeline
  }

  /// The samples of a kind: the view itself, and each of its properties.
  static func all(of kind: ViewKind) -> [FeatureSample] {
    let title = ([kind.name] + kind.changedOptions.map { "\($0.name) \($0.value)" })
      .joined(separator: ", ")
    let places = ViewPlace.allCases.filter { kind.role.isAllowed(in: $0) && $0 != .copies }
    return places.flatMap { place -> [FeatureSample] in
      let view = node(kind, in: place)
      let still = timeline(surroundings(of: view, in: place))
      let empty = timeline(surroundings(of: nil, in: place))
      let itself = FeatureSample(name: "\(title) in \(place)", timeline: still, plain: empty)
      return [itself]
        + kind.properties.map { property in
          var start = view
          start.properties[property.key] = value(property, 1)
          if property.key == .isVisible { start.properties[.isVisible] = nil }
          let plain = timeline(surroundings(of: start, in: place))
          var moving = plain
          moving.events = [event(property)]
          return FeatureSample(
            name: "\(title) in \(place), \(property.key.rawValue)", timeline: moving, plain: plain)
        }
    }
  }

  /// The event at which a property changes, in half a second where it can.
  private static func event(_ property: PropertyDeclaration) -> TimelineEvent {
    let end = property.key == .isVisible ? .flag(false) : value(property, 2)
    let target = TimelineAction.Target(view: subject, key: property.key)
    let change: TimelineAction.Change =
      property.isAnimatable
      ? .animate(TimelineAnimation(to: end, curve: .linear, duration: 0.5)) : .set(end)
    return TimelineEvent(
      number: 1, actions: [TimelineAction(target: target, change: change)])
  }

  /// The properties that would hide or turn all others.
  private static let quiet: Set<PropertyKey> = [
    .isVisible, .opacity, .rotationX, .rotationY, .orientation, .motionPath, .progress, .pathAngle,
    .autoOrient, .insertion, .removal,
  ]

  private static func node(_ kind: ViewKind, in place: ViewPlace) -> ViewNode {
    var node = ViewNode(id: subject, kind: kind)
    for property in kind.properties where !quiet.contains(property.key) {
      node.properties[property.key] = value(property, 1)
    }
    switch kind {
    case .group:
      node.children = [shape("first", 0), shape("second", 12)]
      if kind.needsEffect { node.children.append(effect(GaussianBlur(), [.blurriness: 8])) }
    case .shape: node.children = shape("inner", 0).children
    case .combine, .transformed, .trim, .roundCorners, .puckerBloat, .twist, .zigZag, .offsetPath,
      .measured:
      node.children = [rectangle("inside", 4), ellipse("beside")]
    case .repeater:
      node.children = place == .group ? [shape("copied", 0)] : [rectangle("inside", 4)]
    default: break
    }
    return node
  }

  private static func effect(
    _ effect: some PixelEffect, _ numbers: [PropertyKey: Double]
  ) -> ViewNode {
    var node = ViewNode(id: "effect", kind: .effect(SceneEffect(effect)))
    for (key, number) in numbers { node.properties[key] = .number(number) }
    return node
  }

  /// The views of a sample, with the subject or without it.
  private static func surroundings(of view: ViewNode?, in place: ViewPlace) -> [ViewNode] {
    let own = view.map { [$0] } ?? []
    let backdrop = shape("backdrop", 30)
    switch place {
    case .group:
      if let view, !view.kind.role.isDrawn {
        // An effect with a map takes the first child for it.
        let group = ViewNode(
          id: "box", kind: .group(GroupView()),
          children: [shape("map", 6), shape("content", 0)] + own)
        return [backdrop, group]
      }
      let group = ViewNode(
        id: "box", kind: .group(GroupView()),
        children: [shape("map", 6), shape("content", 0)])
      return view == nil ? [backdrop, group] : [backdrop] + own
    case .shape, .geometry, .copies:
      guard let view else { return [backdrop] }
      let base = shape("content", 0)
      var copy = base
      copy.children =
        view.kind.role == .paint ? [base.children[0], view] : [view, base.children[1]]
      return [backdrop, copy]
    }
  }

  private static func shape(_ id: String, _ offset: Double) -> ViewNode {
    let color = Color(red: 0.1 + offset / 100, green: 0.4, blue: 0.8)
    return ViewNode(
      id: id, kind: .shape,
      children: [
        rectangle("\(id)Rectangle", offset),
        ViewNode(
          id: "\(id)Fill", kind: .fill(FillView()), properties: [.color: .color(color)]),
      ])
  }

  private static func rectangle(_ id: String, _ offset: Double) -> ViewNode {
    ViewNode(
      id: id, kind: .rectangle(RectangleView()),
      properties: [
        .size: .vector(Vector3(40, 30, 0)), .position: .vector(Vector3(30 + offset, 28, 0)),
      ])
  }

  private static func ellipse(_ id: String) -> ViewNode {
    ViewNode(
      id: id, kind: .ellipse(EllipseView()),
      properties: [
        .size: .vector(Vector3(30, 30, 0)), .position: .vector(Vector3(52, 40, 0)),
      ])
  }

  /// One of several values of a property.
  static func value(_ property: PropertyDeclaration, _ number: Int) -> PropertyValue {
    let step = Double(number)
    switch property.initial {
    case .flag(let flag): return .flag(number.isMultiple(of: 2) ? flag : !flag)
    case .number(let start): return .number(FeatureSamples.number(property, start, step))
    case .vector(let start):
      // The end of a gradient is not its start.
      if property.key == .gradientEnd { return .vector(start + Vector3(45, 20 + step, 0)) }
      // Effects on a rectangle reach the content.
      if property.key == .size { return .vector(Vector3(50 + 5 * step, 40 + 4 * step, 0)) }
      let sizes = property.unit == .factor ? Vector3(0.3, 0.2, 0) : Vector3(15, 11, 0)
      return .vector(start + sizes * step)
    case .color: return .color(Color(red: 0.9 - 0.2 * step, green: 0.2 * step, blue: 0.3))
    case .numbers(let list) where property.key == .gradientStops:
      _ = list
      return .numbers([0, 0.2 * step, 0.4, 0.1, 1, 0.9, 0.3 * step, 0.5])
    case .numbers(let list) where property.key == .dashes:
      _ = list
      return .numbers([3 + step, 2])
    case .numbers(let list): return .numbers(list.map { $0 + 0.1 * step })
    case .path:
      var path = BezierPath()
      path.addRectangle(
        center: Vector2(30 + 4 * step, 30), size: Vector2(30 + 3 * step, 24))
      return .path(path)
    case .text: return .text("Word \(number)")
    }
  }

  private static func number(
    _ property: PropertyDeclaration, _ start: Double, _ step: Double
  ) -> Double {
    if property.key == .trimStart { return 0.1 * step }
    if property.key == .trimEnd { return 1 - 0.2 * step }
    if let range = property.range, range.upperBound.isFinite, range.lowerBound.isFinite {
      return range.lowerBound + (range.upperBound - range.lowerBound) * 0.3 * step
    }
    switch property.unit {
    case .degrees: return start + 15 * step
    case .points: return start + 5 * step
    case .color: return start + 0.2 * step
    case .factor: return start + step
    }
  }
}

extension ViewKind {
  /// Whether a group needs an effect to be seen.
  fileprivate var needsEffect: Bool {
    if case .group(let group) = self { group.adjustsBelow } else { false }
  }
}
