public import Geometry

/// What is visible at one instant: concrete paths, paints, transforms, groups and masks; no time in it.
///
/// A scene is flat, so that a session can change it in place from frame to frame. `nodes` lists the tree in
/// preorder: a node is followed by its descendants, first child first; children are drawn in that order, so later
/// ones lie above. Each node points into the array of its kind. Node 0 is the root group, in composition coordinates.
public struct Scene: Hashable, Sendable {
  /// The canvas, in points; what lies outside is cut off.
  public var size: Vector2
  /// The tree in preorder.
  public var nodes: [SceneNode]
  /// What the group nodes point to.
  public var groups: [SceneGroup]
  /// What the shape nodes point to.
  public var shapes: [SceneShape]
  /// What the image nodes point to.
  public var images: [SceneImage]
  /// The paths that shapes and masks point to.
  public var paths: [ScenePath]
  /// The masks that groups point to.
  public var masks: [SceneMask]
  /// The effects that groups point to.
  public var effects: [SceneEffect]

  /// Makes a scene that consists of an empty root group.
  public init(size: Vector2) {
    self.size = size
    nodes = [SceneNode(kind: .group, index: 0, end: 1, source: 0)]
    groups = [SceneGroup()]
    shapes = []
    images = []
    paths = []
    masks = []
    effects = []
  }
}

/// A place in the tree of a scene.
public struct SceneNode: Hashable, Sendable {
  /// Which array a node points into.
  public enum Kind: Hashable, Sendable {
    /// `Scene.groups`.
    case group
    /// `Scene.shapes`.
    case shape
    /// `Scene.images`.
    case image
  }

  /// What the node is.
  public var kind: Kind
  /// Its index in the array of its kind.
  public var index: Int
  /// The index in `Scene.nodes` after its last descendant.
  public var end: Int
  /// Which view or layer the node was made from: an index that the maker of the scene understands.
  public var source: Int

  /// Makes a node of its parts.
  public init(kind: Kind, index: Int, end: Int, source: Int) {
    self.kind = kind
    self.index = index
    self.end = end
    self.source = source
  }
}

/// Nodes that are transformed and composited together.
///
/// Its children are drawn, changed by the effects, cut by the masks and the clip (all in the group's own coordinates),
/// multiplied by the matte and by `opacity`, and blended into the parent. With a matte, the first child is the matte and
/// is not drawn; with a map, it is the map.
public struct SceneGroup: Hashable, Sendable {
  /// Whether anything of it is drawn.
  public var isVisible = true
  /// From the group's coordinates to its parent's.
  public var transform = Affine.identity
  /// What `transform` is divided by where the group is seen in perspective; see `Projection.divisor`.
  ///
  /// What lies in the group is cut, changed and composited flat, before it is seen.
  public var divisor: Vector3?
  /// How far before the camera the group lies, in points.
  public var depth = 0.0
  /// How near the group's plane is at a place of the picture, as a linear function of the place in the parent's
  /// coordinates: larger is nearer, and equal where planes before one camera meet; `nil` for what is no plane.
  public var nearness: Vector3?
  /// Whether children are drawn by falling depth, not in their order, and parted where they pass through each other; not
  /// with a matte.
  public var sortsByDepth = false
  /// 0...1; applies to the group as a whole.
  public var opacity = 1.0
  /// How the group's pixels mix with what is behind.
  public var blendMode = BlendMode.normal
  /// An upright rectangle in the group's coordinates that cuts its children.
  public var clip: Rect?
  /// The masks: a range of `Scene.masks`, empty for none.
  public var masks: Range<Int> = 0..<0
  /// The effects, in the order in which they apply: a range of `Scene.effects`, empty for none.
  public var effects: Range<Int> = 0..<0
  /// How the first child cuts the others.
  public var matte: MatteMode?
  /// Whether the first child is the map of displacements among the effects; not with a matte.
  public var hasMap = false
  /// Whether its effects change what is drawn below it, of the nearest group around it that is composited as a whole,
  /// in place of children of its own, which are not drawn; masks, clip and opacity tell how much of it.
  public var adjustsBelow = false
  /// Whether the mean of the children's pictures is drawn; not with a matte.
  public var isAverage = false

  /// Makes a plain group.
  public init() {}

  /// Whether the first child is no part of the picture but a matte or a map.
  public var hasMatteOrMap: Bool { matte != nil || hasMap }
}

/// A path with one paint.
public struct SceneShape: Hashable, Sendable {
  /// Whether it is drawn.
  public var isVisible = true
  /// The path: an index into `Scene.paths`; in the coordinates of the parent group.
  public var path: Int
  /// How the path becomes an area.
  public var style: Style
  /// What the area is covered with.
  public var paint: Paint
  /// 0...1, times the paint's own alpha.
  public var opacity = 1.0
  /// How the shape mixes with what is behind.
  public var blendMode = BlendMode.normal

  /// How a path becomes an area.
  public enum Style: Hashable, Sendable {
    /// Its inside.
    case fill(FillRule)
    /// A line along it.
    case stroke(StrokeStyle)
  }

  /// Makes a shape of its parts.
  public init(path: Int, style: Style, paint: Paint, opacity: Double = 1) {
    self.path = path
    self.style = style
    self.paint = paint
    self.opacity = opacity
  }
}

/// A path of a scene, with a stamp that tells a renderer whether it changed.
public struct ScenePath: Hashable, Sendable {
  /// The path.
  public var path: BezierPath
  /// Equal stamps other than 0 at the same index of two scenes of one session promise equal paths.
  public var revision: UInt64

  /// Makes a scene path; without a stamp, renderers compare nothing and draw anew.
  public init(path: BezierPath, revision: UInt64 = 0) {
    self.path = path
    self.revision = revision
  }

  /// Equality of the paths; stamps do not count.
  public static func == (left: ScenePath, right: ScenePath) -> Bool {
    left.path == right.path
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

/// One mask of a group.
public struct SceneMask: Hashable, Sendable {
  /// How it joins those before it.
  ///
  /// The first of a group begins with nothing (add, lighten, difference) or everything (the others).
  public var mode: MaskMode
  /// The closed path: an index into `Scene.paths`; in the coordinates of the group.
  public var path: Int
  /// 0...1: how much of the inside lets through.
  public var opacity: Double
  /// Whether inside and outside change places.
  public var isInverted: Bool
  /// By how much the path grows, in points; negative shrinks.
  public var expansion: Double
  /// The width of the soft edge, in points, horizontally and vertically.
  public var feather: Vector2

  /// Makes a mask of its parts.
  public init(
    mode: MaskMode, path: Int, opacity: Double = 1, isInverted: Bool = false,
    expansion: Double = 0, feather: Vector2 = .zero
  ) {
    self.mode = mode
    self.path = path
    self.opacity = opacity
    self.isInverted = isInverted
    self.expansion = expansion
    self.feather = feather
  }
}
