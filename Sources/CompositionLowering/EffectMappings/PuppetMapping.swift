extension EffectMapping {
  /// Puppet.
  static let puppet = EffectMapping("Puppet", numbers: [34], role: .notDrawn)
}
