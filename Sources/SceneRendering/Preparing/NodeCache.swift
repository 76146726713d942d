import Geometry
import SceneModel
import VectorRaster

/// What a renderer keeps for one node from frame to frame.
final class NodeCache {
  // MARK: Found anew for every frame

  /// The pixels that the node can change; empty if it is not drawn.
  var bounds = PixelRect.empty
  /// The pixels to which an upright clip of whole pixels cuts the node.
  var box = PixelRect.empty
  /// How many shapes are drawn in the node, mattes not counted.
  var shapeCount = 0
  /// Whether a shape or group in the node mixes with what is behind the node by another mode than normal.
  var blendsThrough = false
  /// Whether a group in the node changes what is drawn below the node.
  var adjustsThrough = false
  /// Whether all that is drawn in the node does so.
  var adjustsOnly = false
  /// From the coordinates of the group, or of the shape's group, to pixels.
  var matrix = Affine.identity
  /// What the clip and the masks of a group leave; `nil` for everything.
  var cover: CoverageMask?
  /// Whether the masks of a group apply to the group as a whole, not to each shape alike.
  var hasSoftMask = false

  /// The pixels that a group's filters work on; they may lie beyond `box`.
  var layer = PixelRect.empty

  /// The pixels of a group in perspective as it is drawn flat, and how they are seen.
  var flatBounds = PixelRect.empty
  var warp: Projection?

  // MARK: Kept

  /// The filters of a group.
  var effects = EffectPlan()

  /// The pixels of a group after its effects.
  private(set) lazy var retained = CachedLayer()
  /// The samples of an image.
  private(set) lazy var samples = CachedImage()

  /// The coverage of a shape.
  private(set) lazy var shape = CachedCoverage()
  /// The coverage of the group's clip.
  private(set) lazy var clip = CachedCoverage()
  /// The clip of a group as a path, with a stamp that changes with it.
  private var clipPath = ScenePath(path: BezierPath())
  private var clipRect: Rect?
  /// The coverage of the group's masks.
  private(set) lazy var masks = CachedCoverage()
  /// The masks for which `masks` holds the coverage.
  var maskKey: [MaskKey] = []
  /// The product of clip and masks.
  private(set) lazy var product = CachedIntersection()
  /// The product of a shape's or group's coverage and what cuts it from outside.
  private(set) lazy var clipped = CachedIntersection()
  /// The coverage of a group's matte.
  private(set) lazy var matte = CoverageMask()
  /// The product of the matte's coverage and other coverage.
  private(set) lazy var matted = CachedIntersection()
  /// The coverage of a part of a plane that others pass through.
  private(set) lazy var part = CoverageMask()
  /// The product of that part and what cuts it from outside.
  private(set) lazy var parted = CachedIntersection()
  /// The colours of a gradient.
  private(set) lazy var ramp = GradientRamp()

  /// The path of a group's clip.
  func path(of clip: Rect) -> ScenePath {
    if clip != clipRect {
      clipRect = clip
      clipPath.revision += 1
      clipPath.path.removeAll()
      clipPath.path.beginContour(isClosed: true)
      clipPath.path.addCorner(Vector2(clip.minX, clip.minY))
      clipPath.path.addCorner(Vector2(clip.maxX, clip.minY))
      clipPath.path.addCorner(Vector2(clip.maxX, clip.maxY))
      clipPath.path.addCorner(Vector2(clip.minX, clip.maxY))
    }
    return clipPath
  }

  /// Marks the node as not drawn.
  func hide() {
    bounds = .empty
    shapeCount = 0
    blendsThrough = false
    adjustsThrough = false
    adjustsOnly = false
  }
}

/// One mask as it was when a group's mask coverage was computed.
struct MaskKey: Equatable {
  /// The mask.
  var mask: SceneMask
  /// The stamp of its path.
  var revision: UInt64
}
