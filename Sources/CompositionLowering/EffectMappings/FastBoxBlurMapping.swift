import CompositionModel
import Geometry
import SceneModel

extension EffectMapping {
  /// Fast Box Blur.
  static let fastBoxBlur = EffectMapping(
    "Fast Box Blur", matchNames: ["ADBE Box Blur2"]
  ) { panel in
    // The variances of boxes add up; blurriness is the standard deviation over 0.3.
    let iterations = panel.effect.iterations.clamped(to: 1...50)
    panel.number(.blurriness, at: 0) { max(0, $0) * (iterations / 3).squareRoot() / 0.3 }
    return GaussianBlur.with {
      $0.axes = panel.menu(at: 2, [.both, .horizontal, .vertical]) ?? .both
    }
  } limitation: { effect in
    if effect.isUsed(at: 3) { return repeatedEdges }
    guard effect.iterations < 3 else { return nil }
    return "is drawn with three iterations."
  }
}

extension Effect {
  /// The number of boxes of a Fast Box Blur.
  fileprivate var iterations: Double { setting(at: 1) ?? 3 }
}
