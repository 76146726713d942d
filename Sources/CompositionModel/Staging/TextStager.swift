import Geometry
import SceneModel
import StageModel

/// Turns text into shapes, by the outlines that the file has of its characters.
struct TextStager {
  let glyphs: GlyphTable
  /// The time that the layer follows.
  let scope: Int

  /// The views of a text: one shape for each document, shown in its time.
  func drafts(of content: TextContent, in layer: Layer) -> [ViewDraft] {
    let documents = content.documents
    return documents.indices.compactMap { index in
      guard let shape = shape(documents[index].document, name: layer.name) else { return nil }
      guard documents.count > 1 else { return shape }
      let group = ViewDraft(
        name: "\(layer.name) \(index + 1)", kind: .group(GroupStyle()), children: [shape],
        pointer: layer.pointer)
      let begin = index == 0 ? -Double.greatestFiniteMagnitude : documents[index].time
      let end =
        index + 1 < documents.count ? documents[index + 1].time : Double.greatestFiniteMagnitude
      group.setVisibility(from: begin, to: end, scope: scope)
      return group
    }
  }

  /// All letters of a document as one shape; `nil` if nothing of it is drawn.
  private func shape(_ document: TextDocument, name: String) -> ViewDraft? {
    let letters = TextLayout(document, glyphs).letters.compactMap { outline($0, document) }
    let paints = paints(of: document)
    guard !letters.isEmpty, !paints.isEmpty else { return nil }
    return ViewDraft(name: name, kind: .shape, children: letters + paints)
  }

  /// A letter's outline in its place and size.
  private func outline(_ letter: TextLayout.Letter, _ document: TextDocument) -> ViewDraft? {
    guard case .shapes(let items) = letter.glyph?.content else { return nil }
    var stager = ShapeStager(scope: scope)
    let geometry = stager.geometry(of: items)
    guard !geometry.isEmpty else { return nil }
    let draft = ViewDraft(
      name: String(letter.character), kind: .transformed, children: geometry)
    let size = document.fontSize / 100
    draft.set(.position, AnimatedValue(.vector(Vector3(letter.origin))), scope: scope)
    draft.set(.scale, AnimatedValue(.vector(Vector3(size, size, 1))), scope: scope)
    return draft
  }

  /// Fill and outline, lower one first.
  private func paints(of document: TextDocument) -> [ViewDraft] {
    var paints: [ViewDraft] = []
    if let fill = document.fill {
      let draft = ViewDraft(name: "", kind: .fill(.nonZero, PaintStyle()))
      draft.set(.color, AnimatedValue(.color(fill)), scope: scope)
      paints.append(draft)
    }
    if let stroke = document.stroke, document.strokeWidth > 0 {
      let line = LineStyle(join: .miter)
      let draft = ViewDraft(name: "", kind: .stroke(line, PaintStyle()))
      draft.set(.color, AnimatedValue(.color(stroke)), scope: scope)
      draft.set(.lineWidth, AnimatedValue(.number(document.strokeWidth)), scope: scope)
      paints.insert(draft, at: document.isStrokeAboveFill ? paints.count : 0)
    }
    return paints
  }
}
