import CompositionModel
import JSONTree
import SceneModel
import ViewTree

/// The format of a property's values in the file, and the default.
protocol PropertyFormat {
  /// The type of the property's values.
  associatedtype Value: ModelValue

  /// The value of a property that is missing or invalid.
  var fallback: Value { get }
  /// Whether keyframes may have tangents of a motion path.
  var isSpatial: Bool { get }

  /// The value in the file; reports an invalid one, and returns `nil`.
  func decode(_ value: JSONValue, _ context: ImportContext) -> Value?

  /// Whether an array of objects without times is a value rather than a list of keyframes.
  var isWrittenAsObject: Bool { get }

  /// Reports problems of an animation as a whole.
  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext)
}

extension PropertyFormat {
  var isSpatial: Bool { false }
  var isWrittenAsObject: Bool { false }

  func check(_ keyframes: [Keyframe<Value>], _ context: ImportContext) {}
}
