extension String {
  /// The text with `�` for each control character, which could end a line or control a terminal.
  package var printable: String {
    guard unicodeScalars.contains(where: String.isControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      result.append(String.isControl(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(result)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Marks that change the direction of the following text.
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }
}
