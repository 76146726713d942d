import CompositionModel
import Diagnostics

/// The findings about the expressions of a layer.
struct ExpressionReport {
  /// The layer.
  let layer: Layer
  /// The names of the composition and the layer.
  let path: [String]
  /// The findings so far.
  var findings: [Diagnostic] = []

  /// Adds one finding for all evaluated expressions, by their indices.
  mutating func add(evaluated indices: [Int]) {
    guard let first = indices.first else { return }
    let message =
      indices.count == 1
      ? "The expression was evaluated at each frame."
      : "\(indices.count) expressions of the layer were evaluated at each frame."
    add(.evaluatedExpression, at: first, message, count: indices.count)
  }

  /// Adds one finding for all expressions that use random numbers, by their indices.
  mutating func add(random indices: [Int]) {
    guard let first = indices.first else { return }
    add(
      .randomExpression, at: first,
      "The expression uses random numbers, which differ from those of After Effects.",
      count: indices.count)
  }

  /// Adds a finding for an expression that sets text styles that are not drawn, by the names of their setters.
  mutating func add(missingStyles setters: Set<String>, of index: Int) {
    add(
      .unsupportedTextStyle, at: index,
      "The expression sets text styles that are not drawn: \(setters.sorted().joined(separator: ", "))."
    )
  }

  /// Adds a finding for an expression that failed, with the reason as a clause.
  mutating func add(failed index: Int, _ reason: String) {
    let code: DiagnosticCode =
      reason.contains(ExpressionHost.tooLong) || reason.contains("alloc failed")
        || reason.contains("callstack limit")
      ? .expressionLimit : .unsupportedExpression
    let shown = String(decoding: reason.utf8.prefix(300), as: UTF8.self)
    add(
      code, at: index,
      "The expression cannot be evaluated: \(shown). The keyframes or the value of the property are "
        + "used.")
  }

  private mutating func add(
    _ code: DiagnosticCode, at index: Int, _ message: String, count: Int = 1
  ) {
    findings.append(
      Diagnostic(
        code, message: message, pointer: layer.expressions[index].pointer + "/x", layerPath: path,
        frames: layer.inPoint < layer.outPoint ? layer.inPoint..<layer.outPoint : nil, count: count)
    )
  }
}
