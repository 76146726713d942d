extension EffectMapping {
  /// Mesh Warp.
  static let meshWarp = EffectMapping("Mesh Warp", numbers: [31], role: .notDrawn)
}
