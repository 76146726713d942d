import SceneModel

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
  /// The stops of a gradient, of which the first are color stops.
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
