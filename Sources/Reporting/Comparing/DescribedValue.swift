import SceneModel
import ViewTree

/// A value in a general form.
enum DescribedValue {
  /// A text, with a hash of the value where the text does not tell all of it.
  case text(String, digest: Int = 0)
  /// A number, vector, color, path or flag.
  case constant(PropertyValue, ValueUnit)
  /// A time: in a design frames of the composition around it, in a timeline seconds.
  case time(Double)
  /// A value over time, with the text of its expression.
  case animation(AnimatedValue<PropertyValue>, ValueUnit, expression: String?)
  /// Another element, by its index in its list, with its name.
  case reference(ReferenceScope, Int, String)

  /// Whether it is a reference.
  var isReference: Bool {
    if case .reference = self { true } else { false }
  }

  /// Whether it is a path.
  var isPath: Bool {
    switch self {
    case .constant(.path, _): true
    case .animation(let value, _, _): if case .path = value.initial { true } else { false }
    case .text, .constant, .time, .reference: false
    }
  }

  /// Whether it moves.
  var isAnimated: Bool {
    if case .animation(let value, _, _) = self { value.isAnimated } else { false }
  }
}

extension DescribedValue: Hashable {
  /// Whether both are equal; references are equal if the names are.
  static func == (one: DescribedValue, other: DescribedValue) -> Bool {
    switch (one, other) {
    case (.text(let a, let digest), .text(let b, let other)): a == b && digest == other
    case (.constant(let a, let unit), .constant(let b, let other)): a == b && unit == other
    case (.time(let a), .time(let b)): a == b
    case (.animation(let a, let unit, let text), .animation(let b, let other, let otherText)):
      unit == other && text == otherText && KeyframeAlignment.areEqual(a, b)
    case (.reference(let a, _, let name), .reference(let b, _, let other)):
      a == b && name == other
    default: false
    }
  }

  /// Hashes what equality compares.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .text(let text, let digest):
      hasher.combine(text)
      hasher.combine(digest)
    case .constant(let value, let unit):
      hasher.combine(value)
      hasher.combine(unit)
    case .time(let time):
      hasher.combine(time)
    case .animation(let value, let unit, let expression):
      hasher.combine(value.initial)
      hasher.combine(value.keyframes.count)
      for (index, keyframe) in value.keyframes.enumerated() {
        hasher.combine(keyframe.time)
        hasher.combine(keyframe.value)
        guard index + 1 < value.keyframes.count else { continue }
        hasher.combine(keyframe.easing)
        hasher.combine(keyframe.tangents)
      }
      hasher.combine(unit)
      hasher.combine(expression)
    case .reference(let scope, _, let name):
      hasher.combine(scope)
      hasher.combine(name)
    }
  }
}
