import Geometry
import SceneModel
import ViewTree

/// A value that expressions can compute.
protocol ExpressionValue: Interpolatable {
  /// How the environment's script calls the kind: `n` a number, `v` a list, `p` a path.
  static var kind: Character { get }
  /// The value among others.
  var erased: PropertyValue { get }
  /// The value of its kind; a default for another kind.
  init(_ erased: PropertyValue)
}

extension Double: ExpressionValue {
  static var kind: Character { "n" }
  var erased: PropertyValue { .number(self) }
  init(_ erased: PropertyValue) { self = erased.numberValue }
}

extension Vector3: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .vector(self) }
  init(_ erased: PropertyValue) { self = erased.vectorValue }
}

extension Color: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .color(self) }
  init(_ erased: PropertyValue) { self = erased.colorValue }
}

extension [Double]: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .numbers(self) }
  init(_ erased: PropertyValue) { self = erased.numbersValue }
}

extension BezierPath: ExpressionValue {
  static var kind: Character { "p" }
  var erased: PropertyValue { .path(self) }
  init(_ erased: PropertyValue) { self = erased.pathValue }
}
