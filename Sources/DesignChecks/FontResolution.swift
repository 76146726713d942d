import Animation
import CompositionLowering
import CompositionModel
import Containers
import Diagnostics
import Geometry
import SceneModel
import TextLayout

extension Composition {
  /// Finds the fonts of texts without outlines.
  ///
  /// The font files of the archive are by path; expressions choose further fonts by name.
  ///
  /// - Returns: Findings about files of the archive that cannot be used, and about libraries that are missing.
  mutating func resolveFonts(
    _ options: TextOptions, archive files: [String: [UInt8]], chosen: Set<String> = []
  ) -> [Diagnostic] {
    textRules = options.rules
    outlinesText = options.isOutlined
    keepsOwnFonts = options.keepsOwnFonts
    guard let library = options.library else { return [] }
    let documents = documentsInFonts(options.fontUse)
    let names = Set(documents.map(\.fontName)).union(chosen)
    guard !names.isEmpty else { return [] }
    let listedCount = fonts.count
    for name in names.sorted() where !fonts.contains(where: { $0.name == name }) {
      fonts.append(FontAsset(name: name, family: name, style: ""))
    }
    var (archive, findings): ([FontFace], [Diagnostic]) = ([], [])
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      do throws(FontError) {
        archive.append(try FontFace(.memory(bytes)))
      } catch {
        // Folders of fonts may hold other files, such as licenses.
        guard [.unsupportedWOFF2, .oversized].contains(error) else { continue }
        findings.append(
          Diagnostic(.unusableFont, message: "The font \"\(path)\" cannot be used: \(error)."))
      }
    }
    for index in fonts.indices where names.contains(fonts[index].name) {
      // lottie-web takes the first font for one that the file does not list.
      let isFirst = options.rules == .players && index >= listedCount
      let request = FontRequest(isFirst ? fonts[0] : fonts[index], options.rules, files)
      fonts[index].stack = library.match(request, archive: archive).map {
        FontStack($0, library)
      }
    }
    if options.fontUse != .withoutOutlines { replaceOutlines(options.fontUse) }
    addColorLetters()
    return findings
      + TextLibrary.problems(of: documents.map(\.text)).map {
        Diagnostic(.missingTextLibrary, message: $0)
      }
  }

  /// The names of the fonts in which texts are set.
  func fontNames(_ use: FontUse) -> Set<String> { Set(documentsInFonts(use).map(\.fontName)) }

  /// The texts that are set in fonts, also empty ones that an expression may change.
  private func documentsInFonts(_ use: FontUse) -> [TextDocument] {
    let contents = texts
    guard !contents.isEmpty else { return [] }
    let glyphs = GlyphTable(self)
    return contents.flatMap { content in
      content.documents.map(\.document).filter { document in
        let isWritten = document.text.contains { !$0.isWhitespace } || content.expression != nil
        return isWritten && (use != .withoutOutlines || !glyphs.hasOutlines(document))
      }
    }
  }

  /// The contents of all text layers.
  var texts: [TextContent] {
    layerLists.flatMap { list in
      list.layers.compactMap { layer in
        if case .text(let content) = layer.content { content } else { nil }
      }
    }
  }

  /// Sets texts in fonts instead of the outlines in the file: wherever there is a font, or where letters stay in place.
  private mutating func replaceOutlines(_ use: FontUse) {
    let glyphs = GlyphTable(self)
    for index in fonts.indices {
      guard let match = fonts[index].stack?.match else { continue }
      let isEqual =
        !match.origin.isReplacement
        && texts.flatMap(\.documents).map(\.document)
          .filter { $0.fontName == fonts[index].name }
          .allSatisfy { (glyphs.shiftFromOutlines(of: $0) ?? .infinity) < largestEqualShift }
      fonts[index].replacesOutlines = use == .always || isEqual
    }
  }
}

/// The largest distance of a letter from its outline that counts as none, in points.
private let largestEqualShift = 0.5

extension FontRequest {
  /// The request for a font that a file lists.
  fileprivate init(_ font: FontAsset, _ rules: TextRules, _ files: [String: [UInt8]]) {
    self.init(postScriptName: font.name, family: font.family, style: font.style)
    data = DataURL.bytes(in: font.path) ?? files[String(font.path.drop { $0 == "/" })]
    guard rules == .players else { return }
    let family = font.webFamily
    self.init(family: family, style: font.style)
    data = family.isEmpty ? nil : DataURL.bytes(in: font.path)
    traits = FontTraits(webStyle: font.style, weight: Double(font.weight))
    isWebFont = data != nil
    defaultFamily = "Times New Roman"
  }
}

extension FontAsset {
  /// The family that browsers look for; empty for their default font.
  fileprivate var webFamily: String {
    // A class of the web page replaces the family. A family without quotes in CSS may not begin with a digit.
    let words = family.split(separator: " ")
    let isName = words.allSatisfy { $0.first?.isNumber == false }
    guard webClass.isEmpty && isName else { return "" }
    let name = words.joined(separator: " ")
    return FontAsset.genericFamilies[name.lowercased()] ?? name
  }

  /// Chromium's fonts for the generic families of CSS.
  private static let genericFamilies = [
    "serif": "Times New Roman", "sans-serif": "Arial", "monospace": "Courier New",
    "cursive": "Comic Sans MS", "fantasy": "Impact",
  ]
}

extension FontTraits {
  /// The traits that lottie-web reads from the name of a style.
  fileprivate init(webStyle: String, weight: Double?) {
    self.init()
    for word in webStyle.lowercased().split(separator: " ") {
      switch word {
      case "italic": isItalic = true
      case "bold": self.weight = 700
      case "black": self.weight = 900
      case "medium": self.weight = 500
      case "regular", "normal": self.weight = 400
      case "light", "thin": self.weight = 200
      default: break
      }
    }
    if let weight { self.weight = weight }
  }
}

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
      let size = bounds.size * 100
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
