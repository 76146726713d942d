import CompositionLowering
import CompositionModel
import DesignChecks
import Diagnostics
import TestSupport
import Testing
import TextLayout
import ViewTree

@testable import LottieImport

/// Findings about the fonts of texts without outlines.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct FontFindingTests {
  /// Imports a text in a font.
  private func result(
    _ text: String, family: String = "DejaVu Sans", document: String = "", font: String = "",
    rules: TextRules = .afterEffects, isStrict: Bool = false
  ) throws -> ImportResult {
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    options.text.rules = rules
    options.text.isStrict = isStrict
    let file = Fixture.file(
      layers: """
        {"ty": 5, "ip": 0, "op": 60, "ks": {},
         "t": {"d": {"k": [{"t": 0, "s": {"f": "F", "s": 20, "t": "\(text)"\(document)}}]}}}
        """,
      more: """
        , "fonts": {"list": [{"fName": "F", "fFamily": "\(family)", "fStyle": "Book", "ascent": 75\(font)}]}
        """)
    return try DesignImporter.importComposition(from: Array(file.utf8), options: options).checked()
  }

  /// Texts that a timeline cannot have as text, with the cause; and others.
  @Test(
    arguments: [
      ("moon", "", nil), ("moon", #", "sc": [1, 0, 0], "sw": 0"#, nil),
      ("moon", #", "ca": 1"#, nil),
      ("moon", #", "sc": [1, 0, 0], "sw": 2"#, "it has a stroke"),
      ("moon", #", "ca": 2"#, "it has small capitals"),
      (
        "moon hum moon hum", #", "sz": [150, 90], "ps": [0, 0], "lh": 24, "j": 6"#,
        "its lines are justified"
      ),
      ("moon hum moon hum", #", "sz": [150, 90], "ps": [0, 0], "lh": 24, "j": 1"#, nil),
      ("moon 🎉", "", nil),
    ] as [(String, String, String?)])
  func textsBecomeOutlines(text: String, document: String, cause: String?) throws {
    let result = try result(text, document: #", "fc": [0, 0, 0]"# + document)
    let messages = result.diagnostics.items.filter { $0.code == .outlinedText }.map(\.message)
    #expect(
      messages == cause.map { ["The text becomes outlines in timelines and source, as \($0)."] }
        ?? [])
    let texts = result.composition.lowered().canvas.texts
    #expect(texts.isEmpty == (cause != nil))
  }

  @Test(
    arguments: [
      ("moon", "", "DejaVu Sans", [.machineFont]), ("moon", "", "Nonesuch", [.replacedFont]),
      ("日本", "", "DejaVu Sans", [.machineFont, .fallbackFont]),
      ("AVATAR AVATAR", "", "DejaVu Sans", [.machineFont, .playerText]),
      (
        #"a\rb\rc"#, #", "sz": [99, 30], "ps": [0, 0], "lh": 24"#, "DejaVu Sans",
        [.machineFont, .hiddenLines]
      ),
      ("a b", #", "sz": [99, 30], "ps": [0, 0], "j": 3"#, "DejaVu Sans", [.machineFont]),
      ("\u{10FFFD}", "", "DejaVu Sans", [.missingGlyphs, .machineFont]), (" ", "", "Nonesuch", []),
    ] as [(String, String, String, [DiagnosticCode])])
  func fontsAreReported(
    text: String, document: String, family: String, expected: [DiagnosticCode]
  ) throws {
    #expect(try codes(result(text, family: family, document: document)) == expected)
  }

  @Test func justifiedLinesOfPlayersAreReported() throws {
    let box = #", "sz": [99, 30], "ps": [0, 0], "j": 3"#
    let found = try codes(result("a b", document: box, rules: .players))
    #expect(found == [.justifiedText, .machineFont])
  }

  @Test func brokenFontsAreReported() throws {
    let font = #", "origin": 3, "fPath": "data:font/ttf;base64,AAAA""#
    #expect(try codes(result("moon", font: font)) == [.unusableFont, .machineFont])
  }

  @Test func missingFontsCanBeRefused() throws {
    #expect(throws: ImportFailure.self) {
      try result("moon", family: "Nonesuch", isStrict: true)
    }
    #expect(try codes(result("moon", isStrict: true)) == [.machineFont])
  }

  @Test func messagesNameBothFonts() throws {
    let finding = try #require(result("moon", family: "Nonesuch").diagnostics.items.first)
    #expect(finding.message.contains("\"Nonesuch Book\" is missing (searched: the system)"))
    #expect(finding.message.contains("in the design 75 %"))
    #expect(finding.layerPath.count == 2)
  }
}

/// Fonts in place of outlines in the file.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct FontUseTests {
  /// The findings about a text whose outlines have a width, in hundredths of the size.
  private func findings(_ use: FontUse, width: Double) throws -> [DiagnosticCode] {
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    options.text.fontUse = use
    let glyph =
      #""fFamily": "DejaVu Sans", "style": "Book", "size": 20, "w": \#(width), "data": {}"#
    let file = Fixture.file(
      layers: """
        {"ty": 5, "ip": 0, "op": 60, "ks": {},
         "t": {"d": {"k": [{"t": 0, "s": {"f": "F", "s": 20, "t": "oo"}}]}}}
        """,
      more: """
        , "fonts": {"list": [{"fName": "F", "fFamily": "DejaVu Sans", "fStyle": "Book"}]},
          "chars": [{"ch": "o", \(glyph)}]
        """)
    return codes(
      try DesignImporter.importComposition(from: Array(file.utf8), options: options).checked())
  }

  /// The font's letter is 61.18 wide.
  @Test(
    arguments: [
      (FontUse.withoutOutlines, 61.2, []), (.always, 61.2, [.machineFont, .replacedOutlines]),
      (.always, 80, [.machineFont, .replacedOutlines]),
      (.whereEqual, 61.2, [.machineFont, .replacedOutlines]), (.whereEqual, 80, []),
    ] as [(FontUse, Double, [DiagnosticCode])])
  func outlinesAreReplaced(use: FontUse, width: Double, expected: [DiagnosticCode]) throws {
    #expect(try findings(use, width: width) == expected)
  }
}
