package import Foundation
package import TextLayout

/// The fonts of tests, which `Tools/setup` installs on Debian.
package enum TestFonts {
  /// The file of fontconfig that lists them.
  package static let configurationFile = ProjectFolder.url("Tests/Fonts/fonts.conf").path

  /// The fonts.
  package static let library = FontLibrary(configurationFile: configurationFile)

  /// Whether they are installed, which they are not on other systems.
  package static let areInstalled = ["dejavu", "inter-vf", "lato", "liberation2", "noto", "droid"]
    .allSatisfy { FileManager.default.fileExists(atPath: "/usr/share/fonts/truetype/\($0)") }

  /// A font file whose letters are squares, with a license in its table of names.
  package static let blocks = ProjectFolder.url("Examples/App/Sources/Flip/fonts/Blocks.ttf")

  /// A font file with an A of two layers, a red one and one in the color of the text, and a plain B.
  package static let layers = ProjectFolder.url("Tests/Fonts/Layers.ttf")

  /// A font by its family and style; `nil` for none.
  package static func stack(_ family: String, _ style: String = "") -> FontStack? {
    library.match(FontRequest(family: family, style: style)).map { FontStack($0, library) }
  }
}
