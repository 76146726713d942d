import SceneModel

extension EffectMapping {
  /// Invert; channels other than red, green and blue are not drawn.
  static let invert = EffectMapping(matchNames: ["ADBE Invert"]) { panel -> Invert? in
    guard let channel = panel.menu(at: 0, [ColorChannel.all, .red, .green, .blue]) else {
      return nil
    }
    panel.number(.mix, at: 1) { 1 - $0 / 100 }
    return Invert.with { $0.channel = channel }
  }
}
