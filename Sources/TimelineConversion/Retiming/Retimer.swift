import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Brings the times of animations inside of precompositions to the composition's own time.
struct Retimer {
  /// How a scope's time follows from the composition's.
  private enum Course {
    /// root = start + stretch × local, forwards.
    case even(start: Double, stretch: Double)
    /// By keyframes in root time.
    case warped(TimeRemap)
    /// In no way that keyframes can say.
    case unknown

    var shape: CourseShape? {
      switch self {
      case .even(let start, let stretch):
        CourseShape(numbers: [stretch], easings: [], start: start)
      case .warped(let warp): warp.shape
      case .unknown: nil
      }
    }
  }

  private let scopes: [TimeScope]
  private let window: ClosedRange<Double>
  private var courses: [Course] = []
  /// What tells the inner time of the scope that was asked for last, as its next animation will ask the same.
  private var lastScope: (number: Int, times: ScopeTimes)?
  /// What is the same of courses that differ by whole frames only, as numbers; `nil` for unknown ones.
  private var shapes: [(number: Int, frames: Double)?] = []

  /// - Parameters:
  ///   - scopes: The scopes, parents first.
  ///   - window: The first frame and the frame after the last one.
  init(_ scopes: [TimeScope], window: ClosedRange<Double>) {
    self.scopes = scopes
    self.window = window
    for scope in scopes { courses.append(course(of: scope)) }
    var numbers: [CourseShape: Int] = [:]
    shapes = courses.map { course in
      guard let shape = course.shape else { return nil }
      let number = numbers[shape] ?? numbers.count
      numbers[shape] = number
      return (number, shape.frames)
    }
  }

  /// A number for what the time of a scope does, and after how many frames; `nil` where that is not known.
  func shape(of scope: Int) -> (number: Int, frames: Double)? { shapes[scope] }

  /// The root frames in which the time of a scope is led by keyframes; `nil` for none.
  func reach(of scope: Int) -> ClosedRange<Double>? {
    guard case .warped(let warp) = courses[scope] else { return nil }
    return warp.reach
  }

  private func course(of scope: TimeScope) -> Course {
    switch scope {
    case .root:
      return .even(start: 0, stretch: 1)
    case .shifted(let parent, let start, let stretch):
      return shifted(courses[parent], start: start, stretch: stretch)
    case .remapped(let parent, let value, let end):
      let numbers = TimeRemap.avoidingEnd(end, of: value).map { PropertyValue.number($0) }
      guard let course = rootTimed(numbers, by: courses[parent]) else { return .unknown }
      return .warped(TimeRemap(course, end: end, window: window))
    }
  }

  /// The course of what begins later and runs slower than the scope around it.
  private func shifted(_ course: Course, start: Double, stretch: Double) -> Course {
    switch course {
    case .even(let outerStart, let outerStretch):
      // Stretches inside each other multiply, beyond all numbers in the end.
      let (start, stretch) = (outerStart + outerStretch * start, outerStretch * stretch)
      guard start.isFinite, stretch.isFinite, stretch != 0 else { return .unknown }
      guard stretch < 0 else { return .even(start: start, stretch: stretch) }
      let ends = [window.lowerBound, window.upperBound].map { time in
        Keyframe(time: time, value: PropertyValue.number((time - start) / stretch))
      }
      guard window.upperBound > window.lowerBound,
        ends.allSatisfy({ $0.value.numberValue.isFinite })
      else { return .unknown }
      return .warped(
        TimeRemap(
          AnimatedValue(keyframes: ends, fallback: ends[0].value), end: nil, window: window))
    case .warped(let warp):
      return .warped(warp.map { ($0 - start) / stretch })
    case .unknown:
      return .unknown
    }
  }

  /// The animation's values in root time; `nil` where keyframes cannot say them.
  func rootTimed(_ animation: ViewAnimation) -> AnimatedValue<PropertyValue>? {
    rootTimed(animation.value, by: courses[animation.scope])
  }

  private func rootTimed(
    _ value: AnimatedValue<PropertyValue>, by course: Course
  ) -> AnimatedValue<PropertyValue>? {
    switch course {
    case .even(let start, let stretch):
      guard start != 0 || stretch != 1 else { return value }
      return value.mapTimes { $0 == -.greatestFiniteMagnitude ? $0 : start + stretch * $0 }
    case .warped(let warp):
      return warp.applied(to: value)
    case .unknown:
      return nil
    }
  }

  /// What tells the animation's value at any root time.
  mutating func evaluator(of animation: ViewAnimation) -> RetimedAnimation {
    RetimedAnimation(animation, times(in: animation.scope))
  }

  private mutating func times(in scope: Int) -> ScopeTimes {
    if let lastScope, lastScope.number == scope { return lastScope.times }
    let times = ScopeTimes(timeChain(to: scope))
    lastScope = (scope, times)
    return times
  }

  /// The steps from root time to a scope's time.
  private func timeChain(to scope: Int) -> [TimeStep] {
    switch scopes[scope] {
    case .root:
      return []
    case .shifted(let parent, let start, let stretch):
      return timeChain(to: parent) + [TimeStep(start: start, stretch: stretch)]
    case .remapped(let parent, let value, let end):
      let track = KeyframeTrack(value.map { .number($0) })
      return timeChain(to: parent) + [TimeStep(remap: (track, end))]
    }
  }
}
