import Geometry
import SceneModel

/// The drawing of a canvas.
public struct GraphicsContext {
  /// The opacity of what is drawn next, 0...1.
  public var opacity = 1.0
  /// The blend mode of what is drawn next.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform of what is drawn next.
  public var transform = CGAffineTransform.identity

  var list: DisplayList
  var filters: [FilterStep] = []
  var clips: [Clip] = []
  let picture: (Image) -> Picture?
  let note: (String) -> Void

  /// A filter with the transform in which it was added.
  struct FilterStep {
    var filter: Filter
    var transform: CGAffineTransform
  }

  /// A mask in the coordinates of the canvas.
  struct Clip {
    var mode: MatteMode
    var node: DisplayNode
  }
}

extension GraphicsContext {
  /// Scales what is drawn next.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  /// Moves what is drawn next, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  /// Turns what is drawn next.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: angle.radians) }
  /// Transforms what is drawn next.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    paint(path, .fill(style.rule), shading)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard let line = style.sceneStyle else { return }
    paint(path, .stroke(line), shading)
  }

  /// Draws a line along a path with a width in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard let picture = picture(image) else { return }
    draw(picture, in: rect)
  }

  /// Draws an image at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws a prepared image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    if let picture = image.picture { draw(picture, in: rect) }
  }

  /// Draws a prepared image at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let picture = image.picture else { return }
    draw(
      picture,
      in: CGRect(
        origin: CGPoint(
          x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height),
        size: image.size))
  }

  /// Does not draw a text; the host notes it.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    note("Text is not drawn.")
  }

  /// Does not draw a text; the host notes it.
  public func draw(_ text: Text, in rect: CGRect) { note("Text is not drawn.") }

  /// Prepares an image.
  public func resolve(_ image: Image) -> ResolvedImage {
    let picture = picture(image)
    return ResolvedImage(picture: picture, size: image.naturalSize(picture))
  }

  private func draw(_ picture: Picture, in rect: CGRect) {
    emit(
      DisplayNode.image(.init(picture: picture, size: rect.size))
        .transformed(.translation(rect.minX, rect.minY)))
  }

  private func paint(_ path: Path, _ style: SceneShape.Style, _ shading: Shading) {
    let inner = DisplayList()
    DrawingState(list: inner).paint(
      path, style, shading.painting(environment), in: path.boundingRect)
    for node in inner.nodes { emit(node) }
  }
}

extension GraphicsContext {
  /// Draws a node in the coordinates of the context, with its state.
  private func emit(_ node: DisplayNode) {
    add(node.transformed(ProjectionTransform(transform)))
  }

  /// Draws a node in the coordinates of the canvas.
  private func add(_ node: DisplayNode) {
    guard ProjectionTransform(transform).isUsable else { return }
    var node = node
    for step in filters { node = step.apply(to: node) }
    for clip in clips.reversed() {
      var group = DisplayNode.GroupContent()
      group.matte = clip.mode
      node = .group(group, [clip.node, node])
    }
    list.add(node.withOpacity(min(max(opacity, 0), 1)), blendMode)
  }

  /// Draws a layer, which is composited before it is drawn.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let inner = DisplayList()
    var context = layerContext(inner)
    try content(&context)
    guard !inner.nodes.isEmpty else { return }
    var group = DisplayNode.GroupContent()
    group.isIsolated = true
    add(.group(group, inner.nodes))
  }

  /// A context in the same coordinates without effects.
  private func layerContext(_ list: DisplayList) -> GraphicsContext {
    var context = self
    (context.opacity, context.blendMode) = (1, .normal)
    (context.filters, context.clips, context.list) = ([], [], list)
    return context
  }

  /// Cuts what is drawn next by a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let shape = DisplayNode.shape(
      .init(path: path.bezier, style: .fill(style.rule), paint: .color(.black)))
    clips.append(
      Clip(
        mode: options.contains(.inverse) ? .alphaInverted : .alpha,
        node: shape.transformed(ProjectionTransform(transform))))
  }

  /// Cuts what is drawn next by the opacity of a layer.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let inner = DisplayList()
    var context = layerContext(inner)
    try content(&context)
    var group = DisplayNode.GroupContent()
    group.isIsolated = true
    group.opacity = opacity
    clips.append(
      Clip(
        mode: options.contains(.inverse) ? .alphaInverted : .alpha,
        node: .group(group, inner.nodes)))
  }

  /// Adds a filter to what is drawn next.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(FilterStep(filter: filter, transform: transform))
  }

  /// Ways of clipping.
  public struct ClipOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The outside stays.
    public static let inverse = ClipOptions(rawValue: 1)
  }

  /// Ways of filtering.
  public struct FilterOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Colors are linear; the stand-in ignores it.
    public static let linearColor = FilterOptions(rawValue: 1)
  }

  /// A prepared image.
  public struct ResolvedImage {
    let picture: Picture?
    /// The size, in points.
    public let size: CGSize
    /// The distance of the baseline from the top, in points.
    public var baseline: CGFloat { size.height }
  }
}
