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
  /// The last word of identifiers of unnamed views.
  var identifierWord: String { get }
  /// The names of the pictures that the view shows.
  var imageSources: [String] { get }
  /// Renames pictures; names that are not in the dictionary stay.
  mutating func renameImageSources(_ names: [String: String])
}

/// A kind of view that changes the geometry of its children.
public protocol GeometryModifierView: DeclaredView {}

extension GeometryModifierView {
  /// The place of the children: among geometry.
  public static var childPlace: ViewPlace? { .geometry }
}

extension DeclaredView {
  /// The default: SwiftUI has a counterpart.
  public func nativeGap(_ values: TakenValues) -> NativeGap<Self>? { nil }
  /// The default: geometry.
  public static var role: ViewRole { .geometry }
  /// The default: no children.
  public static var childPlace: ViewPlace? { nil }
  /// The default: all declared properties.
  public var properties: [PropertyDeclaration] { Self.kindProperties }
  /// The default: the name in files.
  public var identifierWord: String { Self.kindName }
  /// The default: no pictures.
  public var imageSources: [String] { [] }
  /// The default: nothing to rename.
  public mutating func renameImageSources(_ names: [String: String]) {}
}
