import Geometry

/// A font with its fallbacks: fonts for characters that it lacks.
public struct FontStack: Hashable, Sendable {
  /// The match of the font's name.
  package let match: FontMatch
  private let library: FontLibrary

  /// Makes a stack.
  public init(_ match: FontMatch, _ library: FontLibrary) {
    self.match = match
    self.library = library
  }

  /// The font itself.
  public var face: FontFace { match.face }

  /// The name for `FontLibrary.match(named:)`; `nil` if the library has no such face, as for fonts of designs, and
  /// for the font of this program, which apps do not have.
  package var name: String? {
    guard match.origin != .builtIn else { return nil }
    let name = face.name
    return library.match(named: name)?.face == face ? name : nil
  }

  /// The PostScript name of a font of the design itself; `nil` for others, and for synthesized bold and italic.
  package var ownName: String? {
    let isOwn = match.origin == .design || match.origin == .archive
    guard isOwn, face.synthesis == FontSynthesis(), !face.postScriptName.isEmpty else { return nil }
    return face.postScriptName
  }

  /// The face for a character: the font itself, or a fallback; `nil` if no font has the character.
  package func face(for character: Character) -> FontFace? {
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let missing = scalars.first(where: { !face.has($0) }) else { return face }
    return library.fallback(for: missing, face.traits)
  }

  /// Whether both are the same opened face.
  public static func == (left: FontStack, right: FontStack) -> Bool { left.face == right.face }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}

/// Letters set by themselves, as lottie-web does.
extension FontStack {
  /// The letters of a text: a letter is a UTF-16 unit, except for surrogate pairs, signs of Devanagari, emoji that are
  /// joined or colored, and flags.
  package static func letters(of text: some StringProtocol) -> [String] {
    var letters: [String] = []
    var joinsNext = false
    var flags = 0
    for scalar in text.unicodeScalars {
      let isFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
      flags = isFlag ? flags + 1 : 0
      if !letters.isEmpty, joinsNext || scalar.joinsLetterBefore || (isFlag && flags % 2 == 0) {
        letters[letters.count - 1].unicodeScalars.append(scalar)
      } else {
        letters.append(String(scalar))
      }
      joinsNext = scalar == "\u{200D}"
    }
    return letters
  }

  /// A letter set by itself at the size of 1 point.
  package func letter(_ text: String) -> SetLetter? {
    // A blank at the end of a line has no width in SVG, so that lottie-web sets it between bars.
    guard text != " " else {
      let width = advance(of: "| |") - advance(of: "||")
      return SetLetter(text: text, x: 0, width: width, glyphs: [], isBlank: true)
    }
    guard !["\n", "\t", "\u{2028}"].contains(text) else {
      return SetLetter(text: text, x: 0, width: 0, glyphs: [], isBlank: true)
    }
    let set = Typesetter(self, size: 1).lines(of: text)[0].letters
    return SetLetter(
      text: text, x: 0, width: set.reduce(0) { $0 + $1.width },
      glyphs: set.flatMap { part in
        part.glyphs.map { glyph in
          var glyph = glyph
          glyph.offset.x += part.x / glyph.scale
          return glyph
        }
      }, isBlank: false)
  }

  private func advance(of text: String) -> Double {
    Typesetter(self, size: 1).lines(of: text)[0].width
  }
}

extension Unicode.Scalar {
  /// Whether lottie-web adds it to the letter before.
  fileprivate var joinsLetterBefore: Bool {
    switch value {
    case 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x953...0x957, 0x962...0x963,
      0x200D, 0xFE0F, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F:
      true
    default: false
    }
  }
}
