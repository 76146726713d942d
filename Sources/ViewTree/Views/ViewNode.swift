public import SceneModel

/// A view in the view tree: what it is, the initial values of its properties, and its children.
///
/// Drawn children come in drawing order, first one lowest. A shape's children are geometry and paints, a group's may
/// be masks and effects too; each is taken for what its kind says, wherever it stands among its siblings.
public struct ViewNode: Hashable, Sendable {
  /// The identifier, unique in its view tree.
  public var id: String
  /// The name in the design; empty when there is none.
  public var name: String
  /// What it is.
  public var kind: ViewKind
  /// The initial values of properties that differ from their defaults.
  public var properties: PropertyValues
  /// The children.
  public var children: [ViewNode]

  /// Makes a view.
  public init(
    id: String, name: String = "", kind: ViewKind, properties: PropertyValues = [:],
    children: [ViewNode] = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.properties = properties
    self.children = children
  }

  /// The initial value of a property, its default where nothing else was said; `nil` if the kind does not have it.
  public func initialValue(_ key: PropertyKey) -> PropertyValue? {
    let declared = kind.properties
    guard let position = declared.index(of: key) else { return nil }
    return properties[key] ?? declared[position].initial
  }

  /// Calls a function for this view and all its descendants, in preorder.
  public func visit(_ body: (ViewNode) -> Void) {
    body(self)
    for child in children {
      child.visit(body)
    }
  }
}

/// Views on a canvas: the one structure from which compositions and timelines alike are drawn.
public struct ViewCanvas: Hashable, Sendable {
  /// The canvas, in points.
  public var size: SIMD2<Double>
  /// The root group.
  public var root: ViewNode

  /// Makes a view tree.
  public init(size: SIMD2<Double>, root: ViewNode) {
    self.size = size
    self.root = root
  }
}

/// A property of a view, or one dimension of it: what an animation moves.
public struct PropertyTarget: Hashable, Sendable {
  /// The position of the view in the view tree's preorder; the root is 0.
  public var view: Int
  /// The property.
  public var key: PropertyKey
  /// The dimension of a vector, 0...2, or the index of a number in a row; `nil` for the whole value.
  public var component: Int?

  /// Makes a target.
  public init(view: Int, key: PropertyKey, component: Int? = nil) {
    self.view = view
    self.key = key
    self.component = component
  }
}
