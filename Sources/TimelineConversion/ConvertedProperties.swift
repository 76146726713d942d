import CompositionModel
import SceneModel
import ViewTree

/// The moving properties of a timeline in the making.
///
/// Copies of a precomposition move alike: what they share is a course, which is kept, and looked at, once.
struct ConvertedProperties {
  /// A property of a view, and how it moves.
  struct Member {
    var target: PropertyTarget
    /// The index of its course.
    var course: Int
  }

  /// The properties.
  private(set) var members: [Member] = []
  /// How they move; the target of a course is that of its first member.
  private(set) var courses: [PropertyChanges] = []
  private var known = ClassMap<Source, Range<Int>>()
  private var movable = ClassMap<Shape, Movable>()

  /// Courses that are the same at other times.
  private struct Movable {
    var courses: Range<Int>
    /// The root frames that they depend on.
    var reach: ClosedRange<Double>
    /// After how many frames their time begins.
    var frames: Double
  }

  /// What an animation's conversion depends on, besides its view.
  struct Source: ClassKey {
    /// Where the keyframes are; two animations with the same ones share their memory.
    fileprivate let keyframes: UInt
    private let scope: Int
    fileprivate let key: PropertyKey
    fileprivate let component: Int?
    private let span: Int

    /// - Parameters:
    ///   - target: What an animation moves.
    ///   - keyframes: Its keyframes, of which there are some.
    ///   - scope: The time that it follows.
    ///   - span: A number for when its view is shown.
    init(
      _ target: PropertyTarget, _ keyframes: [Keyframe<PropertyValue>], scope: Int, span: Int
    ) {
      self.keyframes = keyframes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
      self.scope = scope
      key = target.key
      component = target.component
      self.span = span
    }

    func combine(into hash: inout ClassHash) {
      hash.combine(Int(bitPattern: keyframes))
      hash.combine(key, component)
      hash.combine(scope)
      hash.combine(span)
    }
  }

  /// The courses that an animation has become before; `nil` if there was none like it.
  func courses(of source: Source) -> Range<Int>? { known[source] }

  /// Adds the courses of an animation.
  mutating func add(_ new: [PropertyChanges], of source: Source) -> Range<Int> {
    let range = courses.count..<courses.count + new.count
    courses += new
    known[source] = range
    return range
  }

  /// What an animation's conversion depends on where that lies within the composition, besides when it is.
  private struct Shape: ClassKey {
    let keyframes: UInt
    let key: PropertyKey
    let component: Int?
    /// What its time does.
    let time: Int
    /// The frames after the beginning of its time in which its view is shown, in millionths, if that matters.
    var shown: ClosedRange<Int>?

    func combine(into hash: inout ClassHash) {
      hash.combine(Int(bitPattern: keyframes))
      hash.combine(key, component)
      hash.combine(time)
      hash.combine(shown?.lowerBound ?? 0)
      hash.combine(shown?.upperBound ?? 0)
    }
  }

  /// When an animation is converted.
  struct Moment {
    /// What its time does.
    var time: Int
    /// After how many frames it does so.
    var frames: Double
    /// The root frames in which its view is shown.
    var shown: ClosedRange<Double>
    /// The composition's first frame and the frame after the last one.
    var window: ClosedRange<Double>
    /// In frames a second.
    var frameRate: Double

    /// The frames in which the view is shown, in millionths after the beginning of the time.
    fileprivate var relativeShown: ClosedRange<Int>? {
      guard shown.lowerBound > window.lowerBound, shown.upperBound < window.upperBound else {
        return nil
      }
      func millionths(_ frame: Double) -> Int { Int(((frame - frames) * 1e6).rounded()) }
      return millionths(shown.lowerBound)...millionths(shown.upperBound)
    }
  }

  /// Takes over the courses of an animation that is the same, some frames earlier or later; `nil` if there is none.
  mutating func moveCourses(to source: Source, at moment: Moment) -> Range<Int>? {
    var shape = shape(of: source, moment)
    var base = movable[shape]
    if base == nil {
      shape.shown = moment.relativeShown
      base = shape.shown == nil ? nil : movable[shape]
    }
    guard let base else { return nil }
    let frames = moment.frames - base.frames
    guard base.reach.lowerBound + frames > moment.window.lowerBound,
      base.reach.upperBound + frames < moment.window.upperBound
    else { return nil }
    guard frames != 0 else {
      known[source] = base.courses
      return base.courses
    }
    let moved = courses.count..<courses.count + base.courses.count
    for index in base.courses {
      courses.append(courses[index])
      courses[courses.count - 1].delay(by: frames / moment.frameRate)
    }
    known[source] = moved
    return moved
  }

  /// Notes that courses depend on some root frames alone, so that they can be moved by whole ones.
  ///
  /// - Parameter reach: The frames that keyframes have; `nil` if those in which the view is shown are what matters.
  mutating func allowMoving(
    _ courses: Range<Int>, of source: Source, at moment: Moment, reach: ClosedRange<Double>?
  ) {
    var shape = shape(of: source, moment)
    if reach == nil {
      shape.shown = moment.relativeShown
      guard shape.shown != nil else { return }
    }
    let reach = reach ?? moment.shown
    guard reach.lowerBound > moment.window.lowerBound,
      reach.upperBound < moment.window.upperBound
    else { return }
    movable[shape] = Movable(courses: courses, reach: reach, frames: moment.frames)
  }

  private func shape(of source: Source, _ moment: Moment) -> Shape {
    Shape(
      keyframes: source.keyframes, key: source.key, component: source.component,
      time: moment.time)
  }

  /// Adds the properties of a view that have some courses.
  mutating func addMembers(_ range: Range<Int>, view: Int) {
    for course in range {
      var target = courses[course].target
      target.view = view
      members.append(Member(target: target, course: course))
    }
  }

  /// Replaces courses, where that depends on when views are shown, too.
  ///
  /// - Parameters:
  ///   - span: A number for when the view of a target is shown.
  ///   - change: What makes a course of another one for such a number.
  mutating func replace(
    span: (PropertyTarget) -> Int, _ change: (PropertyChanges, Int) -> PropertyChanges
  ) {
    var uses = Array(repeating: 0, count: courses.count)
    for member in members { uses[member.course] += 1 }
    var known = ClassMap<Use, Int>()
    var result: [PropertyChanges] = []
    result.reserveCapacity(courses.count)
    for index in members.indices {
      let key = Use(course: members[index].course, span: span(members[index].target))
      // Nobody else asks for what has one use.
      let isShared = uses[key.course] > 1
      let course = (isShared ? known[key] : nil) ?? result.count
      if course == result.count {
        if isShared { known[key] = course }
        result.append(change(courses[key.course], key.span))
      }
      members[index].course = course
    }
    courses = result
  }

  /// A course of views that are shown at some times.
  private struct Use: ClassKey {
    let course: Int
    let span: Int

    func combine(into hash: inout ClassHash) {
      hash.combine(course)
      hash.combine(span)
    }
  }

  /// Says what changes in one dimension alone as changes of that dimension; initial values are those of it then, too.
  mutating func narrow() {
    for index in courses.indices { courses[index].narrow() }
    for index in members.indices {
      members[index].target.component = courses[members[index].course].target.component
    }
  }

  /// Replaces all courses.
  mutating func replace(_ new: [PropertyChanges]) { courses = new }

  /// Changes each course.
  mutating func forEachCourse(_ body: (inout PropertyChanges) -> Void) {
    for index in courses.indices { body(&courses[index]) }
  }
}
