import Foundation
import Testing

@testable import Diagnostics

/// The pages about codes, and their files in the documentation.
@Suite struct DiagnosticPageTests {
  private static let catalog = URL(filePath: #filePath)
    .appending(path: "../../../Sources/Diagnostics/Documentation.docc").standardized

  @Test("each code has a page in one group, with text in each section")
  func pages() {
    let codes = DiagnosticPage.groups.flatMap { $0.pages.keys }
    #expect(codes.count == DiagnosticCode.allCases.count)
    #expect(Set(codes) == Set(DiagnosticCode.allCases))
    for code in DiagnosticCode.allCases {
      for text in [code.page.meaning, code.page.cause, code.page.remedy] {
        #expect(text.count > 15 && text.hasSuffix("."), "\(code)")
        #expect(!text.contains("\n") && !text.contains("  "), "\(code)")
      }
    }
  }

  @Test(
    "the file of a code is what 'xsheet explain CODE' prints", arguments: DiagnosticCode.allCases)
  func file(code: DiagnosticCode) throws {
    let url = Self.catalog.appending(path: "Codes/\(code.rawValue).md")
    #expect(try String(contentsOf: url, encoding: .utf8) == code.pageText)
  }

  @Test("there are files for these codes only, and the index names them all")
  func index() throws {
    let folder = Self.catalog.appending(path: "Codes").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(names.sorted() == DiagnosticCode.allCases.map { $0.rawValue + ".md" })
    let url = Self.catalog.appending(path: "Diagnostics.md")
    #expect(try String(contentsOf: url, encoding: .utf8) == DiagnosticPage.indexText)
  }

  @Test("lines are as long as they may be, and no longer")
  func wrapping() {
    let words = Array(repeating: "word", count: 40).joined(separator: " ")
    let lines = DiagnosticPage.wrapped(words).split(separator: "\n")
    #expect(lines.map(\.count) == [79, 79, 39])
    #expect(lines.joined(separator: " ") == words)
  }
}
