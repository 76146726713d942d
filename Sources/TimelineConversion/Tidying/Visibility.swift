import StageModel
import TimelineModel

/// When views are shown, by their own flag and those of the groups around them.
struct Visibility {
  /// A stretch of time in seconds, the end not included.
  struct Span {
    var begin: Double
    var end: Double
  }

  /// The spans in which each view is shown, by preorder index.
  private var spans: [[Span]] = []
  /// The view around each view; -1 for the root.
  private var parents: [Int] = []

  /// The most spans of a view; one that has more counts as shown wherever the group around it is.
  private static let spanLimit = 1_000

  init(_ stage: Stage, _ properties: [PropertyChanges]) {
    var flags: [Int: (initial: Bool, changes: [TimedChange])] = [:]
    for property in properties where property.target.key == .isVisible {
      flags[property.target.view] = (property.initial.flagValue, property.changes)
    }
    add(stage.root, parent: -1, flags)
  }

  /// When a view is shown.
  func spans(of view: Int) -> [Span] { spans[view] }

  /// When a view would be shown if its own flag were set.
  func spansAround(_ view: Int) -> [Span] {
    parents[view] < 0 ? [Span(begin: -.infinity, end: .infinity)] : spans[parents[view]]
  }

  private mutating func add(
    _ view: StageView, parent: Int, _ flags: [Int: (initial: Bool, changes: [TimedChange])]
  ) {
    let index = spans.count
    parents.append(parent)
    let around =
      parent < 0 ? [Span(begin: -.infinity, end: .infinity)] : spans[parent]
    if let flag = flags[index] {
      let own = Visibility.spans(initial: flag.initial, flag.changes)
      spans.append(own.count > Visibility.spanLimit ? around : Visibility.common(own, around))
    } else {
      spans.append(view.properties[.isVisible] == .flag(false) ? [] : around)
    }
    for child in view.children { add(child, parent: index, flags) }
  }

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

  /// What two lists of spans share.
  private static func common(_ a: [Span], _ b: [Span]) -> [Span] {
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
