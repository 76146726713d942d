import CompositionModel
import StageModel

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
  private var known: [Source: Range<Int>] = [:]
  private var movable: [Shape: (courses: Range<Int>, reach: ClosedRange<Double>, frames: Double)] =
    [:]

  /// What an animation's conversion depends on, besides its view.
  struct Source: Hashable {
    /// Where the keyframes are; two animations with the same ones share their memory.
    fileprivate let keyframes: UInt
    private let scope: Int
    fileprivate let key: PropertyKey
    fileprivate let component: Int?
    private let span: Int

    /// - Parameters:
    ///   - animation: The animation, which has keyframes.
    ///   - span: A number for when its view is shown.
    init(_ animation: StageAnimation, span: Int) {
      keyframes = animation.value.keyframes.withUnsafeBufferPointer {
        UInt(bitPattern: $0.baseAddress)
      }
      scope = animation.scope
      key = animation.target.key
      component = animation.target.component
      self.span = span
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

  /// What an animation's conversion depends on where its keyframes lie within the composition, besides when that is.
  private struct Shape: Hashable {
    let keyframes: UInt
    let key: PropertyKey
    let component: Int?
    /// What its time does.
    let time: Int
  }

  /// Takes over the courses of an animation that is the same, some frames earlier or later; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - time: What the time of the animation does, as a number, and after how many frames.
  ///   - window: The first frame and the frame after the last one.
  ///   - frameRate: In frames a second.
  mutating func moveCourses(
    to source: Source, _ time: (number: Int, frames: Double)?, within window: ClosedRange<Double>,
    frameRate: Double
  ) -> Range<Int>? {
    guard let time, let base = movable[shape(of: source, time.number)] else { return nil }
    let frames = time.frames - base.frames
    guard base.reach.lowerBound + frames > window.lowerBound,
      base.reach.upperBound + frames < window.upperBound
    else { return nil }
    guard frames != 0 else {
      known[source] = base.courses
      return base.courses
    }
    let moved = courses[base.courses].map { course in
      var course = course
      for index in course.changes.indices { course.changes[index].begin += frames / frameRate }
      return course
    }
    return add(moved, of: source)
  }

  /// Notes that courses depend on some root frames alone, so that they can be moved by whole ones.
  mutating func allowMoving(
    _ courses: Range<Int>, of source: Source, _ time: (number: Int, frames: Double)?,
    reach: ClosedRange<Double>?, within window: ClosedRange<Double>
  ) {
    guard let time, let reach, reach.lowerBound > window.lowerBound,
      reach.upperBound < window.upperBound
    else { return }
    movable[shape(of: source, time.number)] = (courses, reach, time.frames)
  }

  private func shape(of source: Source, _ time: Int) -> Shape {
    Shape(
      keyframes: source.keyframes, key: source.key, component: source.component, time: time)
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
    struct Key: Hashable {
      var course: Int
      var span: Int
    }
    var known: [Key: Int] = [:]
    var result: [PropertyChanges] = []
    for index in members.indices {
      let key = Key(course: members[index].course, span: span(members[index].target))
      let course = known[key] ?? result.count
      if course == result.count {
        known[key] = course
        result.append(change(courses[key.course], key.span))
      }
      members[index].course = course
    }
    courses = result
  }

  /// Replaces all courses.
  mutating func replace(_ new: [PropertyChanges]) { courses = new }

  /// Changes each course.
  mutating func forEachCourse(_ body: (inout PropertyChanges) -> Void) {
    for index in courses.indices { body(&courses[index]) }
  }
}
