import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// All changes of a property, in order of time.
struct PropertyChanges {
  var target: PropertyTarget
  /// The value at the first frame.
  var initial: PropertyValue
  var changes: [TimedChange]

  /// The value after the last change.
  var final: PropertyValue { changes.last?.value ?? initial }

  /// The largest distance of the property from the design, in its unit; `nil` if it equals the design.
  var deviation: Double? {
    changes.compactMap { change in
      if case .within(let distance) = change.accuracy { max(0, distance) } else { nil }
    }.max()
  }
}

extension PropertyChanges {
  /// Replaces changes in a single dimension of a vector by changes of that dimension: `position` by `position.y`.
  mutating func narrow() {
    guard let dimension = onlyDimension else { return }
    func number(_ value: PropertyValue) -> PropertyValue { .number(value.vectorValue[dimension]) }
    target.component = dimension
    initial = number(initial)
    for index in changes.indices {
      changes[index].value = number(changes[index].value)
      if let from = changes[index].from { changes[index].motion?.from = number(from) }
    }
  }

  /// The only dimension of a vector in which values differ; `nil` for several, and for a motion path.
  private var onlyDimension: Int? {
    guard target.component == nil, case .vector(let first) = initial else { return nil }
    var found: Int?
    func isOnly(_ value: PropertyValue) -> Bool {
      let vector = value.vectorValue
      for index in 0..<3 where vector[index] != first[index] {
        guard found == nil || found == index else { return false }
        found = index
      }
      return true
    }
    for index in changes.indices {
      guard isOnly(changes[index].value), changes[index].from.map(isOnly) ?? true,
        changes[index].motion?.along == nil
      else { return nil }
    }
    return found
  }
}
