import SceneRendering
import VectorRaster

/// Draws a view into a bitmap.
///
/// Its views keep their state from one picture to the next. Time stands still in the stand-in, so animations that
/// run show their first value; whether it does so on Apple's platforms is to be verified.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content {
    didSet {
      root.content = content
      graph.environment.displayScale = scale
    }
  }
  /// The space that the view is offered; its ideal size by default.
  public var proposedSize = ProposedViewSize.unspecified {
    didSet { graph.proposal = proposedSize }
  }
  /// The number of pixels in a point.
  public var scale: CGFloat = 1 { didSet { graph.environment.displayScale = scale } }
  /// Whether the bitmap has no transparency, which the stand-in ignores.
  public var isOpaque = false
  /// The color space, which the stand-in ignores.
  public var colorMode = ColorRenderingMode.nonLinear

  private final class Root {
    var content: Content
    init(_ content: Content) { self.content = content }
  }

  private let root: Root
  private let graph: ViewGraph

  /// The largest side of a bitmap, in pixels.
  private static var largestSide: Double { 16_384 }

  /// Makes a renderer of a view.
  public init(content: Content) {
    let root = Root(content)
    self.root = root
    self.content = content
    graph = ViewGraph(size: .zero) { root.content }
    graph.proposal = .unspecified
    graph.environment.displayScale = 1
  }

  /// The picture of the view as it is now; `nil` if it is empty.
  public var cgImage: CGImage? {
    graph.refresh()
    let scene = graph.scene
    let width = pixels(scene.size.x)
    let height = pixels(scene.size.y)
    guard width > 0, height > 0 else { return nil }
    let bitmap = SceneRenderer(width: width, height: height).render(scene)
    return CGImage(bitmap)
  }

  private func pixels(_ length: Double) -> Int {
    let side = length * scale
    return side > 0 ? Int(min(side, Self.largestSide).rounded(.up)) : 0
  }
}
