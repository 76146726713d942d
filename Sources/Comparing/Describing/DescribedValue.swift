import Geometry
import SceneModel
import ViewTree

/// A value in a general form.
enum DescribedValue: Hashable {
  /// A text, with a hash of the value where the text does not tell all of it.
  case text(String, digest: Int = 0)
  /// A number, vector, color, path or flag.
  case constant(PropertyValue, ValueUnit)
  /// A time: in a design frames of the composition around it, in a timeline seconds.
  case time(Double)
  /// A value over time, with the text of its expression.
  ///
  /// The last keyframe has no ease of its own, as nothing follows it.
  case animation(AnimatedValue<PropertyValue>, ValueUnit, expression: String?)
  /// Another element in a list of its kind, with its name.
  case reference(ReferenceScope, ElementIndex, String)

  /// The index of an element, which may differ in equal values.
  struct ElementIndex: Hashable {
    /// The index.
    let value: Int

    static func == (one: ElementIndex, other: ElementIndex) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

  /// Whether it is a reference.
  var isReference: Bool {
    if case .reference = self { true } else { false }
  }

  /// Whether it moves.
  var isAnimated: Bool {
    if case .animation(let value, _, _) = self { value.isAnimated } else { false }
  }

  /// The constant, or the value at the beginning; `nil` for other values.
  private var initial: PropertyValue? {
    switch self {
    case .constant(let value, _): value
    case .animation(let value, _, _): value.initial
    case .text, .time, .reference: nil
    }
  }

  /// Whether it is a path.
  var isPath: Bool {
    if case .path? = initial { true } else { false }
  }

  /// Whether many elements have the value because nothing was set: zero, one, off or normal.
  var isUsual: Bool {
    switch self {
    case .text(let text, _): ["normal", "none", "“”"].contains(text)
    case .animation(_, _, .some): false
    default: !isAnimated && initial?.isUsual == true
    }
  }

  /// The value in words.
  func text(_ clock: ComparisonClock) -> String {
    switch self {
    case .text(let text, _), .reference(_, _, let text): text
    case .constant(let value, let unit): ValueText().text(value, unit)
    case .time(let time): clock.text(time)
    case .animation(let value, let unit, _):
      value.isAnimated
        ? "\(value.keyframes.count) keyframes" : ValueText().text(value.initial, unit)
    }
  }
}

extension PropertyValue {
  fileprivate var isUsual: Bool {
    switch self {
    case .flag: true
    case .text(let text): text.string.isEmpty
    case .number(let number): number == 0 || number == 1
    case .vector(let vector): vector == .zero || vector == Vector3(1, 1, 1)
    case .color, .path: false
    case .numbers(let numbers): numbers.isEmpty
    }
  }
}

/// The unit in which numbers are shown.
enum ValueUnit: Hashable {
  /// No unit, or points.
  case plain
  /// Percent of a number whose 1 is 100 %.
  case percent
  /// Degrees.
  case degrees
  /// Degrees of a number of turns.
  case turns
  /// Seconds.
  case seconds
  /// On and off, for numbers that are flags.
  case flag
  /// An entry of a menu.
  case entry
  /// A layer by its index in the file.
  case layerIndex
  /// A mask by its number.
  case maskNumber
  /// The stops of a gradient: color stops first, then opacity stops.
  case stops(colorCount: Int)

  /// The unit of a declared property.
  init(_ declaration: PropertyDeclaration) {
    self =
      switch declaration.unit {
      case .degrees: .degrees
      case .color: .percent
      case .factor where declaration.key == .scale: .percent
      case .points, .factor: .plain
      }
  }

  /// The factor from a value to the number that is shown.
  var factor: Double {
    switch self {
    case .percent: 100
    case .turns: 360
    case .plain, .degrees, .seconds, .flag, .entry, .layerIndex, .maskNumber, .stops: 1
    }
  }

  /// The text after a number.
  var suffix: String {
    switch self {
    case .percent: " %"
    case .degrees, .turns: "°"
    case .seconds: " s"
    case .plain, .flag, .entry, .layerIndex, .maskNumber, .stops: ""
    }
  }
}
