import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The views of a timeline by preorder index, with the properties that its events change.
struct ExportTree: Sendable {
  struct View: Sendable {
    let node: ViewNode
    /// The index of the view around it; `nil` for the root.
    let parent: Int?
    /// The index after the last descendant.
    var end: Int
    /// The changes of its properties.
    var motions: [PropertyKey: PropertyMotion] = [:]
    /// Whether it is a paint, a picture or a text, or has one inside.
    var showsSomething = false

    /// The values of a property as a whole: the initial one, and those to which it is changed.
    func values(of key: PropertyKey) -> [PropertyValue] {
      [node.initialValue(key)].compactMap(\.self) + (motions[key]?.values ?? [])
    }
  }

  /// The views; the root is the first one.
  private(set) var views: [View] = []
  /// The indices of views by their identifiers.
  let indices: [String: Int]
  /// The canvas, in points.
  let size: SIMD2<Double>

  init(_ timeline: Timeline) {
    size = timeline.canvas.size
    for view in timeline.canvas.root.preorder {
      views.append(View(node: view.node, parent: view.parent, end: view.index + 1))
    }
    for index in views.indices.reversed() {
      if views[index].node.kind.isLeaf { views[index].showsSomething = true }
      guard let parent = views[index].parent else { continue }
      views[parent].end = Swift.max(views[parent].end, views[index].end)
      if views[index].showsSomething { views[parent].showsSomething = true }
    }
    indices = Dictionary(
      views.enumerated().map { ($0.element.node.id, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for event in timeline.events { add(event, timeline.clock) }
  }

  func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < views[index].end {
      result.append(child)
      child = views[child].end
    }
    return result
  }

  /// A view and those around it, from the inside out.
  func path(from index: Int) -> some Sequence<Int> {
    sequence(first: index) { views[$0].parent }
  }

  /// The scale of a view on the canvas: the product of the largest scales of the view and its ancestors over time.
  func magnification(of index: Int) -> Double {
    path(from: index).reduce(1) { product, view in
      let scales = views[view].values(of: .scale).map(\.vectorValue.xy)
      return product * (scales.flatMap { [abs($0.x), abs($0.y)] }.max() ?? 1)
    }
  }

  /// The group at an index; `nil` for other views.
  func group(_ index: Int) -> GroupView? {
    if case .group(let group) = views[index].node.kind { group } else { nil }
  }

  /// A property of a view, or a dimension of it.
  func target(_ key: PropertyKey, of index: Int, component: Int? = nil) -> TimelineAction.Target {
    TimelineAction.Target(view: views[index].node.id, key: key, component: component)
  }

  /// Whether a view or one inside it has a property that moves.
  func moves(within index: Int) -> Bool {
    (index..<views[index].end).contains { !views[$0].motions.isEmpty }
  }

  private mutating func add(_ event: TimelineEvent, _ clock: Clock) {
    for action in event.actions {
      let begin = clock.time(of: event.number) + action.after
      switch action.change {
      case .set(let value):
        note(action.target, value, PropertyMotion.Span(begin: begin, end: begin))
      case .animate(let animation):
        let span = PropertyMotion.Span(begin, animation, clock)
        note(action.target, animation.to, span, isAnimated: true)
        if let from = animation.from { note(action.target, from) }
      case .play, .stop: note(action.target, nil, isPlayed: true)
      }
    }
    let endless = PropertyMotion.Span(begin: clock.time(of: event.number), end: .infinity)
    for track in event.keyframes.flatMap(\.timeline.tracks) {
      for keyframe in track.keyframes {
        note(track.target, keyframe.value, endless, isAnimated: true)
      }
    }
    for value in event.phases.flatMap(\.timeline.phases).flatMap(\.values) {
      note(value.target, value.value, endless, isAnimated: true)
    }
  }

  private mutating func note(
    _ target: TimelineAction.Target, _ value: PropertyValue?, _ span: PropertyMotion.Span? = nil,
    isAnimated: Bool = false, isPlayed: Bool = false
  ) {
    guard let index = indices[target.view] else { return }
    var motion = views[index].motions[target.key] ?? PropertyMotion()
    if let component = target.component {
      motion.components.insert(component)
    } else {
      motion.changesWhole = true
      if let value { motion.values.append(value) }
    }
    if let span { motion.spans.append(span) }
    motion.isAnimated = motion.isAnimated || isAnimated
    motion.isPlayed = motion.isPlayed || isPlayed
    views[index].motions[target.key] = motion
  }
}

extension ViewKind {
  /// Whether views of the kind are drawn by themselves: paints, pictures and texts.
  var isLeaf: Bool {
    switch self {
    case .fill, .stroke, .image, .frames, .text: true
    default: false
    }
  }
}

struct PropertyMotion: Hashable, Sendable {
  /// The dimensions that change on their own.
  fileprivate(set) var components: Set<Int> = []
  fileprivate(set) var changesWhole = false
  /// Whether a change takes time.
  fileprivate(set) var isAnimated = false
  /// Whether events play it as a sequence of pictures, or stop a running animation.
  fileprivate(set) var isPlayed = false
  /// The values that it is changed to as a whole.
  fileprivate(set) var values: [PropertyValue] = []
  /// The changes in the course of the first cycle, without their values.
  fileprivate(set) var spans: [Span] = []

  /// A change without its values.
  struct Span: Hashable, Sendable {
    /// The beginning, in seconds.
    let begin: Double
    /// The end, in seconds; infinite for keyframes and phases, and for changes that later cycles see.
    let end: Double
    /// The animation; `nil` for a change at once, and for keyframes and phases.
    var animation: TimelineAnimation?
  }

  /// Whether motions can share an attribute: those that differ are never animated at the same time.
  static func takeTurns(_ motions: [PropertyMotion]) -> Bool {
    guard motions.count > 1 else { return true }
    let courses = motions.map(\.spans).uniqued()
    let spans = courses.joined().sorted { ($0.begin, $0.end) < ($1.begin, $1.end) }
    // Keyframes and phases at the same time differ in what they do.
    if courses.count == 1 { return spans.allSatisfy { $0.animation != nil || $0.end.isFinite } }
    return motions.allSatisfy { !$0.isPlayed } && spans.allSatisfy(\.end.isFinite)
      && zip(spans, spans.dropFirst()).allSatisfy { $0.end <= $1.begin } && !joinAnimations(courses)
  }

  /// Whether a change at once comes in the update in which an animation of another course begins: SwiftUI would animate
  /// both.
  ///
  /// An animation that begins with a change at once of its own starts an update later.
  private static func joinAnimations(_ courses: [[Span]]) -> Bool {
    var jumps: [Double: Set<Int>] = [:]
    for (course, spans) in courses.enumerated() {
      for span in spans where span.end == span.begin {
        jumps[span.begin, default: []].insert(course)
      }
    }
    return courses.enumerated().contains { course, spans in
      spans.contains { span in
        guard span.end > span.begin, let jumps = jumps[span.begin] else { return false }
        return !jumps.contains(course)
      }
    }
  }
}

extension PropertyMotion.Span {
  /// Makes the span of an animation that begins at a time.
  fileprivate init(_ begin: Double, _ animation: TimelineAnimation, _ clock: Clock) {
    let end = begin + animation.delay + animation.runningTime
    let goesOn = clock.repeats && clock.atEnd == .continue && end > clock.duration
    self.init(begin: begin, end: goesOn ? .infinity : end, animation: animation)
    self.animation?.from = nil
    self.animation?.to = .number(0)
  }
}
