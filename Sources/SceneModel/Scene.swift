public import Geometry

/// The visible content at one instant: concrete paths, paints, transforms, groups and masks.
///
/// A scene is flat, so that a session can update it in place from frame to frame. `nodes` lists the
/// tree in preorder: a node is followed by its descendants, first child first. Children are drawn
/// in that order, so later ones lie above. Each node refers to the array of its kind. Node 0 is the
/// root group, in composition coordinates.
public struct Scene: Hashable, Sendable, Codable {
  /// The canvas, in points; content is clipped to it.
  public var size: Vector2
  /// The tree in preorder.
  public var nodes: [SceneNode]
  /// The groups that group nodes refer to.
  public var groups: [SceneGroup]
  /// The shapes that shape nodes refer to.
  public var shapes: [SceneShape]
  /// The images that image nodes refer to.
  public var images: [SceneImage]
  /// The paths that shapes and masks refer to.
  public var paths: [ScenePath]
  /// The masks that groups refer to.
  public var masks: [SceneMask]
  /// The effects that groups refer to.
  public var effects: [SceneEffect]

  /// Makes a scene with an empty root group.
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

/// A node in the tree of a scene.
public struct SceneNode: Hashable, Sendable, Codable {
  /// The array that a node refers to.
  public enum Kind: Hashable, Sendable, CaseIterable, Codable {
    /// `Scene.groups`.
    case group
    /// `Scene.shapes`.
    case shape
    /// `Scene.images`.
    case image
  }

  /// The kind.
  public var kind: Kind
  /// The index in the array of its kind.
  public var index: Int
  /// The index in `Scene.nodes` after its last descendant.
  public var end: Int
  /// The index of the view or layer that the node was made from; the maker of the scene defines it.
  public var source: Int

  /// Makes a node.
  public init(kind: Kind, index: Int, end: Int, source: Int) {
    self.kind = kind
    self.index = index
    self.end = end
    self.source = source
  }
}

/// Nodes that are transformed and composited together.
///
/// The children are drawn, changed by the effects, cut by the masks and the clip (all in the
/// group's own coordinates), multiplied by the matte and by `opacity`, and blended into the parent.
/// With a matte or a map, the first child is the matte or the map and is not drawn.
public struct SceneGroup: Hashable, Sendable, Codable {
  /// Whether the group is drawn.
  public var isVisible = true
  /// The transform from the group's coordinates to its parent's.
  public var transform = Affine.identity
  /// The divisor of `transform` for a group in perspective; see `Projection.divisor`.
  ///
  /// Masks, effects and compositing apply to the flat group before the projection.
  public var divisor: Vector3?
  /// The distance of the group in front of the camera, in points.
  public var depth = 0.0
  /// The inverse depth of the group's plane as a linear function of a point in the parent's
  /// coordinates: larger is nearer, and equal where planes before one camera intersect; `nil` for a
  /// group that is not a plane.
  public var inverseDepth: Vector3?
  /// Whether children are drawn by decreasing depth, and split where they intersect; not with a
  /// matte.
  public var sortsByDepth = false
  /// The opacity of the group as a whole, 0...1.
  public var opacity = 1.0
  /// The blend mode of the group's pixels.
  public var blendMode = BlendMode.normal
  /// A rectangle in the group's coordinates that clips its children.
  public var clip: Rect?
  /// The masks: a range of `Scene.masks`, empty for none.
  public var masks: Range<Int> = 0..<0
  /// The effects, in the order in which they apply: a range of `Scene.effects`, empty for none.
  public var effects: Range<Int> = 0..<0
  /// How the first child masks the others; `nil` for no matte.
  public var matte: MatteMode?
  /// Whether the first child is the map of displacement effects; not with a matte.
  public var hasMap = false
  /// Whether the effects change the pixels below the group, as in an adjustment layer.
  ///
  /// These are the pixels of the nearest enclosing group that is composited as a whole. The group's own children are
  /// not drawn; masks, clip and opacity limit the change.
  public var adjustsBelow = false
  /// Whether the mean of the children's pictures is drawn, as motion blur needs; not with a matte.
  public var averagesChildren = false

  /// Makes a group with default values.
  public init() {}

  /// Whether it is visible and not transparent.
  @inlinable package var isDrawn: Bool { isVisible && opacity > 0 }

  /// Whether the first child is not drawn but is a matte or a map.
  public var firstChildIsMatteOrMap: Bool { matte != nil || hasMap }
}

/// A path with one paint.
public struct SceneShape: Hashable, Sendable, Codable {
  /// Whether it is drawn.
  public var isVisible = true
  /// The path, in the coordinates of the parent group: an index into `Scene.paths`.
  public var path: Int
  /// Whether the path is filled or stroked.
  public var style: Style
  /// The paint of the area: a color or a gradient.
  public var paint: Paint
  /// The opacity, 0...1; multiplied by the paint's alpha.
  public var opacity = 1.0
  /// The blend mode.
  public var blendMode = BlendMode.normal

  /// The area that a path covers.
  public enum Style: Hashable, Sendable, Codable {
    /// The interior.
    case fill(FillRule)
    /// A stroke along the path.
    case stroke(StrokeStyle)
  }

  /// Makes a shape.
  public init(path: Int, style: Style, paint: Paint, opacity: Double = 1) {
    self.path = path
    self.style = style
    self.paint = paint
    self.opacity = opacity
  }

  /// Whether it is visible and not transparent; its paint does not count.
  @inlinable package var isDrawn: Bool { isVisible && opacity > 0 }
}

/// A path of a scene, with a revision for renderers to detect changes.
public struct ScenePath: Hashable, Sendable, Codable {
  /// The path.
  public var path: BezierPath
  /// The revision; equal ones other than 0 at one index in two scenes of a session mean equal
  /// paths.
  public var revision: UInt64 = 0

  /// The path alone: revisions have a meaning in one session only.
  private enum CodingKeys: CodingKey {
    case path
  }

  /// Makes a scene path; with the revision 0, renderers reuse nothing of earlier frames.
  public init(path: BezierPath, revision: UInt64 = 0) {
    self.path = path
    self.revision = revision
  }

  /// Compares the paths; revisions are ignored.
  public static func == (left: ScenePath, right: ScenePath) -> Bool {
    left.path == right.path
  }

  /// Hashes the path.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
  }
}

/// A mask of a group.
public struct SceneMask: Hashable, Sendable, Codable {
  /// The standard deviation of the blur per feather width, for which the soft edge looks as wide as the feather.
  public static let deviationPerFeather = 0.3

  /// How the mask combines with those before it.
  ///
  /// The first mask of a group combines with nothing (add, lighten, difference) or with everything
  /// (the others).
  public var mode: MaskMode
  /// The closed path, in the coordinates of the group: an index into `Scene.paths`.
  public var path: Int
  /// The opacity of the area inside, 0...1.
  public var opacity: Double
  /// Whether the area outside is visible instead.
  public var isInverted: Bool
  /// The growth of the path, in points; negative values shrink it.
  public var expansion: Double
  /// The width of the soft edge along x and y, in points.
  public var feather: Vector2

  /// Makes a mask.
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

  /// The standard deviations of the blur along x and y, in points.
  package var deviation: Vector2 { feather * SceneMask.deviationPerFeather }
}
