import CompositionModel
import SceneModel
import ViewTree

/// A property that expressions can read, with the last value of its own expression.
final class EvaluatedProperty {
  /// The number of the property in the environment script.
  let number: Int
  /// The address of the layer.
  let address: LayerAddress
  /// The unit of the numbers in expressions.
  let unit: ModelUnit
  /// The keyframes or value of the file, in the units of the model.
  let value: AnimatedValue<PropertyValue>
  /// The keyframes, prepared for evaluation.
  private var track: KeyframeTrack
  /// The state of the expression.
  var state: State
  /// The frame of the last evaluation; NaN before the first.
  var lastFrame = Double.nan
  /// The result of the last evaluation.
  var lastValue: PropertyValue

  /// The result of the last evaluation of a source text.
  var lastDocument: TextDocument?
  /// The setters of text styles that its expression calls, and that are not drawn.
  var missingStyles: Set<String> = []

  /// The state of a property's expression.
  enum State: Equatable {
    /// No expression.
    case plain
    /// Not yet compiled.
    case waiting
    /// Compiled.
    case ready
    /// Running.
    case running
    /// Failed; it does not run again.
    case failed
  }

  init(
    number: Int, address: LayerAddress, unit: ModelUnit, value: AnimatedValue<PropertyValue>
  ) {
    self.number = number
    self.address = address
    self.unit = unit
    self.value = value
    track = KeyframeTrack(value)
    state = value.expression == nil ? .plain : .waiting
    lastValue = value.initial
  }

  /// The value of the keyframes at a frame, in the units of the model.
  func keyframeValue(at frame: Double) -> PropertyValue {
    guard value.isAnimated else { return value.initial }
    return track.value(at: track.place(at: frame))
  }
}
