/// The views of a stage in preorder, with their values: what a runtime is made from.
public struct RuntimeViewList: Sendable {
  /// The views so far.
  private(set) var views: [RuntimeView] = []
  /// The values of all views, view after view, in the order of their schemas.
  private(set) var values: [PropertyValue] = []
  /// The views that are not closed yet, outermost first.
  private var open: [OpenView] = []

  /// A view that further views may be in.
  private struct OpenView {
    var index: Int
    /// The view whose part of the scene the geometry in it belongs to; -1 for none.
    var owner: Int
    /// The role of its space, where it is a group that has one.
    var space: SpaceRole?
    /// The children that share a name with another one, by that name.
    var matched: [String: Int]?
  }

  /// Makes an empty list, with room for as many values.
  public init(valueCount: Int = 0) {
    values.reserveCapacity(valueCount)
  }

  /// Begins a view, with the defaults of its properties; what is opened before it is closed lies in it.
  public mutating func open(_ kind: ViewKind) {
    let index = views.count
    let outer = open.last
    let owner = outer.map { $0.owner >= 0 && !kind.isPaint ? $0.owner : index } ?? index
    var view = RuntimeView(
      kind: kind, firstSlot: values.count, parent: outer?.index ?? -1, end: 0, owner: owner)
    if let outer, let role = outer.space, role != .seen {
      view.isSpatial = true
      view.camera = role.isCamera ? outer.index : views[outer.index].camera
    }
    views.append(view)
    for slot in kind.schema { values.append(slot.initial) }
    var opened = OpenView(index: index, owner: owner != index ? owner : -1)
    switch kind {
    case .shape: opened.owner = owner
    case .group(let style):
      opened.space = style.space
      if let name = style.matched { match(name, index) }
    default: break
    }
    open.append(opened)
  }

  /// Sets a property of the view that was opened last, by its place in the schema.
  public mutating func set(_ place: Int, _ value: PropertyValue) {
    values[views[views.count - 1].firstSlot + place] = value
  }

  /// Ends the view that was opened last of those that are not closed.
  public mutating func close() {
    guard let last = open.popLast() else { return }
    views[last.index].end = views.count
  }

  /// The views and their values, which the list does not have any more.
  mutating func take() -> (views: [RuntimeView], values: [PropertyValue]) {
    defer { (views, values) = ([], []) }
    return (views, values)
  }

  /// Adds a view and its descendants.
  mutating func add(_ view: StageView) {
    open(view.kind)
    if !view.properties.isEmpty {
      let schema = view.kind.schema
      for entry in view.properties {
        if let place = schema.index(of: entry.key) { set(place, entry.value) }
      }
    }
    for child in view.children { add(child) }
    close()
  }

  /// Tells siblings that share a name in pairs of each other.
  private mutating func match(_ name: String, _ index: Int) {
    guard let last = open.indices.last else { return }
    guard let other = open[last].matched?[name] else {
      open[last].matched = (open[last].matched ?? [:]).merging([name: index]) { first, _ in first }
      return
    }
    guard views[other].partner < 0 else { return }
    (views[index].partner, views[other].partner) = (other, index)
  }
}
