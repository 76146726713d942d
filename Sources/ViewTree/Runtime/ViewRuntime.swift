import Geometry
public import SceneModel

/// A view tree in action: values of properties in, a scene out.
///
/// The scene has the same nodes at every time; what is not visible is marked so. Setting values marks what depends on
/// them, and `update()` makes only that anew, so that frames in order cost only their changes.
public struct ViewRuntime: Sendable {
  /// The most nodes of a scene; repeaters within repeaters stop there.
  public static let maximumNodes = 200_000
  /// The most copies that one repeater draws.
  public static let maximumCopies = 1_000

  /// The scene, as of the last `update()`.
  public internal(set) var scene: Scene
  /// The views in preorder.
  var views: [RuntimeView] = []
  /// The values of all views, view after view, in the order of their declarations.
  var values: [PropertyValue] = []
  /// From a group's space to the canvas' for one that shares its space, the opposite for a camera; by view.
  var spaces: [Int: Matrix4] = [:]
  /// Views whose part of the scene must be made anew.
  private var dirty: [Bool] = []
  private var dirtyList: [Int] = []
  /// Views whose part of the scene was not made yet, by a hidden group that they lie in.
  private var waiting: [Int: [Int]] = [:]
  /// Whether parts of the scene may not have been made yet.
  ///
  /// All are made where groups share their frames: what is hidden may move what is seen.
  private var isIncomplete: Bool
  /// Counts changes of paths; see `ScenePath.revision`.
  private var revision: UInt64 = 0
  /// Scratch for geometry.
  var pieces: [GeometryPiece] = []
  /// How many compound paths there are among them.
  var compoundCount = 0
  /// Where groups that share their frames are, as far as is known in one update; by view.
  var matchedPlaces: [Int: Affine] = [:]
  /// The areas that views combine, by view.
  var combinedAreas: [Int: CombinedAreas] = [:]

  /// Prepares a view tree; the scene shows the initial values.
  ///
  /// - Parameters:
  ///   - view tree: The views.
  ///   - maximumCopies: For repeaters with an animated number of copies, how many each can reach, by preorder index.
  ///   - pictures: What images show.
  public init(
    _ canvas: ViewCanvas, maximumCopies: [Int: Double] = [:],
    pictures: PictureStore = PictureStore()
  ) {
    var list = RuntimeViewList()
    list.add(canvas.root)
    self.init(list, size: canvas.size, maximumCopies: maximumCopies, pictures: pictures)
    update()
  }

  /// Prepares a view tree from its views; the scene shows nothing in particular until the first `update()`.
  public init(
    _ list: consuming RuntimeViewList, size: SIMD2<Double>, maximumCopies: [Int: Double] = [:],
    pictures: PictureStore = PictureStore()
  ) {
    // What is made of the views changes them, and must not copy them for that.
    (views, values) = list.take()
    dirty = Array(repeating: false, count: views.count)
    isIncomplete = !list.isLinked
    var builder = SceneBuilder(size: size, maximumCopies: maximumCopies, pictures: pictures)
    builder.build(&views, values: values)
    scene = builder.scene
    for index in views.indices where views[index].owner == index { mark(index) }
  }

  /// Whether areas that views combine are too much to be computed; see `BezierPath.combined`.
  public var hasUncombinedAreas: Bool { combinedAreas.values.contains(where: \.isUncombined) }

  /// How many views there are.
  public var viewCount: Int { views.count }

  /// The index after the last descendant of a view.
  public func end(of view: Int) -> Int { views[view].end }

  /// The place of a target's value; `nil` if its view does not have the property.
  public func slot(of target: PropertyTarget) -> Int? {
    guard views.indices.contains(target.view) else { return nil }
    let view = views[target.view]
    return view.kind.properties.index(of: target.key).map { view.firstSlot + $0 }
  }

  /// The value at a place.
  public func value(at slot: Int) -> PropertyValue { values[slot] }

  /// Changes a value of a view in place and marks what depends on it.
  public mutating func withValue(
    at slot: Int, of view: Int, _ change: (inout PropertyValue) -> Void
  ) {
    change(&values[slot])
    mark(views[view].owner)
  }

  /// Sets a value, or one dimension of it, and marks what depends on it if it differs.
  public mutating func set(
    _ value: PropertyValue, at slot: Int, of view: Int,
    component: Int? = nil
  ) {
    if let component, case .number(let number) = value {
      guard values[slot].component(component) != number else { return }
      values[slot].setComponent(component, number)
    } else {
      guard values[slot] != value else { return }
      values[slot] = value
    }
    mark(views[view].owner)
  }

  /// Whether a view and all groups around it are visible.
  public func isVisible(_ view: Int) -> Bool {
    isShown(view) && hiddenGroup(around: view) == nil
  }

  /// Notes that a view's part of the scene is out of date.
  mutating func mark(_ view: Int) {
    guard !dirty[view] else { return }
    dirty[view] = true
    dirtyList.append(view)
    for follower in views[view].followers { mark(follower) }
  }

  /// Brings the scene up to date, but for what no one has seen and no one sees.
  public mutating func update() {
    // What stands in a group's space is marked while the group is made anew.
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

  /// The nearest hidden group that a view lies in.
  private func hiddenGroup(around view: Int) -> Int? {
    var index = views[view].parent
    while index >= 0, isShown(index) { index = views[index].parent }
    return index >= 0 ? index : nil
  }

  /// Whether a view is visible as far as it depends on itself.
  private func isShown(_ view: Int) -> Bool {
    guard views[view].isGroup else { return true }
    return values[GroupView.common.isVisible, views[view].firstSlot]
  }

  /// A stamp that no path of this scene had before.
  mutating func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}
