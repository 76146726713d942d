import Geometry
import SceneModel

extension EffectMapping {
  /// Motion Tile.
  static let motionTile = EffectMapping(
    matchNames: ["ADBE Tile"], movesPixels: true
  ) { panel in
    panel.set(.size, panel.size)
    panel.set(.center, panel.size / 2)
    panel.point(.center, at: 0)
    panel.components(.tileSize, at: 1...2) { $0 / 100 }
    panel.components(.outputSize, at: 3...4) { $0 / 100 }
    panel.number(.phase, at: 6)
    return MotionTile.with {
      $0.isMirrored = panel.isOn(at: 5)
      $0.shiftsRows = panel.isOn(at: 7)
    }
  }
}
