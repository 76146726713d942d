import Geometry
import SceneModel
import ViewTree

/// A value in a general form.
enum DescribedValue: Hashable {
  /// A text, with a hash of the value where the text does not tell all of it.
  case text(String, digest: Int = 0)
  /// A time: in a design frames of the composition around it, in a timeline seconds.
  case time(Double)
  /// A number, vector, color, path or flag, constant or over time, with the text of its expression.
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

  /// Whether it is a path.
  var isPath: Bool {
    if case .animation(let value, _, _) = self, case .path = value.initial { true } else { false }
  }

  /// Whether many elements have the value because nothing was set: zero, one, off or normal.
  var isUsual: Bool {
    switch self {
    case .text(let text, _): ["normal", "none", "“”"].contains(text)
    case .animation(let value, _, nil): !value.isAnimated && value.initial.isUsual
    case .animation, .time, .reference: false
    }
  }

  /// The value in words.
  func text(_ clock: ComparisonClock) -> String {
    switch self {
    case .text(let text, _), .reference(_, _, let text): text
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
struct ValueUnit: Hashable {
  /// The factor from a value to the number that is shown.
  var factor = 1.0
  /// The text before a number.
  var prefix = ""
  /// The text after a number.
  var suffix = ""
  /// The words for some numbers.
  var words: [Double: String] = [:]
  /// The number of color stops, of numbers that are the stops of a gradient; opacity stops follow.
  var colorStopCount: Int?

  /// No unit, or points.
  static let plain = ValueUnit()
  /// Percent of a number whose 1 is 100 %.
  static let percent = ValueUnit(factor: 100, suffix: " %")
  /// Degrees.
  static let degrees = ValueUnit(suffix: "°")
  /// Degrees of a number of turns.
  static let turns = ValueUnit(factor: 360, suffix: "°")
  /// Seconds.
  static let seconds = ValueUnit(suffix: " s")
  /// On and off, for numbers that are flags.
  static let flag = ValueUnit(words: [0: "off", 1: "on"])
  /// An entry of a menu.
  static let entry = ValueUnit(prefix: "entry ")
  /// A layer by its index in the file.
  static let layerIndex = ValueUnit(prefix: "layer ", words: [0: "none"])
  /// A mask by its number.
  static let maskNumber = ValueUnit(prefix: "mask ", words: [0: "none"])
}

extension ValueUnit {
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
}
