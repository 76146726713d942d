/// The limits on the memory and time of expressions.
///
/// Steps are iterations of loops and calls of functions. An expression beyond a limit fails with `expressionLimit`,
/// and the property keeps its keyframes.
enum ExpressionLimits {
  /// The memory of all expressions of a file at one time, in bytes.
  static let memory = 96 << 20
  /// The steps of one evaluation.
  static let stepsPerEvaluation = 200_000.0
  /// The steps of all evaluations of a file.
  static let steps = 100_000_000.0
  /// The time of all evaluations of a file, in seconds.
  static let seconds = 10.0
  /// The evaluations of a file: expressions times frames.
  static let evaluations = 400_000
  /// The numbers in all results of a file.
  static let numbers = 8_000_000
  /// The length of the source of an expression, in bytes.
  static let sourceBytes = 1 << 20
  /// The length of a chain of properties that depend on each other.
  static let depth = 40
  /// The evaluated frames of a composition.
  static let frames = 100_000
  /// The keyframes of an unrolled loop; longer loops are evaluated at each frame.
  static let unrolledKeyframes = 2000
  /// The largest magnitude of a result.
  static let magnitude = 1e9
  /// The knots of a path that an expression returns.
  static let pathKnots = 10_000
  /// The copies of a repeater with an expression.
  static let repeaterCopies = 500.0
  /// The copies of the shapes of a list by nested repeaters.
  static let repeatedShapes = 50_000.0
  /// The length of a text that an expression returns, in bytes.
  static let textBytes = 10_000
}
