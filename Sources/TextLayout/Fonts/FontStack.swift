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
  /// for that of this program, which apps do not have.
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

  /// The face for a character: the font itself, or a fallback; `nil` if no font at hand has the character.
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
