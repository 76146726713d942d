import Geometry
import SceneModel

// Effects that blur or move the edges of the layer: blurs, Drop Shadow and Simple Choker.
extension EffectMapping {
  /// Gaussian Blur and Fast Blur.
  static let gaussianBlur = EffectMapping(
    GaussianBlur.self, numbers: [29], matchNames: ["ADBE Gaussian Blur", "ADBE Fast Blur"],
    [.number(.blurriness, at: 0), .menu(\.axes, at: 1, blurAxes)],
    limitation: { $0.isUsed(at: 2) ? repeatedEdges : nil })

  /// The variances of boxes add up; blurriness is the standard deviation over 0.3.
  static let fastBoxBlur = EffectMapping(
    GaussianBlur.self, "Fast Box Blur", matchNames: ["ADBE Box Blur2"],
    [
      .number(.blurriness, at: 0) { radius, panel in
        let iterations = boxCount(panel).clamped(to: 1...50)
        return max(0, radius) * (iterations / 3).squareRoot() / GaussianBlur.deviationPerBlurriness
      },
      .menu(\.axes, at: 2, blurAxes),
    ],
    limitation: { panel in
      if panel.isUsed(at: 3) { return repeatedEdges }
      return boxCount(panel) < 3 ? "is drawn with three iterations." : nil
    })

  private static func boxCount(_ panel: ControlPanel) -> Double { panel.setting(at: 1) ?? 3 }
  private static let blurAxes: [GaussianBlur.Axes] = [.both, .horizontal, .vertical]
  private static let repeatedEdges = "is drawn without repeated edge pixels."

  static let dropShadow = EffectMapping(
    DropShadow.self, numbers: [25],
    [
      .color(.color, at: 0),
      .number(.opacity, at: 1) { number, _ in number / 255 },
      .number(.direction, at: 2),
      .number(.distance, at: 3),
      .number(.softness, at: 4),
      .flag(\.isShadowOnly, at: 5),
    ])

  static let simpleChoker = EffectMapping(
    SimpleChoker.self, matchNames: ["ADBE Simple Choker"],
    [.number(.distance, at: 1) { distance, _ in max(0, distance) }],
    limitation: {
      $0.menu(at: 0, [false, true]) == true ? "is drawn without its view of the matte." : nil
    })
}
