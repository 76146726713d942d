public import SceneModel

/// The views of a view tree in preorder, with their values, from which a runtime is made.
public struct RuntimeViewList: Sendable {
  /// The views so far.
  private(set) var views: [RuntimeView] = []
  /// The values of all views, view after view, in the order of the declarations.
  private(set) var values: [PropertyValue] = []
  /// The views that are not closed yet, outermost first.
  private var open: [OpenView] = []
  /// The groups that share their frames.
  private var matched: [Int] = []
  /// Whether any group depends on the frame of another; set by `take()`.
  private(set) var isLinked = false

  /// A view that further views may be in.
  private struct OpenView {
    var index: Int
    /// The view whose part of the scene contains the geometry of this one; -1 for none.
    var owner: Int
    /// The role in space of a group that has one.
    var space: SpaceRole?
    /// The camera that projects it; -1 for none.
    var camera: Int
  }

  /// The average number of values of a view in designs.
  private static let valuesPerView = 7

  /// Makes an empty list with room for a number of views.
  public init(count: Int = 0) {
    views.reserveCapacity(count)
    values.reserveCapacity(count * RuntimeViewList.valuesPerView)
  }

  /// Opens a view with the defaults of the properties of its kind; views opened before it is closed become its
  /// descendants.
  public mutating func open(_ kind: ViewKind, _ properties: [PropertyDeclaration]) {
    let index = views.count
    let outer = open.last
    let owner = outer.map { $0.owner >= 0 && !kind.isPaint ? $0.owner : index } ?? index
    var view = RuntimeView(
      kind: kind, firstSlot: values.count, parent: outer?.index ?? -1, end: 0, owner: owner)
    if let outer, let role = outer.space, role != .projected {
      view.isSpatial = true
      view.camera = role.isCamera ? outer.index : outer.camera
    }
    var opened = OpenView(
      index: index, owner: owner != index ? owner : -1, camera: view.camera)
    switch kind {
    case .shape: opened.owner = owner
    case .group(let style):
      view.isGroup = true
      opened.space = style.space
      if style.matched != nil { matched.append(index) }
    default: break
    }
    views.append(view)
    if let outer { views[outer.index].children.append(index) }
    open.append(opened)
    // By index, as an iterator would copy whole declarations.
    for place in properties.indices { values.append(properties[place].initial) }
  }

  /// Sets a property of the last opened view, by its index in the declaration of the kind.
  public mutating func set(_ place: Int, _ value: PropertyValue) {
    values[views[views.count - 1].firstSlot + place] = value
  }

  /// Closes the innermost open view.
  public mutating func close() {
    guard let last = open.popLast() else { return }
    views[last.index].end = views.count
  }

  /// Removes and returns the views and their values.
  mutating func take() -> (views: [RuntimeView], values: [PropertyValue]) {
    linkMatched()
    defer { (views, values) = ([], []) }
    return (views, values)
  }

  /// Adds a view and its descendants.
  mutating func add(_ view: ViewNode) {
    let properties = view.kind.properties
    open(view.kind, properties)
    for entry in view.properties {
      if let place = properties.index(of: entry.key) { set(place, entry.value) }
    }
    for child in view.children { add(child) }
    close()
  }

  /// Links groups that share frames, and registers them with the groups around them that they
  /// depend on.
  private mutating func linkMatched() {
    guard !matched.isEmpty else { return }
    let found = MatchedLinks(matched, parents: views.map(\.parent)) { [views] in views[$0].kind }
    for (view, links) in found.links {
      views[view].links = links
      let around = links.flatMap { $0.outward + $0.inward + ($0.isInside ? [] : [$0.source]) }
      for other in Set(around) { views[other].followers.append(view) }
      isLinked = isLinked || !around.isEmpty
    }
    matched = []
  }
}
