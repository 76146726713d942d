import CompositionModel
import SceneModel

extension EffectMapping {
  /// Wave Warp.
  static let waveWarp = EffectMapping(
    numbers: [32], matchNames: ["ADBE Wave Warp"], movesPixels: true
  ) { panel in
    panel.number(.waveHeight, at: 1)
    panel.number(.waveWidth, at: 2)
    panel.number(.direction, at: 3)
    motion.map(panel)
    return WaveWarp.with { $0.shape = panel.effect.waveShape ?? .sine }
  } limitation: { effect in
    if effect.waveShape == nil { return "is drawn with sine waves." }
    if (effect.setting(at: 5) ?? 1) > 1 { return "is drawn without pinned edges." }
    return motion.limitation(of: effect)
  }

  private static let motion = WaveMotion(speed: 4, phase: 6)
}

extension Effect {
  /// The form of the waves of a Wave Warp; `nil` for noise.
  fileprivate var waveShape: WaveWarp.Shape? {
    menu(
      at: 0, [.sine, .square, .triangle, .sawtooth, .circle, .semicircle, .uncircle])
  }
}
