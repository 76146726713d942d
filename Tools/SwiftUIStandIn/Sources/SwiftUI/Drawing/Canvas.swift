import SceneModel

/// A view that code draws.
nonisolated public struct Canvas<Symbols: View>: View {
  /// Primitive.
  public typealias Body = Never
  /// Views that the code may draw; the stand-in does not draw them.
  public var symbols: Symbols
  /// The code.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is opaque.
  public var isOpaque: Bool
  /// The space of colors.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may be late.
  public var rendersAsynchronously: Bool
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    (self.renderer, isOpaque, self.colorMode) = (renderer, opaque, colorMode)
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [
      CanvasItem(
        renderer, isOpaque: isOpaque, environment: inputs.environment, graph: inputs.graph)
    ]
  }
}

@MainActor private final class CanvasItem: LayoutItem {
  private let renderer: (inout GraphicsContext, CGSize) -> Void
  private let isOpaque: Bool
  private let environment: EnvironmentValues
  private let graph: ViewGraph

  init(
    _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool,
    environment: EnvironmentValues, graph: ViewGraph
  ) {
    (self.renderer, self.isOpaque) = (renderer, isOpaque)
    (self.environment, self.graph) = (environment, graph)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    guard size.width.isFinite, size.height.isFinite else { return }
    let list = DisplayList()
    let graph = graph
    var context = GraphicsContext(
      environment: environment, list: list,
      picture: { image in MainActor.assumeIsolated { image.picture(in: graph) } },
      note: { text in MainActor.assumeIsolated { graph.note(text) } })
    if isOpaque {
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
    }
    renderer(&context, size)
    guard !list.nodes.isEmpty else { return }
    // A canvas is one layer, cut by its frame.
    var group = DisplayNode.GroupContent()
    group.mask = Path(CGRect(origin: .zero, size: size)).bezier
    group.isIsolated = true
    state.emit(.group(group, list.nodes))
  }
}
