public import SceneModel

/// A view in the view tree: its kind, the initial values of its properties, and its children.
///
/// Drawn children are in drawing order, lowest first. The children of a shape are geometry and
/// paints; children of a group may also be masks and effects, whose order relative to other children
/// is irrelevant.
public struct ViewNode: Hashable, Sendable {
  /// The identifier, unique in its view tree.
  public var id: String
  /// The name in the design; empty if there is none.
  public var name: String
  /// The kind.
  public var kind: ViewKind
  /// The initial values of properties that differ from their defaults.
  public var properties: PropertyValues
  /// The slots of the design by the properties whose values they give.
  public var slots: [PropertyKey: String]
  /// The children.
  public var children: [ViewNode]

  /// Makes a view.
  public init(
    id: String, name: String = "", kind: ViewKind, properties: PropertyValues = [:],
    slots: [PropertyKey: String] = [:], children: [ViewNode] = []
  ) {
    self.id = id
    self.name = name
    self.kind = kind
    self.properties = properties
    self.slots = slots
    self.children = children
  }

  /// The initial value of a property, or its default; `nil` if the kind does not have the property.
  public func initialValue(_ key: PropertyKey) -> PropertyValue? {
    let declared = kind.properties
    guard let position = declared.index(of: key) else { return nil }
    return properties[key] ?? declared[position].initial
  }
}

/// A view tree on a canvas, from which compositions and timelines alike are drawn.
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

/// A property of a view, or one dimension of it, as the target of an animation.
public struct PropertyTarget: Hashable, Sendable {
  /// The preorder index of the view; the root is 0.
  public var view: Int
  /// The property.
  public var key: PropertyKey
  /// The dimension of a vector, 0...2, or the index in a list of numbers; `nil` for the whole
  /// value.
  public var component: Int?

  /// Makes a target.
  public init(view: Int, key: PropertyKey, component: Int? = nil) {
    self.view = view
    self.key = key
    self.component = component
  }
}
