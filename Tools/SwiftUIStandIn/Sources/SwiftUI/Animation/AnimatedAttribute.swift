/// The present value of a piece of animatable data.
///
/// Each change begins a course from the still moving value of the courses before it to the new
/// target: x(t) = x_before(t) + a(t) (target - x_before(t)) - M (section 1.4).
@MainActor final class AnimatedAttribute<Value: VectorArithmetic> {
  private struct Course {
    var animation: Animation
    var begin: Double
    var target: Value
    var context = AnimationContext<Value>()
    var isFinished = false
  }

  /// The number of courses that run on top of each other; earlier ones end.
  private static var maximumCount: Int { 200 }

  private var start: Value
  private var target: Value
  private var courses: [Course] = []

  init(_ value: Value) { (start, target) = (value, value) }

  /// Sets the target and returns the present value.
  func update(to new: Value, _ transaction: Transaction, _ graph: ViewGraph) -> Value {
    if new != target {
      if let animation = transaction.animation {
        begin(animation, to: new, transaction, graph)
      } else {
        // A change without animation ends those that run - L.
        courses = []
        start = new
      }
      target = new
    }
    return value(at: graph.time)
  }

  private func begin(
    _ animation: Animation, to new: Value, _ transaction: Transaction, _ graph: ViewGraph
  ) {
    let present = value(at: graph.time)
    if courses.isEmpty { start = target }
    let distance = (new - present).magnitudeSquared.squareRoot()
    for completion in transaction.completions {
      completion.wait(for: animation, distance: distance, from: graph.time)
    }
    if let last = courses.indices.last, merge(animation, into: last, to: new, at: graph.time) {
      return
    }
    if courses.count == AnimatedAttribute.maximumCount {
      courses = []
      start = present
    }
    courses.append(Course(animation: animation, begin: graph.time, target: new))
  }

  private func merge(
    _ animation: Animation, into index: Int, to new: Value, at time: Double
  ) -> Bool {
    var course = courses[index]
    let base = value(at: time, before: index)
    guard
      animation.shouldMerge(
        previous: course.animation, value: course.target - base, time: time - course.begin,
        context: &course.context)
    else { return false }
    course.animation = animation
    course.target = new
    course.isFinished = false
    courses[index] = course
    return true
  }

  /// The value at a time; the courses end when the newest ends.
  private func value(at time: Double) -> Value {
    let result = value(at: time, before: courses.count)
    if courses.last?.isFinished == true {
      courses = []
      start = target
    }
    return result
  }

  private func value(at time: Double, before end: Int) -> Value {
    var value = start
    for index in 0..<end {
      let course = courses[index]
      if course.isFinished {
        value = course.target
        continue
      }
      let moved = course.animation.animate(
        value: course.target - value, time: time - course.begin, context: &courses[index].context)
      if let moved {
        value = value + moved
      } else {
        value = course.target
        courses[index].isFinished = true
      }
    }
    return value
  }
}

extension ViewInputs {
  /// Returns the present value of the data of this view.
  func animated<Value: VectorArithmetic>(_ value: Value) -> Value {
    guard let attribute = node.attribute as? AnimatedAttribute<Value> else {
      node.attribute = AnimatedAttribute(value)
      return value
    }
    return attribute.update(to: value, transaction, graph)
  }
}
