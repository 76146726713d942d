import Diagnostics
import Geometry
import JSONTree
import SceneModel
import ViewTree

/// A property with two or three numbers.
struct VectorFormat: PropertyFormat {
  /// The value of a missing property, in the unit of the model; its z applies to vectors of two numbers.
  var fallback = Vector3.zero
  /// The divisor of the numbers in the file.
  var divisor = 1.0
  /// Whether keyframes may have tangents of a motion path.
  var isSpatial = false

  /// Whether a single number for all dimensions is accepted without a finding.
  var isNumberUsual = false

  /// Distances, which may be one number for all dimensions.
  static let loose = VectorFormat(isNumberUsual: true)
  /// A point of an effect, which may be one number where it is not set.
  static let controlPoint = VectorFormat(isSpatial: true, isNumberUsual: true)
  /// A point.
  static let point = VectorFormat(isSpatial: true)
  /// Sizes and angles in the unit of the file.
  static let plain = VectorFormat()
  /// Percentages that become factors, 0 by default.
  static let percent = VectorFormat(divisor: 100)
  /// Percentages that become factors, 1 by default.
  static let scale = VectorFormat(fallback: Vector3(1, 1, 1), divisor: 100)

  func decode(_ value: JSONValue, _ context: ImportContext) -> Vector3? {
    let count = value.kind == .array ? value.count : 0
    guard count >= 2 else { return uniform(value, context) }
    guard let x = component(0, of: value, context), let y = component(1, of: value, context) else {
      return nil
    }
    guard count > 2 else { return Vector3(x / divisor, y / divisor, fallback.z) }
    guard let z = component(2, of: value, context) else { return nil }
    return Vector3(x, y, z) / divisor
  }

  private func component(
    _ index: Int, of value: JSONValue, _ context: ImportContext
  ) -> Double? {
    if let number = value.number(at: index), abs(number) <= ImportLimits.magnitude { return number }
    guard let element = value[index] else { return nil }
    guard element.kind != .array else {
      context.reportWrongType(element, expected: "a number")
      return nil
    }
    return context.number(element)
  }

  /// One number for x and y.
  private func uniform(_ value: JSONValue, _ context: ImportContext) -> Vector3? {
    guard value.kind != .array || value.count == 1 else {
      context.reportWrongType(value, expected: "an array of two or three numbers")
      return nil
    }
    guard let number = context.number(value) else { return nil }
    guard !isNumberUsual else {
      return Vector3(number / divisor, number / divisor, fallback.z)
    }
    context.report(
      .wrongType, severity: .warning,
      "The value is one number, \(NumberText.plain(number)), for two dimensions; it is used for both."
    )
    return Vector3(number / divisor, number / divisor, fallback.z)
  }
}
