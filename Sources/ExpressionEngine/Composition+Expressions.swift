package import CompositionModel
package import Diagnostics

extension Composition {
  /// Replaces each property with an expression by the values of the expression at all visible frames.
  ///
  /// Constant results become constants, loops become repeated keyframes, and other results become the fewest linear
  /// segments that are right at each frame. A property keeps its keyframes if its expression fails.
  ///
  /// - Returns: Findings about evaluated and failed expressions.
  package mutating func evaluateExpressions() -> [Diagnostic] {
    var pass = ExpressionPass(self)
    pass.run()
    self = pass.composition
    return pass.findings
  }
}
