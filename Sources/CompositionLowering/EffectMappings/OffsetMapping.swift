import Geometry
import SceneModel

extension EffectMapping {
  /// Offset.
  static let offset = EffectMapping(
    "Offset", matchNames: ["ADBE Offset"], movesPixels: true
  ) { panel in
    panel.set(.size, panel.size)
    panel.set(.center, panel.size / 2)
    panel.point(.center, at: 0)
    return MotionTile()
  } limitation: {
    $0.isUsed(at: 1) ? "is drawn without the blend with the original." : nil
  }
}
