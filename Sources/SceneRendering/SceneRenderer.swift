import Geometry
public import SceneModel
public import VectorRaster

/// Draws scenes; one for each thread.
///
/// A renderer keeps the coverage of every node. When scenes of one session follow one another, nodes whose path stamp,
/// style and place did not change are not computed again, and groups with effects and images are not drawn again.
public final class SceneRenderer {
  /// Effects nested deeper than this take nothing from beyond the picture.
  static let maximumEffectDepth = 8
  /// Groups nested deeper than this are not drawn.
  static let maximumDepth = 200

  /// The width of the pictures, in pixels.
  public let width: Int
  /// The height of the pictures, in pixels.
  public let height: Int

  let rasterizer = PathRasterizer()
  let compositor = Compositor()
  let layers = LayerStack()
  let averages = AverageStack()
  let filters = FilterProcessor()
  let maskBuilder: MaskBuilder
  /// How many groups with effects the node that is being prepared lies in.
  var effectDepth = 0
  /// How many groups in perspective the node that is being prepared lies in.
  var projectionDepth = 0
  /// How many pixels groups with effects, and images, keep.
  var keptPixelCount = 0
  /// Whether what is drawn now is kept, so that nothing within needs to be.
  var isDrawingKept = false
  private var caches: [NodeCache] = []

  /// Makes a renderer for pictures of a size in pixels; negative sizes count as 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    maskBuilder = MaskBuilder(rasterizer: rasterizer)
  }

  /// Draws a scene, as large as fits and in the middle of the picture, on a background; without one, on nothing.
  public func render(_ scene: Scene, background: Color? = nil) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    render(scene, into: &bitmap, background: background)
    return bitmap
  }

  /// Draws a scene into a bitmap, whose memory is used again if its size is right.
  public func render(_ scene: Scene, into bitmap: inout Bitmap, background: Color? = nil) {
    if bitmap.width != width || bitmap.height != height {
      bitmap = Bitmap(width: width, height: height)
    }
    bitmap.withSurface { surface in
      surface.clear(to: background.map { Bitmap.pixel($0) } ?? 0)
      draw(scene, on: surface)
    }
  }

  /// Draws a scene over what is on a surface already, whose size must be the renderer's.
  public func draw(_ scene: Scene, on surface: PixelSurface) {
    let picture = Vector2(Double(width), Double(height))
    let scale = min(picture.x / scene.size.x, picture.y / scene.size.y)
    guard width > 0, height > 0, scale > 0, scale.isFinite, !scene.nodes.isEmpty else { return }
    while caches.count < scene.nodes.count { caches.append(NodeCache()) }
    let corner = (picture - scene.size * scale) / 2
    let canvas = Rect(origin: corner, size: scene.size * scale)
    let box = PixelRect(covering: canvas).intersection(surface.rect)
      .intersection(PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
    prepare(0, of: scene, matrix: .translation(corner) * .scale(scale), box: box, depth: 0)
    draw(0, of: scene, in: DrawingContext(surface: surface))
  }

  /// What is kept for a node.
  func cache(_ index: Int) -> NodeCache { caches[index] }
}
