public import CompositionModel
public import Diagnostics

extension Composition {
  /// Replaces each property that follows an expression by what the expression gives at the frames that are shown.
  ///
  /// Constant results become constants, loops of keyframes further keyframes, and all else the fewest straight
  /// segments that are right at each frame. Where an expression fails, its property keeps its keyframes.
  ///
  /// - Returns: What became of the expressions, and which failed.
  public mutating func evaluateExpressions() -> [Diagnostic] {
    var pass = ExpressionPass(self)
    pass.run()
    self = pass.composition
    return pass.findings
  }
}
