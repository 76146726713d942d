import JSONTree
import SceneModel
import ViewTree

/// A property with one number.
struct NumberFormat: PropertyFormat {
  /// The value of a missing property, in the unit of the model.
  var fallback: Double
  /// The divisor of the numbers in the file.
  var divisor = 1.0

  /// A number in the unit of the file.
  static func plain(_ fallback: Double = 0) -> NumberFormat { NumberFormat(fallback: fallback) }

  /// A percentage, which becomes a factor.
  static func percent(_ fallback: Double) -> NumberFormat {
    NumberFormat(fallback: fallback, divisor: 100)
  }

  /// Degrees, which are converted to turns.
  static let turns = NumberFormat(fallback: 0, divisor: 360)

  func decode(_ value: JSONValue, _ context: ImportContext) -> Double? {
    context.number(value).map { $0 / divisor }
  }
}
