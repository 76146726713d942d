extension EffectMapping {
  /// Sliders, checkboxes and the like that expressions read: After Effects' own controls, and those of scripts.
  static let expressionControl = EffectMapping(
    "Expression Control", numbers: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10], role: .expressionControl)

  /// Whether a match name is that of an expression control.
  static func isExpressionControl(_ matchName: String) -> Bool {
    matchName.isEmpty || matchName.hasPrefix("Pseudo/")
      || (matchName.hasPrefix("ADBE ") && matchName.hasSuffix(" Control"))
  }
}
