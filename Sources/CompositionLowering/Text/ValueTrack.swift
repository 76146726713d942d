import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The keyframes of a text property, prepared for evaluation at many times.
struct ValueTrack {
  private var track: KeyframeTrack
  /// The number of a constant; `nil` for animated values and other types.
  private let constant: Double?
  /// The range of times in which the value changes; `nil` for a constant.
  let changes: ClosedRange<Double>?

  init<Value: ModelValue>(_ value: AnimatedValue<Value>) {
    track = KeyframeTrack(value.map { $0.erased })
    if case .number(let number) = value.initial.erased, !value.isAnimated {
      constant = number
    } else {
      constant = nil
    }
    if let first = value.keyframes.first, let last = value.keyframes.last {
      changes = first.time...Swift.max(first.time, last.time)
    } else {
      changes = nil
    }
  }

  /// The value at a time, in frames.
  mutating func value(at time: Double) -> PropertyValue {
    track.value(at: track.place(at: time))
  }

  /// The number at a time.
  mutating func number(at time: Double) -> Double { constant ?? value(at: time).numberValue }
}
