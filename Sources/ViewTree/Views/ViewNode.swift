import Geometry
public import SceneModel

/// A view in the view tree: its kind, the initial values of its properties, and its children.
///
/// Drawn children are in drawing order, lowest first. The children of a shape are geometry and paints; children of a
/// group may also be masks and effects, whose order relative to other children is irrelevant.
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
  /// The dimension of a vector, 0...2, or the index in a list of numbers; `nil` for the whole value.
  public var component: Int?

  /// Makes a target.
  public init(view: Int, key: PropertyKey, component: Int? = nil) {
    self.view = view
    self.key = key
    self.component = component
  }
}

/// The views of a tree in preorder: each view before its children, siblings in order.
public struct ViewPreorder: Sequence, IteratorProtocol {
  /// A view with its position in the tree.
  public struct Element {
    /// The preorder index: the number of preceding views.
    public let index: Int
    /// The number of views around the view.
    public let depth: Int
    /// The preorder index of the parent; `nil` for the root.
    public let parent: Int?
    /// The view.
    public let node: ViewNode
  }

  /// The children of visited views that were not visited yet, the next one last.
  private var open: [(node: ViewNode, depth: Int, parent: Int?)]
  private var count = 0

  /// Starts at the root of a tree.
  init(_ root: ViewNode) {
    open = [(root, 0, nil)]
  }

  /// Returns the next view; `nil` after the last one.
  public mutating func next() -> Element? {
    guard let (node, depth, parent) = open.popLast() else { return nil }
    let element = Element(index: count, depth: depth, parent: parent, node: node)
    count += 1
    for child in node.children.reversed() { open.append((child, depth + 1, element.index)) }
    return element
  }
}

extension [ViewPreorder.Element] {
  /// The index after the last descendant of a view, in the preorder of a whole tree.
  package func end(of view: Int) -> Int {
    self[(view + 1)...].first { $0.depth <= self[view].depth }?.index ?? count
  }
}

extension ViewNode {
  /// The view and all its descendants in preorder.
  public var preorder: ViewPreorder { ViewPreorder(self) }

  /// Changes the view and all its descendants in place, in preorder.
  ///
  /// - Parameter change: Receives the preorder index and the view.
  package mutating func updatePreorder(_ change: (Int, inout ViewNode) -> Void) {
    var count = 0
    updatePreorder(&count, change)
  }

  private mutating func updatePreorder(_ count: inout Int, _ change: (Int, inout ViewNode) -> Void)
  {
    change(count, &self)
    count += 1
    for child in children.indices { children[child].updatePreorder(&count, change) }
  }

  /// The identifiers on the path to each view, from the outermost, without the root's; in preorder.
  package var identifierPaths: [[String]] {
    var paths: [[String]] = []
    for view in preorder {
      paths.append(view.parent.map { paths[$0] + [view.node.id] } ?? [])
    }
    return paths
  }
}

extension ViewCanvas {
  /// The distinct names of all pictures that images and sequences show, in order.
  public var imageSources: [String] {
    root.preorder.lazy.flatMap(\.node.kind.imageSources).uniqued()
  }

  /// Renames pictures; names that are not in the dictionary stay.
  public mutating func renameImageSources(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    root.updatePreorder { _, view in view.kind.renameImageSources(names) }
  }
}
