import Geometry
import StageModel
import TimelineModel

/// A change with what is needed to find others like it.
struct PlannedChange {
  /// The index of the property among all that change.
  var property: Int
  var target: PropertyTarget
  var change: TimedChange
  /// When the property's change before this one begins, in seconds; `nil` for its first.
  var previous: Double?
  /// The event that it belongs to.
  var event: Int
  /// A number for what it has in common with others that can be said together with it.
  var likeness: Int

  /// What changes that can be said together have in common, besides where they happen.
  struct Likeness: Equatable {
    var key: PropertyKey
    var component: Int?
    var value: PropertyValue
    var from: PropertyValue?
    var curve: TimingCurve?
    var duration: Double
    var along: SpatialTangents?
    var repetition: TimelineAnimation.Repetition?
    var accuracy: TimelineAction.Accuracy
  }

  /// Whether the change can wait by its animation's delay from a moment on, while the state changes then.
  func canDelay(from moment: Double) -> Bool {
    guard let motion = change.motion, motion.from == nil else { return false }
    return previous.map { $0 < moment - Clock.timeTolerance } ?? true
  }
}

extension PlannedChange.Likeness {
  init(_ change: TimedChange, of target: PropertyTarget) {
    let motion = change.motion
    self.init(
      key: target.key, component: target.component, value: change.value, from: motion?.from,
      curve: motion?.curve, duration: motion?.duration ?? 0, along: motion?.along,
      repetition: motion?.repetition, accuracy: change.accuracy)
  }
}

extension PlannedChange.Likeness: Hashable {
  /// Hashes what seldom is alike and costs little to look at.
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(duration)
    switch value {
    case .flag(let flag): hasher.combine(flag)
    case .number(let number): hasher.combine(number)
    case .vector(let vector): hasher.combine(vector)
    case .color(let color): hasher.combine(color)
    case .numbers(let numbers): hasher.combine(numbers.first)
    case .path(let path):
      hasher.combine(path.points.count)
      hasher.combine(path.points.first)
    }
  }
}

/// Numbers for likenesses, in the order in which they come up.
struct LikenessNumbers {
  private var numbers: [PlannedChange.Likeness: Int] = [:]

  /// The number that all changes have that are like this one.
  mutating func number(of change: TimedChange, _ target: PropertyTarget) -> Int {
    let likeness = PlannedChange.Likeness(change, of: target)
    if let known = numbers[likeness] { return known }
    let number = numbers.count
    numbers[likeness] = number
    return number
  }
}
