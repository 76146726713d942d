/// The components of a color that an effect changes.
public enum ColorChannel: String, Hashable, Sendable, CaseIterable, Codable {
  /// Red, green and blue.
  case all
  /// Red.
  case red
  /// Green.
  case green
  /// Blue.
  case blue
}
