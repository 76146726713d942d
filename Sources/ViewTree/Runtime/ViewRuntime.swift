import Geometry
public import SceneModel

/// The runtime of a view tree: values of properties in, a scene out.
///
/// The scene keeps its nodes; invisible ones are flagged. It is built again when a repeater reaches
/// more copies than before. Setting values marks dependent views, and `update()` updates only those,
/// so that consecutive frames cost only their changes.
public struct ViewRuntime: Sendable {
  /// The largest number of nodes in a scene; nested repeaters stop there.
  public static let maximumNodes = 200_000
  /// The largest number of copies of a repeater.
  public static let maximumCopies = 1_000

  /// The scene, as of the last `update()`.
  public internal(set) var scene: Scene
  /// The views in preorder.
  var views: [RuntimeView] = []
  /// The values of all views, view after view, in the order of the declarations.
  var values: [PropertyValue] = []
  /// The transform from a shared space to the canvas, or for a camera from the canvas to its space; by view.
  var spaces: [Int: Matrix4] = [:]
  /// Whether each view's part of the scene must be updated.
  private var dirty: [Bool] = []
  private var dirtyList: [Int] = []
  /// The views whose part of the scene was not built yet, by the hidden group that contains them.
  private var waiting: [Int: [Int]] = [:]
  /// Whether groups depend on the frames of others.
  private let isLinked: Bool
  /// Whether parts of the scene may not have been built yet.
  ///
  /// Always `false` where groups share frames, as hidden groups may move visible ones.
  private var isIncomplete: Bool
  /// Whether a repeater has more copies than the scene has nodes for.
  var isOutgrown = false
  /// The pictures of images.
  private let pictures: PictureStore
  /// The number of changes of paths; see `ScenePath.revision`.
  private var revision: UInt64 = 0
  /// Scratch for geometry.
  var pieces: [GeometryPiece] = []
  /// The number of compound paths among them.
  var compoundCount = 0
  /// The transforms of matched groups, cached during one update; by view.
  var matchedPlaces: [Int: Affine] = [:]
  /// The areas that views combine, by view.
  var combinedAreas: [Int: CombinedAreas] = [:]

  /// Makes a runtime of a view tree; the scene shows the initial values.
  ///
  /// - Parameters:
  ///   - canvas: The views, and the size of the scene.
  ///   - pictures: The pictures of image views.
  public init(
    _ canvas: ViewCanvas, pictures: PictureStore = PictureStore()
  ) {
    var list = RuntimeViewList()
    list.add(canvas.root)
    self.init(list, size: canvas.size, pictures: pictures)
    update()
  }

  /// Makes a runtime from a list of views; the scene is undefined until the first `update()`.
  public init(
    _ list: consuming RuntimeViewList, size: SIMD2<Double>,
    pictures: PictureStore = PictureStore()
  ) {
    // Moves the views out of the list, as changes to shared storage would copy it.
    (views, values) = list.take()
    dirty = Array(repeating: false, count: views.count)
    isLinked = list.isLinked
    isIncomplete = !isLinked
    self.pictures = pictures
    scene = Scene(size: size)
    buildScene()
  }

  /// Builds the nodes of the scene, and marks all views.
  private mutating func buildScene() {
    isOutgrown = false
    isIncomplete = !isLinked
    // Moves the views to the builder and back, as changes to shared storage would copy them.
    let present = views
    views = []
    var builder = SceneBuilder(
      size: scene.size, views: consume present, values: values, pictures: pictures)
    swap(&scene, &builder.scene)
    swap(&views, &builder.views)
    for index in views.indices where views[index].owner == index { mark(index) }
  }

  /// Whether combined areas exceed the limits of `BezierPath.combined`.
  public var hasUncombinedAreas: Bool { combinedAreas.values.contains(where: \.isUncombined) }

  /// The number of views.
  public var viewCount: Int { views.count }

  /// The index after the last descendant of a view.
  public func end(of view: Int) -> Int { views[view].end }

  /// The index of a target's value; `nil` if its view does not have the property.
  public func valueIndex(of target: PropertyTarget) -> Int? {
    guard views.indices.contains(target.view) else { return nil }
    let place = views[target.view].kind.properties.index(of: target.key)
    return place.map { views[target.view].valueIndex + $0 }
  }

  /// The value at an index.
  public func value(at index: Int) -> PropertyValue { values[index] }

  /// Changes a value of a view in place and marks dependent views.
  public mutating func withValue(
    at index: Int, of view: Int, _ change: (inout PropertyValue) -> Void
  ) {
    change(&values[index])
    markOwner(of: view)
  }

  /// Sets a value, or one dimension of it, and marks dependent views if it differs.
  public mutating func set(
    _ value: PropertyValue, at index: Int, of view: Int,
    component: Int? = nil
  ) {
    if let component, case .number(let number) = value {
      guard values[index].component(component) != number else { return }
      values[index].setComponent(component, number)
    } else {
      guard values[index] != value else { return }
      values[index] = value
    }
    markOwner(of: view)
  }

  /// Whether a view and all groups around it are visible.
  public func isVisible(_ view: Int) -> Bool {
    isShown(view) && hiddenGroup(around: view) == nil
  }

  /// Marks the view whose part of the scene depends on a view's values.
  private mutating func markOwner(of view: Int) {
    let owner = views[view].owner
    if owner != view { views[owner].isPathStale = true }
    mark(owner)
  }

  /// Marks a view whose part of the scene is out of date.
  mutating func mark(_ view: Int) {
    guard !dirty[view] else { return }
    dirty[view] = true
    dirtyList.append(view)
    for follower in views[view].followers { mark(follower) }
  }

  /// Updates the scene, except for hidden groups that were never visible.
  public mutating func update() {
    updateMarkedViews()
    guard isOutgrown else { return }
    for index in views.indices { views[index].removeNodes() }
    buildScene()
    updateMarkedViews()
  }

  /// Updates the parts of the scene of all marked views.
  private mutating func updateMarkedViews() {
    // Views in a group's space are marked while the group is updated.
    if !matchedPlaces.isEmpty { matchedPlaces = [:] }
    var next = 0
    while next < dirtyList.count {
      let index = dirtyList[next]
      next += 1
      if isIncomplete, let group = hiddenGroup(around: index) {
        waiting[group, default: []].append(index)
        continue
      }
      dirty[index] = false
      remake(index)
      if isIncomplete, let views = waiting.removeValue(forKey: index) { dirtyList += views }
    }
    dirtyList.removeAll(keepingCapacity: true)
    isIncomplete = !waiting.isEmpty
  }

  /// Updates a view's part of the scene from its values.
  private mutating func remake(_ index: Int) {
    switch views[index].kind {
    case .group(let style): remakeGroup(index, style)
    case .shape:
      if views[index].isPathStale { remakePath(index) }
      remakePaints(ofShape: index)
    case .repeater: remakeRepeater(index)
    case .fill(let fill): remakePaint(index, fill.paint, fill.slots)
    case .stroke(let stroke):
      remakePaint(index, stroke.paint, stroke.slots)
      if let line = stroke.slots.line { remakeLine(index, line) }
    case .mask: remakeMask(index)
    case .frames(let style): remakeFrames(index, style)
    case .text(let text): remakeText(index, text)
    case .effect(let effect): remakeEffect(index, effect)
    case .image:
      remakeImage(index, ImageView.layout.slots.opacity, ImageView.layout.slots.isVisible)
    default: break
    }
  }

  /// Returns the nearest hidden group around a view.
  private func hiddenGroup(around view: Int) -> Int? {
    var index = views[view].parent
    while index >= 0, isShown(index) { index = views[index].parent }
    return index >= 0 ? index : nil
  }

  /// Whether a view is visible by its own properties.
  private func isShown(_ view: Int) -> Bool {
    guard views[view].isGroup else { return true }
    return values[GroupView.common.isVisible, views[view].valueIndex]
  }

  /// Returns a revision that no path of this scene had before.
  mutating func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}
