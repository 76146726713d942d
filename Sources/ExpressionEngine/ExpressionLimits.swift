/// The bounds of what expressions may use, so that none makes import run away.
///
/// Steps are passes of loops and calls of functions. An expression beyond a bound is given up with `expressionLimit`,
/// and the property keeps its keyframes.
enum ExpressionLimits {
  /// How many bytes of memory all expressions of a file may use at once.
  static let memory = 96 << 20
  /// How many steps one evaluation may take.
  static let stepsPerEvaluation = 200_000.0
  /// How many steps all evaluations of a file may take.
  static let steps = 100_000_000.0
  /// How many seconds all evaluations of a file may take.
  static let seconds = 10.0
  /// How many evaluations there may be for a file: expressions times frames.
  static let evaluations = 400_000
  /// How many numbers the results of a file may have.
  static let numbers = 8_000_000
  /// How long the source of an expression may be, in bytes.
  static let sourceBytes = 1 << 20
  /// How many properties may follow from each other.
  static let depth = 40
  /// How many frames of a composition are evaluated.
  static let frames = 100_000
  /// How many keyframes a loop may be unrolled to; beyond, it is evaluated at each frame.
  static let unrolledKeyframes = 2000
  /// The largest magnitude of a result.
  static let magnitude = 1e9
  /// How many knots a path may have that an expression made.
  static let pathKnots = 10_000
  /// How many copies a repeater may make by an expression.
  static let repeaterCopies = 500.0
  /// How often the shapes of a list may be drawn by repeaters inside each other.
  static let repeatedShapes = 50_000.0
  /// How many bytes a text may have that an expression made.
  static let textBytes = 10_000
}
