import SceneModel
import TimelineModel
import ViewTree

/// When views are shown, by their own flag and those of the groups around them.
struct Visibility {
  /// A stretch of time in seconds, the end not included.
  struct Span: Equatable {
    var begin: Double
    var end: Double
  }

  /// The course of a flag, and the spans of the group around it.
  private struct Key: ClassKey {
    let course: Int
    let outer: Int

    func combine(into hash: inout ClassHash) {
      hash.combine(course)
      hash.combine(outer)
    }
  }

  /// The stretches of time that views are shown in, each once; views refer to them by index.
  private(set) var spans: [[Span]] = []
  private var classes = ClassTable()
  /// What the course of a flag makes of the spans of the group around.
  private var combined = ClassMap<Key, Int>()
  /// When each view is shown, by preorder index.
  private var own: [Int] = []
  /// When each view would be shown if its own flag were set.
  private var around: [Int] = []

  /// The most spans of a view; one that has more counts as shown wherever the group around it is.
  private static let spanLimit = 1_000

  /// - Parameters:
  ///   - views: The views.
  ///   - properties: The moving properties, with those that show and hide views.
  init(_ views: ViewTable, _ properties: ConvertedProperties) {
    var flags = Array(repeating: -1, count: views.parents.count)
    for member in properties.members where member.target.key == .isVisible {
      flags[member.target.view] = member.course
    }
    let always = number(of: [Span(begin: -.infinity, end: .infinity)])
    own.reserveCapacity(views.parents.count)
    around.reserveCapacity(views.parents.count)
    for (view, parent) in views.parents.enumerated() {
      let outer = parent >= 0 ? own[parent] : always
      around.append(outer)
      if flags[view] >= 0 {
        own.append(number(of: flags[view], around: outer, properties))
      } else {
        own.append(views.isHidden[view] ? number(of: []) : outer)
      }
    }
  }

  /// When a view is shown: an index into `spans`.
  func span(of view: Int) -> Int { own[view] }

  /// When a view would be shown if its own flag were set: an index into `spans`.
  func spanAround(_ view: Int) -> Int { around[view] }

  private mutating func number(of spans: [Span]) -> Int {
    var hash = ClassHash()
    for span in spans {
      hash.combine(span.begin)
      hash.combine(span.end)
    }
    let number = classes.classNumber(hash: hash) { self.spans[$0] == spans }
    if number == self.spans.count { self.spans.append(spans) }
    return number
  }

  /// The spans of a view whose flag has a course.
  private mutating func number(
    of course: Int, around outer: Int, _ properties: ConvertedProperties
  ) -> Int {
    let key = Key(course: course, outer: outer)
    if let known = combined[key] { return known }
    let flag = properties.courses[course]
    let own = Visibility.spans(initial: flag.initial.flagValue, flag.changes)
    let number =
      own.count <= Visibility.spanLimit ? number(of: Visibility.common(own, spans[outer])) : outer
    combined[key] = number
    return number
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
