import Animation
import CompositionModel
import Geometry
import SceneModel
import TextLayout

extension Composition {
  /// Makes precompositions of the letters that fonts have in color, such as emoji.
  mutating func addColorLetters() {
    for keyframe in texts.flatMap(\.documents) { addColorLetters(of: keyframe.document) }
  }

  private mutating func addColorLetters(of document: TextDocument) {
    guard let index = fonts.firstIndex(where: { $0.name == document.fontName }),
      let stack = fonts[index].stack
    else { return }
    for character in document.text where !character.isASCII {
      let letter = String(character)
      guard fonts[index].colorLetters[letter] == nil, let set = stack.letter(letter) else {
        continue
      }
      let layers = set.glyphs.flatMap { colorLayers($0, of: letter, document) }
      guard !layers.isEmpty else { continue }
      fonts[index].colorLetters[letter] = precompositions.count
      precompositions.append(
        Precomposition(id: "\(document.fontName) \(letter)", layers: layers.reversed()))
    }
  }

  /// The layers of a glyph in color, lowest first, in hundredths of the font size.
  private mutating func colorLayers(
    _ glyph: SetGlyph, of letter: String, _ document: TextDocument
  ) -> [Layer] {
    let place = glyph.offset * 100
    switch glyph.face.colorGlyph(glyph.glyph) {
    case .picture(let png, let bounds):
      let size = Vector2(bounds.width, bounds.height) * 100
      images.append(
        ImageAsset(id: "\(document.fontName) \(letter)", size: size, source: .embedded(png)))
      var layer = Layer(letter, .image(images.count - 1))
      layer.transform.position = .unified(
        AnimatedValue(Vector3(place + Vector2(bounds.minX, bounds.minY) * 100)))
      return [layer]
    case .layers(let layers):
      return layers.map { part in
        let path = glyph.face.outline(of: part.glyph, fontSize: document.fontSize).transformed(
          by: .translation(place) * .scale(100))
        let fill = FillPaint(
          source: .color(AnimatedValue(part.color ?? document.fill ?? .black)))
        return Layer(
          letter,
          .shapes([
            ShapeItem(kind: .path(AnimatedValue(path))), ShapeItem(kind: .fill(fill)),
          ]))
      }
    case nil: return []
    }
  }
}

extension Layer {
  /// A layer that is shown at all times.
  fileprivate init(_ name: String, _ content: Content) {
    self.init(name: name, content: content, inPoint: -1e9, outPoint: 1e9)
  }
}
