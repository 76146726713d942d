import JSONTree
import SceneModel
import ViewTree

/// How the values of a property are written, and what is taken without one.
protocol PropertyFormat {
  /// What the property's value is.
  associatedtype Value: Interpolatable

  /// The value of a property that is missing or can not be read.
  var fallback: Value { get }
  /// Whether keyframes may have tangents of a motion path.
  var isSpatial: Bool { get }

  /// The value that is written; `nil`, and reported, if it can not be read.
  func decode(_ value: JSONValue, _ context: ImportContext) -> Value?

  /// The value as one of any kind.
  func erased(_ value: Value) -> PropertyValue

  /// Whether an array of objects without times is a value and not keyframes.
  var isWrittenAsObject: Bool { get }

  /// Reports what is wrong with an animation as a whole.
  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext)
}

extension PropertyFormat {
  var isSpatial: Bool { false }
  var isWrittenAsObject: Bool { false }

  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext) {}
}
