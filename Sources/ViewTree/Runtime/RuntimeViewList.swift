import Geometry
public import SceneModel
import TextLayout

/// A view of a flattened view tree, with the indices of its values and descendants.
struct RuntimeView {
  /// The kind.
  let kind: ViewKind
  /// Whether it is a group, stored because a pattern match would copy the kind.
  var isGroup = false
  /// Whether it paints a shape, stored because a pattern match would copy the kind.
  let isPaint: Bool
  /// The index of its first value.
  var valueIndex: Int
  /// The index of the parent; -1 for the root.
  var parent: Int
  /// The indices of the children.
  var children: [Int] = []
  /// The index after its last descendant.
  var end: Int
  /// The view whose part of the scene depends on this one's values: itself, or the shape around geometry.
  var owner: Int
  /// The index of its path in the scene; -1 for none.
  var path = -1
  /// The nodes that show it in the scene, by index into the arrays of their kind.
  var instances: [Int] = []
  /// The number of copies of each instance of a repeater; `instances` lists them instance after instance.
  var copies = 0
  /// The groups around all copies of a repeater, by index into `Scene.groups`.
  var outerGroups: [Int] = []
  /// Whether the path of a shape differs from the one in the scene.
  var isPathStale = true
  /// The opacity of a shape, which its paints are drawn with.
  var paintOpacity = 1.0
  /// Whether the paints of a shape are drawn.
  var showsPaints = true
  /// The last measured motion path, with the path that it was measured from.
  var route: (path: BezierPath, measured: MotionRoute?)?
  /// The paths last given to a trim, with their lengths.
  var trimmed: [(path: BezierPath, lengths: PathLengths)] = []
  /// The blurs of a group's transition, one for each instance, by index into `Scene.effects`.
  var transitionBlurs: [Int] = []
  /// The connections to the groups whose frames it adopts.
  var links: [MatchedLinks.Link] = []
  /// The groups whose frames depend on this view.
  var followers: [Int] = []
  /// Whether it is placed in the space of an enclosing group.
  var isSpatial = false
  /// The camera that projects it; -1 for none.
  var camera = -1
  /// The drawing of a text about its position, with the text that it shows; `nil` before it is made.
  var drawing: (text: TextValue, drawing: TextDrawing)?
  /// The parts of a text that have nodes of their own: outlines have the shapes and paths after the text's own, pictures
  /// the `outerGroups`.
  var textParts: [TextDrawing.Part] = []
  /// The pictures of a sequence, in order.
  var pictures: [Picture?] = []

  /// Forgets its place in the scene, which is built again.
  mutating func removeNodes() {
    path = -1
    instances = []
    outerGroups = []
    transitionBlurs = []
    isPathStale = true
  }
}

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
    let isPaint = kind.isPaint
    let owner = outer.map { $0.owner >= 0 && !isPaint ? $0.owner : index } ?? index
    var view = RuntimeView(
      kind: kind, isPaint: isPaint, valueIndex: values.count, parent: outer?.index ?? -1, end: 0,
      owner: owner)
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
    views.append(consume view)
    if let outer { views[outer.index].children.append(index) }
    open.append(opened)
    // By index, as an iterator would copy whole declarations.
    for place in properties.indices { values.append(properties[place].initial) }
  }

  /// Sets a property of the last opened view, by its index in the declaration of the kind.
  public mutating func set(_ place: Int, _ value: PropertyValue) {
    values[views[views.count - 1].valueIndex + place] = value
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

  /// Links groups that share frames, and registers them with the groups around them that they depend on.
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
