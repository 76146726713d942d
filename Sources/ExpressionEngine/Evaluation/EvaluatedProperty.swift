import ViewTree

/// A property as expressions read it, with the last value that its own expression gave.
final class EvaluatedProperty {
  /// The number by which the environment's script knows it.
  let number: Int
  /// Where its layer is.
  let address: LayerAddress
  /// What expressions see of its numbers.
  let unit: ExpressionUnit
  /// Keyframes or value as in the file, in the units of the model.
  let value: AnimatedValue<PropertyValue>
  /// The keyframes, prepared.
  private var track: KeyframeTrack
  /// What became of its expression.
  var state: State
  /// The frame of the last evaluation; NaN before the first.
  var lastFrame = Double.nan
  /// The result of the last evaluation.
  var lastValue: PropertyValue

  /// What became of a property's expression.
  enum State: Equatable {
    /// There is none.
    case plain
    /// It was not yet compiled.
    case waiting
    /// It can be run.
    case ready
    /// It is being run.
    case running
    /// It failed, for good.
    case failed
  }

  init(
    number: Int, address: LayerAddress, unit: ExpressionUnit, value: AnimatedValue<PropertyValue>
  ) {
    self.number = number
    self.address = address
    self.unit = unit
    self.value = value
    track = KeyframeTrack(value)
    state = value.expression == nil ? .plain : .waiting
    lastValue = value.initial
  }

  /// What the keyframes give at a frame, in the units of the model.
  func keyframeValue(at frame: Double) -> PropertyValue {
    guard value.isAnimated else { return value.initial }
    return track.value(at: track.place(at: frame))
  }
}
