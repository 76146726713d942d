import Geometry
import SceneModel

/// The part of a shape that is painted.
enum ShapeDrawing {
  case fill(FillStyle)
  case stroke(StrokeStyle)
}

/// A shape whose outline is the line of another one.
protocol StrokedOutline {
  var style: StrokeStyle { get }
  func centerline(in rect: CGRect) -> Path
}

extension _StrokedShape: StrokedOutline {
  func centerline(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// A painted shape.
@MainActor final class ShapeItem<Content: Shape>: LayoutItem {
  private let shape: Content
  private let painting: Painting
  private let drawing: ShapeDrawing

  init(_ shape: Content, _ painting: Painting, _ drawing: ShapeDrawing) {
    (self.shape, self.painting, self.drawing) = (shape, painting, drawing)
    super.init()
  }

  /// Makes an item with the present values of everything that animates.
  static func make(
    _ shape: Content, _ style: some ShapeStyle, _ drawing: ShapeDrawing, _ inputs: ViewInputs
  ) -> ShapeItem<Content> {
    let shape = Evaluator.animate(shape, inputs.child(.index(0)))
    var painting = style.painted(in: inputs.environment)
    let target = painting.vector
    let present = inputs.child(.index(1)).animated(target)
    // Exact values are kept where nothing moves.
    if present != target, present.numbers.count == target.numbers.count { painting.set(present) }
    var drawing = drawing
    if case .stroke(let stroke) = drawing {
      drawing = .stroke(Evaluator.animate(stroke, inputs.child(.index(2))))
    }
    if painting.blendMode == .plusDarker { inputs.graph.note("plusDarker is drawn as normal.") }
    return ShapeItem(shape, painting, drawing)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    guard size.width.isFinite, size.height.isFinite else { return }
    let rect = CGRect(origin: .zero, size: size)
    let state = painting.blendMode.map { state.adding(.blend($0)) } ?? state
    switch drawing {
    case .fill(let style):
      if !style.isEOFilled, let stroked = shape as? any StrokedOutline {
        guard let line = stroked.style.sceneStyle else { return }
        state.paint(stroked.centerline(in: rect), .stroke(line), painting, in: rect)
      } else {
        state.paint(shape.path(in: rect), .fill(style.rule), painting, in: rect)
      }
    case .stroke(let style):
      guard let line = style.sceneStyle else { return }
      state.paint(shape.path(in: rect), .stroke(line), painting, in: rect)
    }
  }
}

extension DrawingState {
  /// Draws a path with a paint.
  func paint(_ path: Path, _ style: SceneShape.Style, _ painting: Painting, in rect: CGRect) {
    let bezier = path.bezier
    guard !bezier.isEmpty else { return }
    if let paint = painting.scenePaint(in: rect) {
      emit(.shape(.init(path: bezier, style: style, paint: paint)))
      return
    }
    guard let pattern = PatternPainting.node(painting, in: rect, over: path.boundingRect, style)
    else { return }
    var group = DisplayNode.GroupContent()
    group.matte = .alpha
    let matte = DisplayNode.shape(.init(path: bezier, style: style, paint: .color(.black)))
    emit(.group(group, [matte, pattern]))
  }
}

/// Paints that scenes have no gradient for, as content below a matte.
enum PatternPainting {
  /// The pixels of a picture of a gradient, per point.
  private static let resolution = 2.0
  private static let largestSide = 2_000.0

  static func node(
    _ painting: Painting, in place: CGRect, over bounds: CGRect, _ style: SceneShape.Style
  ) -> DisplayNode? {
    guard !bounds.isNull, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    var margin = 1.0
    if case .stroke(let line) = style { margin += line.width * max(line.miterLimit, 1) / 2 }
    let area = bounds.insetBy(dx: -margin, dy: -margin)
    let rect = painting.rect ?? place
    switch painting.kind {
    case .elliptical(let gradient, let center, let start, let end):
      return elliptical(
        GradientSampling.stops(of: gradient, opacity: painting.opacity), center, start, end,
        rect: rect, area: area)
    case .angular(let gradient, let center, let start, let end):
      return angular(
        gradient, center.point(in: rect), start, end, area: area)?.withOpacity(painting.opacity)
    case .color, .linear, .radial: return nil
    }
  }

  private static func elliptical(
    _ stops: [SceneModel.Gradient.Stop], _ center: UnitPoint, _ start: Double, _ end: Double,
    rect: CGRect, area: CGRect
  ) -> DisplayNode? {
    guard rect.width > 0, rect.height > 0,
      let paint = Painting.radial(stops, Vector2(center.x, center.y), start, end)
    else { return nil }
    let transform = CGAffineTransform(
      a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let path = Path(area).applying(transform.inverted()).bezier
    return DisplayNode.shape(.init(path: path, style: .fill(.nonZero), paint: paint))
      .transformed(ProjectionTransform(transform))
  }

  private static func angular(
    _ gradient: AnyGradient, _ center: CGPoint, _ start: Angle, _ end: Angle, area: CGRect
  ) -> DisplayNode? {
    let side = max(area.width, area.height)
    guard side > 0, center.x.isFinite, center.y.isFinite else { return nil }
    let scale = min(resolution, largestSide / side)
    let (width, height) = (Int(area.width * scale) + 1, Int(area.height * scale) + 1)
    let turn = 2 * Double.pi
    let span = min(end.radians - start.radians, turn)
    // A table is exact enough for pixels.
    let table = (0...1_023).map { index in
      GradientSampling.color(of: gradient, at: Double(index) / 1_023)
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let dx = area.minX + (Double(x) + 0.5) / scale - center.x
        let dy = area.minY + (Double(y) + 0.5) / scale - center.y
        var angle = (atan2(dy, dx) - start.radians).truncatingRemainder(dividingBy: turn)
        if angle < 0 { angle += turn }
        var place = span > 0 ? angle / span : 1
        // The gap is divided between the last and the first color - L.
        if place > 1 { place = angle - span > (turn - span) / 2 ? 0 : 1 }
        let color = table[Int(min(max(place, 0), 1) * 1_023 + 0.5)]
        for (part, value) in [color.red, color.green, color.blue, color.alpha].enumerated() {
          bytes[(y * width + x) * 4 + part] = UInt8(min(max(value, 0), 1) * 255 + 0.5)
        }
      }
    }
    guard let picture = Picture(width: width, height: height, rgba: bytes) else { return nil }
    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    return DisplayNode.image(.init(picture: picture, size: size))
      .transformed(.translation(area.minX, area.minY))
  }
}
