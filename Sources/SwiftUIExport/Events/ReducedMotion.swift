/// The source for the accessibility setting Reduce Motion.
enum ReducedMotion {
  /// The name of the variable.
  static let name = "reducesMotion"

  /// The variable.
  static let property = SwiftDeclaration.property(
    SwiftProperty(
      modifiers: ["@Environment(\\.accessibilityReduceMotion)", "private"], keyword: "var",
      name: name))
}
