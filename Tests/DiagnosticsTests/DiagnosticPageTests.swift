import EmbeddedTexts
import Foundation
import Testing

@testable import Diagnostics

/// The pages of codes: each code has one, and each page is complete.
@Suite struct DiagnosticPageTests {
  private static let folder = "Sources/Diagnostics/Documentation.docc/Codes"

  @Test("each code has a page with all parts", arguments: DiagnosticCode.allCases)
  func page(code: DiagnosticCode) throws {
    let text = try #require(
      EmbeddedText.diagnostics[code.rawValue], "\(Self.folder)/\(code.rawValue).md is missing")
    let page = try DiagnosticPageParser.page(of: code.rawValue, text)
    #expect(!page.facts.title.isEmpty && !page.facts.title.hasSuffix("."))
    #expect(page.facts.advice.isEmpty || page.facts.advice.hasSuffix("."))
    for paragraph in [page.meaning, page.cause, page.remedy] {
      #expect(paragraph.count > 15 && paragraph.hasSuffix("."))
    }
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test("each page has a code")
  func codes() {
    for name in EmbeddedText.diagnostics.keys.sorted() {
      #expect(
        DiagnosticCode(rawValue: name) != nil,
        "\(Self.folder)/\(name).md has no case in DiagnosticCode")
    }
  }

  @Test("codes have the facts of their pages")
  func facts() {
    let code = DiagnosticCode.missingGlyphs
    #expect(code.title == "Characters without outlines")
    #expect(code.severity == .warning && code.outcome == .dropped)
    #expect(
      code.advice == "Export with glyphs, or create shapes from the text (Layer > Create).")
    #expect(code.page.text.hasPrefix("# LI0401: Characters without outlines\n\n- Severity: "))
    #expect(DiagnosticCode.emptyFile.outcome == nil && DiagnosticCode.guideLayer.advice.isEmpty)
  }
}
