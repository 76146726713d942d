/// A font with the fonts of characters that it lacks.
public struct FontStack: Hashable, Sendable {
  /// The match of the font's name.
  public let match: FontMatch
  private let library: FontLibrary

  /// Makes a stack.
  public init(_ match: FontMatch, _ library: FontLibrary) {
    self.match = match
    self.library = library
  }

  /// The font itself.
  public var face: FontFace { match.face }

  /// The name by which the library finds the face; `nil` for one that it has not by name, such as one of the design.
  public var name: String? {
    let name = face.name
    return library.match(named: name)?.face == face ? name : nil
  }

  /// The face for a character, in the sense of a reader; `nil` if no font at hand has it.
  ///
  /// Emoji are taken from a font for them, where the text asks for pictures.
  public func face(for character: Character) -> FontFace? {
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let missing = scalars.first(where: { !face.has($0) }) else { return face }
    return library.fallback(for: missing, face.traits)
  }

  /// Whether both are the same opened face.
  public static func == (left: FontStack, right: FontStack) -> Bool { left.face == right.face }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(face) }
}
