import CommandLineParsing
import TextLayout

/// The settings of text without outlines, of the command line or of a configuration.
struct TextSettings {
  /// The fonts in folders; `nil` for those of the system alone.
  var fonts: FontLibrary?
  /// The layout rules; `nil` for the default.
  var rules: TextRules?
  /// When fonts are used.
  var fontUse = FontUse.withoutOutlines
  /// Whether all text becomes outlines.
  var isOutlined = false
  /// Whether missing fonts are errors.
  var isStrict = false

  /// Makes the default settings.
  init() {}

  /// Checks and reads the options.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    let folders = try command.folders("font-dir")
    if !folders.isEmpty { fonts = FontLibrary(folders: folders) }
    rules = command.choice("text-layout")
    try command.checkAtMostOne(of: ["prefer-fonts", "live-text"])
    if command.flag("prefer-fonts") { fontUse = .always }
    if command.flag("live-text") { fontUse = .whereEqual }
    isOutlined = command.flag("outline-text")
    isStrict = command.flag("strict-fonts")
  }

  /// The options for a file; a configuration has the settings that are not chosen here.
  func options(otherwise configuration: TextSettings) -> TextOptions {
    var options = TextOptions(fonts ?? configuration.fonts ?? .system)
    options.rules = rules ?? configuration.rules ?? options.rules
    options.fontUse = fontUse
    options.isOutlined = isOutlined
    options.isStrict = isStrict || configuration.isStrict
    return options
  }
}

// The options.
extension TextSettings {
  /// The options of all commands that read animations.
  static let options: [Option] = [
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
