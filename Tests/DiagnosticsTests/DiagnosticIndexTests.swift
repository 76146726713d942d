import EmbeddedTexts
import Foundation
import Testing

@testable import Diagnostics

/// The index of the documentation and the uses of codes in the source tree.
@Suite(.enabled(if: SourceTree.isPresent, "the source tree is not here"))
struct DiagnosticIndexTests {
  private static let index = "Sources/Diagnostics/Documentation.docc/Diagnostics.md"

  @Test("the index lists each code once, in order, and no group is empty")
  func links() throws {
    let lines = try SourceTree.text(Self.index).split(separator: "\n")
    let links = lines.filter { $0.hasPrefix("- <doc:") }.map { $0.dropFirst(7).dropLast() }
    let expected = DiagnosticCode.allCases.map { $0.rawValue[...] }
    for code in expected where !links.contains(code) {
      Issue.record("\(Self.index) does not list - <doc:\(code)>")
    }
    #expect(links == expected)
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("### ") {
      #expect(next.hasPrefix("- <doc:"), "\(line)")
    }
  }

  @Test("a retired code is not used again")
  func retiredCodes() throws {
    let text = try SourceTree.text(Self.index)
    let retired = try #require(text.firstRange(of: "Retired codes:"))
    let end = try #require(text.firstRange(of: "## Topics"))
    let codes = text[retired.upperBound..<end.lowerBound].matches(of: /[A-Z]{2}[0-9]{4}/)
    #expect(codes.count >= 3)
    for code in codes { #expect(DiagnosticCode(rawValue: String(code.output)) == nil) }
  }

  @Test("the documentation holds the pages that are embedded")
  func files() throws {
    for (name, text) in EmbeddedText.diagnostics {
      #expect(
        try SourceTree.text("Sources/Diagnostics/Documentation.docc/Codes/\(name).md") == text)
    }
  }

  @Test("each code has a producer in Sources and is named by a test")
  func uses() throws {
    let sources = try SourceTree.words(in: "Sources") {
      !$0.hasPrefix("Diagnostics/") && !$0.hasPrefix("Reporting/")
    }
    let tests = try SourceTree.words(in: "Tests") { !$0.hasPrefix("DiagnosticsTests/") }
    for code in DiagnosticCode.allCases {
      #expect(
        sources.contains("\(code)"), "no module reports \(code.rawValue) (\(code)); retire the code"
      )
      #expect(
        tests.contains("\(code)") || tests.contains(code.rawValue),
        "no test names \(code.rawValue) (\(code))")
    }
  }
}
