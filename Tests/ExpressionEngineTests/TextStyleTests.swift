import CompositionModel
import DesignChecks
import Diagnostics
import LottieImport
import SceneModel
import TestSupport
import Testing
import TextLayout

/// Styles that expressions on source texts set.
@Suite struct TextStyleTests {
  /// The documents of the first of two text layers, whose expression is a script.
  private func documents(
    _ script: String, document: String = "", options: ImportOptions = ImportOptions()
  ) throws -> (documents: [TextDocument], codes: [DiagnosticCode]) {
    func layer(_ name: String, _ style: String, _ more: String) -> String {
      """
      {"ty": 5, "nm": "\(name)", "ip": 0, "op": 20, "ks": {},
       "t": {"a": [], "d": {"k": [{"t": 0, "s": {"t": "\(name)", \(style)}}]\(more)}}}
      """
    }
    let expression = #", "x": \#(ExpressionFixture.quoted("var $bm_rt; $bm_rt = \(script);"))"#
    let own = #""f": "DejaVuSans", "s": 10, "fc": [1, 0, 0]\#(document)"#
    let other = #""f": "DejaVuSans", "s": 30, "lh": 50, "tr": 7, "sc": [0, 0, 1], "sw": 2"#
    let text = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 20, "w": 200, "h": 100, "assets": [],
       "fonts": {"list": [{"fName": "DejaVuSans", "fFamily": "DejaVu Sans", "fStyle": "Book"}]},
       "layers": [\(layer("A", own, expression)), \(layer("B", other, ""))]}
      """
    let result = try DesignImporter.importComposition(from: Array(text.utf8), options: options)
      .checked()
    guard case .text(let content) = result.composition.layers[0].content else {
      throw ExpressionTestError()
    }
    return (content.documents.map(\.document), result.diagnostics.items.map(\.code))
  }

  private func document(_ script: String, document: String = "") throws -> TextDocument {
    let (documents, codes) = try documents(script, document: document)
    try #require(codes.contains(.evaluatedExpression) && documents.count == 1)
    #expect(!codes.contains(.unsupportedTextStyle))
    return documents[0]
  }

  @Test func stylesAreSet() throws {
    let document = try document(
      """
      text.sourceText.style.setText('x\\ry').setFontSize(40).setFillColor([0, 1, 0, 1])
        .setStrokeColor([0, 0, 1]).setApplyStroke(true).setStrokeWidth(3).setTracking(50)
        .setBaselineShift(2).setAllCaps(true)
      """)
    #expect(document.text == "x\ny")
    #expect(document.fontSize == 40 && document.lineHeight == 48)
    #expect(document.fill == Color(red: 0, green: 1, blue: 0))
    #expect(document.stroke == Color(red: 0, green: 0, blue: 1) && document.strokeWidth == 3)
    #expect(document.tracking == 50 && document.baselineShift == 2 && document.capitals == .all)
  }

  @Test func unchangedStylesAreKept() throws {
    let document = try document("text.sourceText.createStyle().setTracking(9)")
    #expect(document.text == "A" && document.fontSize == 10 && document.tracking == 9)
    #expect(document.fill == Color(red: 1, green: 0, blue: 0) && document.stroke == nil)
  }

  @Test(arguments: [
    "thisLayer.text.sourceText", "thisProperty", "text.sourceText", "text('Source Text')",
  ])
  func stylesBelongToSourceTexts(source: String) throws {
    let document = try document("\(source).style.setFontSize(20).setText(\(source) + '!')")
    #expect(document.fontSize == 20 && document.text == "A!")
  }

  @Test(arguments: [
    ("setLeading(33)", "", 33.0), ("setAutoLeading(true)", #", "lh": 99"#, 12),
    ("setFontSize(20)", #", "lh": 99"#, 99), ("setFontSize(20)", "", 24),
    ("setLeading(33).setAutoLeading(true)", "", 12),
  ])
  func leadingIsSet(setters: String, style: String, expected: Double) throws {
    #expect(
      try document("text.sourceText.style.\(setters)", document: style).lineHeight == expected)
  }

  @Test func paintsAreSwitchedOff() throws {
    let document = try document("text.sourceText.style.setApplyFill(false).setFillColor([0, 0, 0])")
    #expect(document.fill == nil)
  }

  @Test func stylesOfOtherLayersAreTaken() throws {
    let taken = try document("thisComp.layer('B').text.sourceText.getStyleAt(0, 0).setText(value)")
    #expect(taken.text == "A" && taken.fontSize == 30 && taken.lineHeight == 50)
    #expect(taken.tracking == 7 && taken.stroke == Color(red: 0, green: 0, blue: 1))
    let read = try document("String(thisComp.layer('B').text.sourceText.style.fontSize + 1)")
    #expect(read.text == "31" && read.fontSize == 10)
  }

  @Test func stylesChangeWithTime() throws {
    let (documents, _) = try documents("text.sourceText.style.setFontSize(time < 1 ? 20 : 30)")
    #expect(documents.map(\.fontSize) == [20, 30])
  }

  @Test(arguments: [
    ("setFauxBold(true).setFontSize(20)", 20.0),
    ("setFontSize(20).setFillColor([0, 0, 0], 0, 1)", 20),
  ])
  func missingStylesAreReported(setters: String, size: Double) throws {
    let (documents, codes) = try documents("text.sourceText.style.\(setters)")
    #expect(codes.filter { $0 == .unsupportedTextStyle }.count == 1)
    #expect(documents[0].fontSize == size && documents[0].fill == Color(red: 1, green: 0, blue: 0))
  }

  @Test func unknownStylesFail() throws {
    let (documents, codes) = try documents("text.sourceText.style.setNonesuch(1)")
    #expect(codes.contains(.unsupportedExpression) && documents[0].fontSize == 10)
  }

  @Test(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
  func fontsOfExpressionsAreFound() throws {
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    let script = "text.sourceText.style.setFont('LiberationSerif-Bold')"
    let (documents, codes) = try documents(script, options: options)
    #expect(documents.map(\.fontName) == ["LiberationSerif-Bold"])
    #expect(codes.filter { $0 == .machineFont }.count == 2)
    let unknown = try self.documents("text.sourceText.style.setFont('Nonesuch')", options: options)
    #expect(unknown.codes.contains(.replacedFont))
  }
}
