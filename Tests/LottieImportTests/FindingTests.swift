import Diagnostics
import Testing

@testable import LottieImport

/// A short file for each code of import.
@Suite struct FindingTests {
  private static let examples =
    FindingExample.files + FindingExample.links + FindingExample.values + FindingExample.layers
    + FindingExample.texts + FindingExample.shapes + FindingExample.effects

  @Test("a short file gives its code alone", arguments: examples)
  func finding(example: FindingExample) throws {
    var found: [DiagnosticCode]
    do {
      found = codes(try importText(example.text))
    } catch let failure as ImportFailure {
      found = failure.findings.items.map(\.code) + [failure.diagnostic.code]
    }
    #expect(Set(found) == [example.code], "\(found)")
  }

  /// The codes without a short file: those of other inputs and of large files, which have tests of their own.
  private static let others: Set<DiagnosticCode> = [
    .timelineAsInput, .tangledMerge, .furtherFindings, .randomExpression, .replacedFont,
    .machineFont, .fallbackFont, .unusableFont, .hiddenLines, .playerText, .replacedOutlines,
    .missingTextLibrary, .outlinedText, .unsupportedTextStyle, .invisibleDesign,
  ]

  @Test("each code of import has an example")
  func completeness() {
    let covered = Set(Self.examples.map(\.code)).union(Self.others)
    for code in DiagnosticCode.allCases where ("LI0000"..<"LI0900").contains(code.rawValue) {
      #expect(covered.contains(code), "\(code.rawValue) (\(code)) has no example")
    }
    #expect(Set(Self.examples.map(\.code)).count == Self.examples.count)
  }
}
