import Foundation
import TestSupport
import Testing

/// `convert --copy-fonts`.
@Suite struct FontCopyTests {
  private let place: Workspace
  private let font: [UInt8]

  init() throws {
    place = try Workspace()
    font = [UInt8](try Data(contentsOf: TestFonts.blocks))
  }

  /// A design with a text in a font of its own.
  private var design: String {
    let layer = """
      {"ty": 5, "nm": "Title", "ip": 0, "op": 10, "st": 0, "ks": {},
       "t": {"d": {"k": [{"t": 0, "s": {"f": "F", "s": 10, "t": "NOW", "fc": [1, 0, 0]}}]}}},
      """
    let address = "data:font/ttf;base64,\(Data(font).base64EncodedString())"
    let fonts = """
      "fonts": {"list": [{"fName": "F", "fFamily": "Xsheet Blocks", "fStyle": "Regular", "origin": 3,
        "fPath": "\(address)"}]}, "assets": [],
      """
    return Sample.square(layers: layer).replacing("\"assets\": [],", with: fonts)
  }

  /// A timeline with a text in a font of the folder `fonts`.
  private let timeline = """
    {"xsheet": 1, "size": [40, 20], "clock": {"ticks": 1}, "views": [
      {"id": "title", "kind": "text", "string": "NOW", "font": "Xsheet Blocks", "size": 10}]}
    """

  private func fonts() -> [String] { place.files().filter { $0.hasSuffix(".ttf") } }

  @Test("the fonts of a design stay fonts if they are copied")
  func ownFonts() throws {
    try place.write(design, "a.json")
    let without = try place.xsheet("convert", "a.json", "-o", "out", "--format", "swiftui")
    #expect(without.status == 0 && fonts().isEmpty, "\(without.error)")
    let view = { String(decoding: try place.read("out/AView.swift"), as: UTF8.self) }
    #expect(try !view().contains("Text(theme"))
    let outcome = try place.shell("xsheet convert a.json -o out --format swiftui --copy-fonts")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try view().contains(".font(.custom(\"XsheetBlocks-Regular\", fixedSize: 10))"))
    #expect(try place.read("out/Fonts/XsheetBlocks-Regular.ttf") == font)
    #expect(try view().contains(" --copy-fonts"))
    let timeline = try place.xsheet("convert", "a.json", "-o", "timeline")
    #expect(timeline.status == 0)
    let text = String(decoding: try place.read("timeline/a.xsheet.json"), as: UTF8.self)
    #expect(!text.contains("XsheetBlocks"))
  }

  @Test(
    "source with fonts of the design is verified with them",
    .enabled(if: SwiftUIReplayTests.isBuilt))
  func verification() throws {
    try place.write(design, "a.json")
    let outlines = try place.xsheet("verify", "--swiftui", "a.json")
    #expect(!String(decoding: outlines.output, as: UTF8.self).contains("SU0005"))
    try place.write(#"{"swiftui": {"copyFonts": true}}"#, ".xsheet.json")
    let outcome = try place.xsheet("verify", "--swiftui", "a.json")
    let text = String(decoding: outcome.output, as: UTF8.self)
    #expect(text.contains(": match as SwiftUI"), "\(text) \(outcome.error)")
    #expect(text.contains("SU0005"))
  }

  @Test("a style that only the preview has is a warning")
  func synthesizedStyle() throws {
    try place.write(font, "fonts/Blocks.ttf")
    try place.write(
      timeline.replacing("Xsheet Blocks", with: "Xsheet Blocks Bold Italic"), "a.xsheet.json")
    try place.write(timeline, "b.xsheet.json")
    func findings(_ file: String) throws -> String {
      let outcome = try place.xsheet(
        "convert", file, "--format", "swiftui", "--font-dir", "fonts", "-o", "out")
      #expect(outcome.status == 0)
      return outcome.error
    }
    #expect(
      try findings("a.xsheet.json").contains(
        "SU0008: The text is drawn bold and italic, which the font “XsheetBlocks-Regular” is not"))
    #expect(try !findings("b.xsheet.json").contains("SU0008"))
  }

  @Test("a configuration can ask for fonts, but builds and standard output have no place for them")
  func configuration() throws {
    try place.write(font, "fonts/Blocks.ttf")
    try place.write(timeline, "label.xsheet.json")
    try place.write(#"{"fontDir": ["fonts"], "swiftui": {"copyFonts": true}}"#, ".xsheet.json")
    #expect(try place.shell("xsheet convert label.xsheet.json --format swiftui -o -").status == 0)
    let build = try place.shell(
      "xsheet convert --package --format swiftui -o build --source l.swift label.xsheet.json")
    #expect(build.status == 0 && fonts() == ["fonts/Blocks.ttf"], "\(build.error)")
    let outcome = try place.shell("xsheet convert label.xsheet.json --format swiftui -o out")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(fonts() == ["fonts/Blocks.ttf", "out/Fonts/Blocks.ttf"])
    #expect(
      outcome.error.contains(
        """
        - Add the font to the app, if its license allows that: out/Fonts/Blocks.ttf
        - List it in Info.plist; the first key is for iOS, the other one for macOS:
            <key>UIAppFonts</key>
            <array>
              <string>Blocks.ttf</string>
            </array>
            <key>ATSApplicationFontsPath</key>
            <string>.</string>

        """), "\(outcome.error)")
  }

  @Test("a package has a rule for its fonts, and one folder of them for a target")
  func package() throws {
    for name in ["a/label", "b/note"] {
      try place.write(design, "Sources/App/\(name).json")
    }
    try place.write(#"let targets = ["App"]"#, "Package.swift")
    let outcome = try place.shell(
      """
      xsheet convert Sources/App --format swiftui -o Sources/App/Generated --copy-fonts
      """)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(fonts() == ["Sources/App/Generated/Fonts/XsheetBlocks-Regular.ttf"])
    #expect(
      outcome.error.contains(
        """
        - Add the font to the target, if its license allows that: Sources/App/Generated/Fonts/XsheetBlocks-Regular.ttf
        - List it in Package.swift: resources: [.process("Generated/Fonts")]

        """), "\(outcome.error)")
    let view = try place.read("Sources/App/Generated/a/LabelView.swift")
    #expect(String(decoding: view, as: UTF8.self).contains("bundle: .module"))
  }
}
