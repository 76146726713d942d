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
}

extension DeclaredView {
  /// No children, unless said otherwise.
  public static var childPlace: ViewPlace? { nil }
  /// All declared properties, unless said otherwise.
  public var properties: [PropertyDeclaration] { Self.kindProperties }
}
