import SceneModel
import TimelineModel
import ViewTree

/// The spans of time in which views are visible, by their own flags and the flags of the groups around them.
///
/// Views with equal spans share an index.
struct VisibleSpans {
  /// A span of time in seconds, the end not included.
  typealias Span = Range<Double>

  /// The different lists of spans; the first one is always.
  private(set) var lists: [[Span]] = [[-.infinity ..< .infinity]]
  private var indices: [[Span]: Int] = [[-.infinity ..< .infinity]: 0]
  /// The index of the spans of each view, by preorder index.
  private var own: [Int] = []
  /// The view around each view; -1 for the root.
  private let parents: [Int]

  /// The largest number of spans of a view; a view with more is treated as visible whenever the group around it is.
  private static let spanLimit = 1_000

  /// - Parameter properties: The animated properties, with the visibility flags.
  init(_ views: ViewTable, _ properties: ConvertedProperties) {
    parents = views.parents
    var flags = Array(repeating: -1, count: parents.count)
    for property in properties.all where property.target.key == .isVisible {
      flags[property.target.view] = property.track
    }
    own.reserveCapacity(parents.count)
    for view in parents.indices {
      let outer = spansIndex(around: view)
      if flags[view] >= 0 {
        own.append(spansIndex(of: properties.tracks[flags[view]], inside: outer))
      } else {
        own.append(views.isHidden[view] ? spansIndex(of: []) : outer)
      }
    }
  }

  /// The index of the spans in which a view is visible.
  func spansIndex(of view: Int) -> Int { own[view] }

  /// The index of the spans in which the group around a view is visible.
  func spansIndex(around view: Int) -> Int { parents[view] >= 0 ? own[parents[view]] : 0 }

  private mutating func spansIndex(of spans: [Span]) -> Int {
    if let known = indices[spans] { return known }
    indices[spans] = lists.count
    lists.append(spans)
    return lists.count - 1
  }

  /// The index of the spans of a view whose flag is animated.
  private mutating func spansIndex(of flag: PropertyChanges, inside outer: Int) -> Int {
    let own = VisibleSpans.spans(initial: flag.initial.flagValue, flag.changes)
    guard own.count <= VisibleSpans.spanLimit else { return outer }
    return spansIndex(of: VisibleSpans.intersection(own, lists[outer]))
  }

  /// The spans in which a flag is set.
  private static func spans(initial: Bool, _ changes: [TimedChange]) -> [Span] {
    var result: [Span] = []
    var begin: Double? = initial ? -.infinity : nil
    for change in changes {
      if change.value.flagValue {
        begin = begin ?? change.begin
      } else if let start = begin {
        if change.begin > start { result.append(start..<change.begin) }
        begin = nil
      }
    }
    if let begin { result.append(begin ..< .infinity) }
    return result
  }

  /// The parts that two lists of spans share.
  private static func intersection(_ a: [Span], _ b: [Span]) -> [Span] {
    var result: [Span] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let span = a[i].clamped(to: b[j])
      if !span.isEmpty { result.append(span) }
      if a[i].upperBound < b[j].upperBound { i += 1 } else { j += 1 }
    }
    return result
  }
}

extension PropertyChanges {
  /// Returns the property without changes that take place while the view is hidden until the next change.
  ///
  /// - Parameter spans: The spans in which the view is visible.
  func remaining(in spans: [VisibleSpans.Span]) -> PropertyChanges {
    /// Whether the view is visible at some time between two others, the second one not included.
    func isVisible(from begin: Double, to end: Double) -> Bool {
      spans.contains {
        $0.lowerBound < end - Clock.timeTolerance / 2
          && $0.upperBound > begin + Clock.timeTolerance
      }
    }
    var result = self
    result.changes = []
    // The value after the remaining changes, and the value after all changes.
    var (kept, all) = (initial, initial)
    var isFree = !isVisible(from: -.infinity, to: changes.first?.begin ?? .infinity)
    for (index, change) in changes.enumerated() {
      let next = index + 1 < changes.count ? changes[index + 1].begin : .infinity
      defer { all = change.value }
      guard isVisible(from: change.begin, to: next) else { continue }
      var change = change
      let start = change.moves ? change.from ?? all : change.value
      if isFree, change.moves, !isVisible(from: change.begin, to: change.end) {
        // Only the final value of this motion is visible.
        (result.initial, kept, isFree) = (change.value, change.value, false)
        continue
      }
      if isFree {
        // All earlier changes are hidden, so the property can begin with this one.
        (result.initial, kept) = (start, start)
        isFree = false
      }
      let from = change.moves && start != kept ? start : nil
      if change.from != from { change.motion?.from = from }
      let changesNothing = !change.moves && change.value == kept
      if !changesNothing { result.changes.append(change) }
      kept = change.value
    }
    return result
  }
}
