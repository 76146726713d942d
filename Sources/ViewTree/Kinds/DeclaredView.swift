package import SceneModel

/// A kind of view: its options, with the declaration of its properties.
package protocol DeclaredView: Declared {
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
  /// The names of the pictures that the view shows; their number does not change.
  var imageSources: [String] { get set }
}

/// A kind of view that changes the geometry of its children.
package protocol GeometryModifierView: DeclaredView {}

extension GeometryModifierView {
  package static var childPlace: ViewPlace? { .geometry }
}

extension DeclaredView {
  /// The default: SwiftUI has a counterpart.
  public func nativeGap(_ values: TakenValues) -> NativeGap<Self>? { nil }
  package static var role: ViewRole { .geometry }
  package static var childPlace: ViewPlace? { nil }
  package var properties: [PropertyDeclaration] { Self.kindProperties }
  package var identifierWord: String { Self.kindName }
  package var imageSources: [String] {
    get { [] }
    set {}
  }
}

/// The role of views of a kind in their parent.
public enum ViewRole: Hashable, Sendable {
  /// They are drawn.
  case drawn
  /// They copy their children, drawn views or geometry.
  case repeater
  /// They make paths.
  case geometry
  /// They paint the paths of a shape.
  case paint
  /// They mask the group around them.
  case mask
  /// They change the pixels of the group around them.
  case effect

  /// Whether such views can be drawn children of a group.
  public var isDrawn: Bool { self == .drawn || self == .repeater }

  /// Whether such views are allowed in a place.
  public func isAllowed(in place: ViewPlace) -> Bool {
    switch self {
    case .drawn: place == .group || place == .copies
    case .repeater: true
    case .geometry: place == .shape || place == .geometry
    case .paint: place == .shape
    case .mask, .effect: place == .group
    }
  }
}

/// A place of views in the tree.
public enum ViewPlace: Hashable, Sendable, CaseIterable {
  /// In a group: drawn views, masks and effects.
  case group
  /// In a repeater of groups and shapes: drawn views.
  case copies
  /// In a shape: geometry and paints.
  case shape
  /// In a modifier of paths: geometry.
  case geometry
}
