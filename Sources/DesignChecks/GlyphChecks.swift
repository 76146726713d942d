import CompositionLowering
import CompositionModel
import Diagnostics

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
    for document in documents {
      missing += missingCharacters(in: document).filter { !missing.contains($0) }
    }
    guard missing.isEmpty else {
      let count = missing.count == 1 ? "A character has" : "\(missing.count) characters have"
      return [
        (
          .missingGlyphs,
          "\(count) no outline in the file and cannot be drawn: \(String(missing.prefix(20)))."
        )
      ]
    }
    return documents.compactMap { document in
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
