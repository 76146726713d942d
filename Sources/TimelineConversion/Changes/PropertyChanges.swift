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
    var largest: Double?
    for index in changes.indices {
      guard case .within(let distance) = changes[index].accuracy else { continue }
      largest = max(largest ?? 0, distance)
    }
    return largest
  }

  /// Delays all changes by a time in seconds.
  mutating func delay(by time: Double) {
    for index in changes.indices { changes[index].begin += time }
  }
}
