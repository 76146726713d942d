import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import TextLayout

extension Composition {
  /// Findings about layers of text in fonts that become outlines in timelines and source.
  var outlineFindings: [Diagnostic] {
    guard fonts.contains(where: { $0.stack != nil }) else { return [] }
    let glyphs = GlyphTable(self)
    return findings { layer in
      guard case .text(let content) = layer.content, let cause = glyphs.outlineCause(of: content)
      else { return [] }
      let message = "The text becomes outlines in timelines and source, as \(cause.rawValue)."
      return [(.outlinedText, message, layer.pointer)]
    }
  }

  /// Findings about the fonts of texts without outlines: one for each font, at the first text in it.
  var fontFindings: [Diagnostic] {
    guard fonts.contains(where: { $0.stack != nil }) else { return [] }
    let glyphs = GlyphTable(self)
    var reports: [String: FontReport] = [:]
    var order: [String] = []
    for (title, layers) in layerLists {
      for layer in layers {
        guard case .text(let content) = layer.content else { continue }
        for document in content.documents.map(\.document) {
          guard let font = glyphs.font(named: document.fontName), glyphs.stack(of: document) != nil
          else { continue }
          if reports[font.name] == nil { order.append(font.name) }
          let report = FontReport(font: font, pointer: layer.pointer, path: [title, layer.name])
          reports[font.name, default: report].add(document, glyphs)
        }
      }
    }
    return order.flatMap { reports[$0]?.findings ?? [] }
  }
}

/// The findings about a font.
private struct FontReport {
  let font: FontAsset
  let pointer: String
  let path: [String]
  var textCount = 0
  var fallbacks: [Character: String] = [:]
  var hiddenLineCount = 0
  var shift = 0.0
  /// The largest shift from outlines in the file; `nil` where it has none.
  var outlineShift: Double?

  /// Takes a text in the font into account.
  mutating func add(_ document: TextDocument, _ glyphs: GlyphTable) {
    textCount += 1
    guard let stack = font.stack else { return }
    for character in document.text where !character.isWhitespace {
      guard let face = stack.face(for: character), face != stack.face else { continue }
      fallbacks[character] = face.family
    }
    if font.replacesOutlines, glyphs.hasOutlines(document) {
      outlineShift = max(outlineShift ?? 0, glyphs.shiftFromOutlines(of: document) ?? .infinity)
    }
    let differences = glyphs.differences(of: document)
    // Players draw the lines that After Effects hides.
    if glyphs.rules == .afterEffects { hiddenLineCount += differences.hiddenLineCount }
    shift = max(shift, differences.shift)
  }

  var findings: [Diagnostic] {
    guard let match = font.stack?.match else { return [] }
    var findings: [Diagnostic] = []
    func report(_ code: DiagnosticCode, _ message: String) {
      findings.append(Diagnostic(code, message: message, pointer: pointer, layerPath: path))
    }
    if let problem = match.problem {
      report(.unusableFont, "The file of the font \"\(font.title)\" cannot be used: \(problem).")
    }
    if match.origin.isReplacement {
      report(.replacedFont, replacement(match))
    } else {
      report(
        .machineFont,
        "\(texts) set in \(match.face.name), which \(match.origin.phrase).")
    }
    if !fallbacks.isEmpty {
      let letters = String(fallbacks.keys.sorted().prefix(20))
      let fonts = Set(fallbacks.values).sorted().joined(separator: ", ")
      report(
        .fallbackFont, "\(match.face.name) lacks letters, which are set in \(fonts): \(letters).")
    }
    if let outlineShift {
      let distance =
        outlineShift.isFinite
        ? "letters are up to \(NumberText.fixed(outlineShift, upToPlaces: 2)) points away from them"
        : "lines break elsewhere"
      report(
        .replacedOutlines,
        "\(match.face.name) takes the place of the outlines in the file; \(distance).")
    }
    if hiddenLineCount > 0 {
      let lines = hiddenLineCount == 1 ? "A line is" : "\(hiddenLineCount) lines are"
      report(.hiddenLines, "\(lines) below the text box, and not drawn.")
    }
    if shift > FontReport.visibleShift {
      report(
        .playerText,
        "lottie-web sets each letter by itself; letters are up to \(NumberText.fixed(shift, upToPlaces: 1)) points "
          + "away from where After Effects sets them.")
    }
    return findings
  }

  /// The smallest shift of a letter that is reported, in points.
  private static let visibleShift = 0.5

  private var texts: String { textCount == 1 ? "The text is" : "\(textCount) texts are" }

  private func replacement(_ match: FontMatch) -> String {
    let searched = match.tried.joined(separator: ", ")
    var message =
      "The font \"\(font.title)\" is missing (searched: \(searched)); \(texts.lowercasingFirst) "
      + "set in \(match.face.name)"
      + (match.origin == .builtIn ? ", which is built in, as no font is installed." : ".")
    if let ascent = font.ascent {
      let own = NumberText.fixed(match.face.metrics.ascent * 100, upToPlaces: 1)
      message +=
        " Its ascent is \(own) % of the size, in the design \(NumberText.fixed(ascent, upToPlaces: 1)) %."
    }
    return message
  }
}

extension FontAsset {
  /// The name in messages.
  fileprivate var title: String {
    FontRequest(postScriptName: name, family: family, style: style).title
  }
}

extension FontMatch.Origin {
  /// The place of the font, after "which".
  fileprivate var phrase: String {
    switch self {
    case .design: "the design contains"
    case .archive: "the archive contains"
    case .folder: "is in a font folder"
    case .system: "is installed"
    case .substitute, .builtIn: "takes its place"
    }
  }
}

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
