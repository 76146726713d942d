/// A font with the fonts of characters that it lacks.
package struct FontStack: Hashable, Sendable {
  /// The match of the font's name.
  package let match: FontMatch
  private let library: FontLibrary

  /// Makes a stack.
  package init(_ match: FontMatch, _ library: FontLibrary) {
    self.match = match
    self.library = library
  }

  /// The font itself.
  package var face: FontFace { match.face }

  /// The face for a character, in the sense of a reader; `nil` if no font at hand has it.
  ///
  /// Emoji are taken from a font for them, where the text asks for pictures.
  package func face(for character: Character) -> FontFace? {
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let missing = scalars.first(where: { !face.has($0) }) else { return face }
    return library.fallback(for: missing, face.traits)
  }

  package static func == (left: FontStack, right: FontStack) -> Bool { left.face == right.face }

  package func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
