import CommandLineParsing
import TextLayout

extension TextOptions {
  /// Takes the options of a command, which override a configuration.
  ///
  /// - Parameter fonts: The fonts in the folders of --font-dir; `nil` without the option.
  mutating func take(_ command: ParsedCommand, _ fonts: FontLibrary?) {
    library = fonts ?? library
    rules = command.choice("text-layout") ?? rules
    if command.flag("prefer-fonts") { fontUse = .always }
    if command.flag("live-text") { fontUse = .whereEqual }
    isOutlined = command.flag("outline-text")
    isStrict = isStrict || command.flag("strict-fonts")
  }

  /// The options of all commands that read animations.
  static let ofCommands: [Option] = [
    .value(
      "font-dir", placeholder: "folder", kind: .directory, repeats: true,
      help: """
        A folder of fonts for text without outlines in the file, searched before the fonts of the system.
        """),
    .value(
      "text-layout", placeholder: "rules", kind: .choice(TextRules.allCases.map(\.rawValue)),
      help: """
        How text without outlines is set: 'after-effects' (the default) shapes lines as a whole, 'players' sets \
        each letter by itself, as lottie-web does.
        """),
    .flag(
      "prefer-fonts", help: "Set text in fonts also where the file has outlines."),
    .flag(
      "live-text",
      help: """
        Set text in fonts also where the file has outlines, if the font is found and no letter moves by half a point.
        """),
    .flag("outline-text", help: "Turn all text into outlines, which need no font."),
    .flag(
      "strict-fonts", help: "Refuse designs whose fonts are missing, instead of using others."),
  ]
}
