import StageModel
import TimelineModel

/// When views are shown, by their own flag and those of the groups around them.
struct Visibility {
  /// A stretch of time in seconds, the end not included.
  struct Span: Hashable {
    var begin: Double
    var end: Double
  }

  /// The stretches of time that views are shown in, each once; views refer to them by index.
  private(set) var spans: [[Span]] = []
  private var numbers: [[Span]: Int] = [:]
  /// When each view is shown, by preorder index.
  private var own: [Int] = []
  /// When each view would be shown if its own flag were set.
  private var around: [Int] = []

  /// The most spans of a view; one that has more counts as shown wherever the group around it is.
  private static let spanLimit = 1_000

  init(_ stage: Stage, _ properties: ConvertedProperties) {
    var flags: [Int: Int] = [:]
    for member in properties.members where member.target.key == .isVisible {
      flags[member.target.view] = member.course
    }
    let always = number(of: [Span(begin: -.infinity, end: .infinity)])
    add(stage.root, around: always) { [courses = properties.courses] view in
      flags[view].map { courses[$0] }
    }
  }

  /// When a view is shown: an index into `spans`.
  func span(of view: Int) -> Int { own[view] }

  /// When a view would be shown if its own flag were set: an index into `spans`.
  func spanAround(_ view: Int) -> Int { around[view] }

  private mutating func number(of spans: [Span]) -> Int {
    if let known = numbers[spans] { return known }
    self.spans.append(spans)
    numbers[spans] = self.spans.count - 1
    return self.spans.count - 1
  }

  private mutating func add(
    _ view: StageView, around outer: Int, _ flag: (Int) -> PropertyChanges?
  ) {
    let index = own.count
    around.append(outer)
    var inner = outer
    if let flag = flag(index) {
      let own = Visibility.spans(initial: flag.initial.flagValue, flag.changes)
      if own.count <= Visibility.spanLimit {
        inner = number(of: Visibility.common(own, spans[outer]))
      }
    } else if view.properties[.isVisible] == .flag(false) {
      inner = number(of: [])
    }
    own.append(inner)
    for child in view.children { add(child, around: inner, flag) }
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
