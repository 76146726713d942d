import Geometry
public import SceneModel
public import VectorRaster

/// Draws scenes; use one per thread.
///
/// A renderer keeps the coverage of every node between frames. When the scenes of one session follow one another, only
/// nodes whose path revision, style or transform changed are rasterized again, and groups with effects and images that
/// did not change are not drawn again.
public final class SceneRenderer {
  /// The smallest nesting depth at which effects use no pixels outside of the picture.
  static let maximumEffectDepth = 8
  /// The smallest nesting depth at which groups are not drawn.
  static let maximumDepth = 200

  /// The width of the pictures, in pixels.
  package let width: Int
  /// The height of the pictures, in pixels.
  package let height: Int

  let rasterizer = PathRasterizer()
  let compositor = Compositor()
  let layers = ScratchStack { PixelLayer() }
  let averages = ScratchStack { PixelAverage() }
  private(set) lazy var filters = FilterProcessor()
  let maskBuilder: MaskBuilder
  /// The number of groups with effects around the node that is being prepared.
  var effectDepth = 0
  /// The number of groups that are drawn flat, in perspective or not, around the node that is being prepared.
  var projectionDepth = 0
  /// The pixels of the picture, or of the flat drawing, for which nodes are being prepared.
  var page = PixelRect.empty
  /// The number of pixels in the caches of all nodes.
  var cachedPixelCount = 0
  /// Whether the content of a layer cache is being drawn.
  var isFillingCache = false
  private var caches: [NodeCache] = []

  /// Creates a renderer of pictures of a size in pixels; negative sizes count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    maskBuilder = MaskBuilder(rasterizer: rasterizer)
  }

  /// Draws a scene, scaled to fit and centered, on a background color or on transparency.
  public func render(_ scene: Scene, background: Color? = nil) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    render(scene, into: &bitmap, background: background)
    return bitmap
  }

  /// Draws a scene into a bitmap, whose memory is reused if it has the renderer's size.
  package func render(_ scene: Scene, into bitmap: inout Bitmap, background: Color? = nil) {
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    bitmap.withSurface { surface in
      surface.clear(to: background.map { Bitmap.pixel($0) } ?? 0)
      draw(scene, on: surface)
    }
  }

  /// Draws a scene over the pixels of a surface, which must have the renderer's size.
  package func draw(_ scene: Scene, on surface: PixelSurface) {
    let picture = Vector2(Double(width), Double(height))
    let scale = min(picture.x / scene.size.x, picture.y / scene.size.y)
    guard width > 0, height > 0, scale > 0, scale.isFinite, !scene.nodes.isEmpty else { return }
    while caches.count < scene.nodes.count { caches.append(NodeCache()) }
    let corner = (picture - scene.size * scale) / 2
    let canvas = Rect(origin: corner, size: scene.size * scale)
    page = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let box = PixelRect(covering: canvas).intersection(surface.rect).intersection(page)
    prepare(0, of: scene, matrix: .translation(corner) * .scale(scale), box: box, depth: 0)
    draw(0, of: scene, in: DrawingContext(surface: surface))
  }

  /// The cache of a node.
  func cache(_ index: Int) -> NodeCache { caches[index] }
}
