public import SceneModel

/// A kind of view: its options, with the declaration of its properties.
public protocol DeclaredView: Declared {
  /// The part that such views play in the view around them.
  static var role: ViewRole { get }
  /// The place of their children; `nil` for views without children.
  static var childPlace: ViewPlace? { get }
  /// The properties that a view with these options has, in order.
  var properties: [PropertyDeclaration] { get }
  /// The kind with these options.
  var kind: ViewKind { get }
  /// The word that identifiers of such views end with.
  var identifierWord: String { get }
  /// The names of the pictures that it shows.
  var imageSources: [String] { get }
  /// Gives pictures other names; those that are not mentioned keep theirs.
  mutating func renameImageSources(_ names: [String: String])
}

extension DeclaredView {
  /// No children, unless said otherwise.
  public static var childPlace: ViewPlace? { nil }
  /// All declared properties, unless said otherwise.
  public var properties: [PropertyDeclaration] { Self.declaration.properties }
  /// The name in files, unless said otherwise.
  public var identifierWord: String { Self.declaration.name }
  /// No pictures, unless said otherwise.
  public var imageSources: [String] { [] }
  /// Nothing, as there are no pictures, unless said otherwise.
  public mutating func renameImageSources(_ names: [String: String]) {}
}
