import SceneModel
import ViewTree

/// The spans of time in which views are visible, by their own flag and those of the groups around them.
///
/// Views with equal spans share their number.
struct VisibleSpans {
  /// A span of time in seconds, the end not included.
  struct Span: Hashable {
    var begin: Double
    var end: Double
  }

  /// A list of spans as a key: Swift's runtime prepares a dictionary of arrays in twice the time.
  private struct SpanList: Hashable {
    let spans: [Span]
  }

  /// The different lists of spans, by number.
  private(set) var lists: [[Span]] = []
  private var numbers: [SpanList: Int] = [:]
  /// The number of the spans of a flag, by its track and the number of the spans of the group around the view.
  private var combined: [NumberPair: Int] = [:]
  /// The number of the spans of each view, by preorder index.
  private var own: [Int] = []
  /// The number of the spans of the group around each view.
  private var around: [Int] = []

  /// The largest number of spans of a view; a view with more is treated as visible whenever the
  /// group around it is.
  private static let spanLimit = 1_000

  /// - Parameters:
  ///   - views: The views.
  ///   - properties: The animated properties, with the visibility flags.
  init(_ views: ViewTable, _ properties: ConvertedProperties) {
    var flags = Array(repeating: -1, count: views.parents.count)
    for property in properties.all where property.target.key == .isVisible {
      flags[property.target.view] = property.track
    }
    let always = number(of: [Span(begin: -.infinity, end: .infinity)])
    own.reserveCapacity(views.parents.count)
    around.reserveCapacity(views.parents.count)
    for (view, parent) in views.parents.enumerated() {
      let outer = parent >= 0 ? own[parent] : always
      around.append(outer)
      if flags[view] >= 0 {
        own.append(number(of: flags[view], inside: outer, properties))
      } else {
        own.append(views.isHidden[view] ? number(of: []) : outer)
      }
    }
  }

  /// The number of the spans in which a view is visible.
  func number(of view: Int) -> Int { own[view] }

  /// The number of the spans in which the group around a view is visible.
  func number(around view: Int) -> Int { around[view] }

  private mutating func number(of spans: [Span]) -> Int {
    let key = SpanList(spans: spans)
    if let known = numbers[key] { return known }
    numbers[key] = lists.count
    lists.append(spans)
    return lists.count - 1
  }

  /// The number of the spans of a view whose flag is animated.
  private mutating func number(
    of track: Int, inside outer: Int, _ properties: ConvertedProperties
  ) -> Int {
    let key = NumberPair(track, outer)
    if let known = combined[key] { return known }
    let flag = properties.tracks[track]
    let own = VisibleSpans.spans(initial: flag.initial.flagValue, flag.changes)
    let number =
      own.count <= VisibleSpans.spanLimit
      ? number(of: VisibleSpans.intersection(own, lists[outer])) : outer
    combined[key] = number
    return number
  }

  /// The spans in which a flag is set.
  private static func spans(initial: Bool, _ changes: [TimedChange]) -> [Span] {
    var result: [Span] = []
    var begin: Double? = initial ? -.infinity : nil
    for change in changes {
      if change.value.flagValue {
        begin = begin ?? change.begin
      } else if let start = begin {
        if change.begin > start { result.append(Span(begin: start, end: change.begin)) }
        begin = nil
      }
    }
    if let begin { result.append(Span(begin: begin, end: .infinity)) }
    return result
  }

  /// The parts that two lists of spans share.
  private static func intersection(_ a: [Span], _ b: [Span]) -> [Span] {
    var result: [Span] = []
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      let span = Span(
        begin: Swift.max(a[i].begin, b[j].begin), end: Swift.min(a[i].end, b[j].end))
      if span.begin < span.end { result.append(span) }
      if a[i].end < b[j].end { i += 1 } else { j += 1 }
    }
    return result
  }
}
