import CompositionLowering
import CompositionModel
import Diagnostics
import TextLayout

extension Composition {
  /// Findings about layers of text with characters without an outline in the file.
  var glyphFindings: [Diagnostic] {
    let glyphs = GlyphTable(self)
    return findings { layer in
      guard case .text(let content) = layer.content else { return [] }
      return glyphs.findings(about: content).map { ($0, $1, layer.pointer) }
    }
  }
}

extension GlyphTable {
  /// The codes and messages about a text.
  fileprivate func findings(about content: TextContent) -> [(DiagnosticCode, String)] {
    let documents = content.documents.map(\.document)
    var missing: [Character] = []
    var isInFont = false
    for document in documents {
      missing += missingCharacters(in: document).filter { !missing.contains($0) }
      isInFont = isInFont || stack(of: document) != nil
    }
    guard missing.isEmpty else {
      let count = missing.count == 1 ? "A character has" : "\(missing.count) characters have"
      let rest =
        isInFont
        ? "in the fonts at hand; the font's sign for missing ones is drawn"
        : "in the file and cannot be drawn"
      return [(.missingGlyphs, "\(count) no outline \(rest): \(String(missing.prefix(20))).")]
    }
    let letterwise = documents.filter { rules == .players || stack(of: $0) == nil }
    let isJustified = letterwise.contains { $0.isJustified }
    let justified: [(DiagnosticCode, String)] =
      isJustified ? [(.justifiedText, "The text is justified; its lines are aligned left.")] : []
    return justified
      + letterwise.compactMap { document in
        guard document.capitals != .none, drawnText(of: document).contains(where: \.isLowercase)
        else { return nil }
        return (
          .missingCapitals,
          "The text is in \(document.capitals == .small ? "small capitals" : "capitals") without "
            + "outlines in the file; it is drawn as typed."
        )
      }
  }
}

extension TextDocument {
  /// Whether it is a paragraph text whose lines fill the box.
  fileprivate var isJustified: Bool {
    guard let box, box.size.x > 0 else { return false }
    return justification.rawValue >= Justification.justifiedLastLeft.rawValue
  }
}
