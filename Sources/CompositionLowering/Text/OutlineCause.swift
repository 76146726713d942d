package import CompositionModel
import TextLayout

/// A reason to convert a text in a font to outlines, as a clause of a sentence.
package enum OutlineCause: String, Sendable {
  case missingFill = "it has no fill"
  case stroke = "it has a stroke"
  case smallCapitals = "it has small capitals"
  case designFont = "its font comes with the design"
  case unnamedFont = "its font has no name that an app could use"
  case justifiedLines = "its lines are justified"
}

extension GlyphTable {
  /// The reason to convert a document in a font to outlines; `nil` if its letters can be text views.
  func outlineCause(of document: TextDocument, in stack: FontStack) -> OutlineCause? {
    if document.stroke != nil, document.strokeWidth != 0 { return .stroke }
    if document.fill == nil { return .missingFill }
    if document.capitals == .small { return .smallCapitals }
    if fontName(of: stack) != nil { return nil }
    return stack.ownName == nil ? .unnamedFont : .designFont
  }

  /// The reason to convert a text in a font to outlines; `nil` if it stays text, and where all texts become outlines.
  package func outlineCause(of content: TextContent) -> OutlineCause? {
    guard keepsText else { return nil }
    return content.documents.lazy.map(\.document).compactMap { document in
      let isDrawn = document.fill != nil || document.stroke != nil || !content.animators.isEmpty
      guard isDrawn, let stack = stack(of: document) else { return nil }
      let document = document.strokedByAnimators(content.animators)
      if let cause = outlineCause(of: document, in: stack) { return cause }
      // Single letters, and lines without a box, are not stretched.
      guard content.animators.isEmpty, content.path == nil, document.box != nil else { return nil }
      let isStretched = LetterLayout(document, self).lines.contains(where: \.isStretched)
      return isStretched ? .justifiedLines : nil
    }.first
  }

  /// The font name of a text view; `nil` if no text view can use the font.
  func fontName(of stack: FontStack) -> String? {
    stack.name ?? (keepsOwnFonts ? stack.ownName : nil)
  }
}
