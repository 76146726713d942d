import CommandLineParsing
import SceneModel

extension ParsedCommand {
  /// Returns the color of --background; transparent without it.
  func background() throws(CommandFailure) -> Color {
    guard let text = string("background") else { return .clear }
    switch text.lowercased() {
    case "white": return .white
    case "black": return .black
    case "transparent", "none": return .clear
    default: break
    }
    guard text.hasPrefix("#"), let color = Color(hexadecimal: text.dropFirst()) else {
      throw CommandFailure(
        .usage,
        "--background: '\(text)' is not a color such as #FF8800, white, black or transparent.")
    }
    return color
  }
}
