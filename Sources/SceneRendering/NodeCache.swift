import Geometry
import SceneModel
import VectorRaster

/// The state that a renderer keeps for one node of the scene from frame to frame.
///
/// Runtime checks of exclusive access to what each frame computes took 2 % of the time of drawing. Accesses never
/// overlap: one thread draws, and no method keeps a reference to a member.
final class NodeCache {
  // MARK: Computed for each frame

  /// The pixels that the node may change; empty if it is not drawn.
  @exclusivity(unchecked) var bounds = PixelRect.empty
  /// The pixels to which the node and its ancestors are clipped.
  @exclusivity(unchecked) var box = PixelRect.empty
  /// The number of shapes that the node draws, without mattes; 2 or more also for content that needs a layer.
  @exclusivity(unchecked) var shapeCount = 0
  /// Whether a descendant blends with the backdrop of the node by a mode other than normal.
  @exclusivity(unchecked) var blendsWithBackdrop = false
  /// Whether an adjusting group in the node changes the backdrop of the node.
  @exclusivity(unchecked) var adjustsBackdrop = false
  /// Whether the node draws adjusting groups only.
  @exclusivity(unchecked) var isAdjustmentOnly = false
  /// From the coordinates of the group, or of the shape's group, to pixels.
  @exclusivity(unchecked) var matrix = Affine.identity
  /// The coverage of the group's clip and masks; `nil` for no limit.
  @exclusivity(unchecked) var clipMask: CoverageMask?
  /// Whether a mask requires the group to be composited as a whole before it is masked.
  @exclusivity(unchecked) var hasSoftMask = false
  /// Whether a group's effects need any filter.
  @exclusivity(unchecked) var hasFilters = false
  /// The pixels of the layer on which a group's effects work; they may extend beyond `box`.
  @exclusivity(unchecked) var layerRect = PixelRect.empty
  /// The pixels of a group that is drawn flat before its projection.
  @exclusivity(unchecked) var flatBounds = PixelRect.empty
  /// From those pixels to the picture's; `nil` for a group that is not drawn flat.
  @exclusivity(unchecked) var projection: Projection?

  // MARK: Kept between frames

  /// The filters of a group's effects.
  @exclusivity(unchecked) var effects = EffectPlan()
  /// The pixels of a group after its effects, or the samples of an image.
  private(set) lazy var pixels = PixelCache()
  /// The coverage of a shape or image.
  private(set) lazy var shapeCoverage = CachedCoverage()
  /// The coverage of a group's clip.
  private(set) lazy var clipCoverage = CachedCoverage()
  /// The coverage of a group's masks.
  private(set) lazy var maskCoverage = CachedCoverage()
  /// The masks from which `maskCoverage` was computed.
  var maskKeys: [MaskKey] = []
  /// The intersection of a group's clip and masks.
  private(set) lazy var clipAndMasks = CachedIntersection()
  /// The intersection of the node's own coverage with the clip around it.
  private(set) lazy var clippedMask = CachedIntersection()
  /// The coverage of a group's matte.
  private(set) lazy var matteMask = CoverageMask()
  /// The intersection of the matte with the clip around it.
  private(set) lazy var clippedMatte = CachedIntersection()
  /// The coverage of a part of a plane that intersects others.
  private(set) lazy var partMask = CoverageMask()
  /// The intersection of that part with the clip around it.
  private(set) lazy var clippedPart = CachedIntersection()
  /// The colors of a gradient.
  private(set) lazy var ramp = GradientRamp()
  /// The rectangle of a group's clip or of an image as a path.
  private var rectPath = ScenePath(path: BezierPath())
  private var rect: Rect?

  /// The path of the node's rectangle, with a revision that changes with it.
  func path(of rect: Rect) -> ScenePath {
    if rect != self.rect {
      self.rect = rect
      rectPath.revision += 1
      rectPath.path = .polygon(rect.corners)
    }
    return rectPath
  }

  /// Marks the node as not drawn.
  func hide() {
    bounds = .empty
    projection = nil
    shapeCount = 0
    blendsWithBackdrop = false
    adjustsBackdrop = false
    isAdjustmentOnly = false
  }
}
