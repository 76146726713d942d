import Geometry
import SceneModel

/// An item drawn in a transform that depends on its size; layout stays.
@MainActor final class TransformItem: WrapperItem {
  private let transform: (CGSize) -> ProjectionTransform

  init(_ base: LayoutItem, _ transform: @escaping (CGSize) -> ProjectionTransform) {
    self.transform = transform
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(proposal, state.applying(transform(size(proposal))))
  }
}

/// An item that is composited before it is drawn.
@MainActor final class CompositingItem: WrapperItem {
  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    state.emitGroup(DisplayNode.GroupContent()) { base.draw(proposal, $0) }
  }
}

/// An item that is visible where another one is opaque.
@MainActor final class MaskItem: WrapperItem {
  private let mask: LayoutItem
  private let alignment: Alignment

  init(_ base: LayoutItem, _ mask: [LayoutItem], _ alignment: Alignment) {
    self.mask = mask.count == 1 ? mask[0] : ZStackItem(mask, alignment)
    self.alignment = alignment
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = base.size(proposal)
    let inner = ProposedViewSize(size)
    let origin = alignment.origin(of: mask.size(inner), in: size)
    let list = DisplayList()
    mask.draw(inner, DrawingState(list: list).moved(origin))
    var content = DisplayNode.GroupContent()
    content.matte = .alpha
    var matte = DisplayNode.GroupContent()
    matte.isIsolated = true
    state.emitMasked(content, matte: .group(matte, list.nodes)) { base.draw(proposal, $0) }
  }
}

/// An item cut by the outline of a shape in its frame.
@MainActor final class ClipItem: WrapperItem {
  private let path: (CGRect) -> Path
  private let style: FillStyle

  init(_ base: LayoutItem, style: FillStyle, _ path: @escaping (CGRect) -> Path) {
    (self.path, self.style) = (path, style)
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let path = path(CGRect(origin: .zero, size: size(proposal))).bezier
    var group = DisplayNode.GroupContent()
    guard style.isEOFilled else {
      group.mask = path
      return state.emitMasked(group) { base.draw(proposal, $0) }
    }
    group.matte = .alpha
    let matte = DisplayNode.shape(
      .init(path: path, style: .fill(.evenOdd), paint: .color(.black)))
    state.emitMasked(group, matte: matte) { base.draw(proposal, $0) }
  }
}

/// An item whose luminance becomes the opacity of black.
@MainActor final class LuminanceItem: WrapperItem {
  /// The half side of a square that covers all that is drawn, in points.
  private nonisolated static let reach = 100_000.0

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let list = DisplayList()
    base.draw(proposal, DrawingState(list: list))
    if !list.nodes.isEmpty { state.emit(LuminanceItem.node(list.nodes)) }
  }

  /// Black, as opaque as nodes are light.
  nonisolated static func node(_ nodes: [DisplayNode]) -> DisplayNode {
    var matte = DisplayNode.GroupContent()
    matte.isIsolated = true
    var group = DisplayNode.GroupContent()
    group.matte = .luma
    var square = BezierPath()
    square.addRectangle(center: .zero, size: Vector2(repeating: 2 * reach))
    let black = DisplayNode.shape(
      .init(path: square, style: .fill(.nonZero), paint: .color(.black)))
    return .group(group, [.group(matte, nodes), black])
  }
}

/// The effects of scenes that blurs and shadows become.
enum PixelEffects {
  static func blur(_ radius: Double) -> SceneEffect? {
    guard radius > 0, radius.isFinite else { return nil }
    return SceneEffect(GaussianBlur(deviation: radius))
  }

  /// The radius of a shadow is the standard deviation of its blur - M-H.
  static func shadow(_ color: Color, radius: Double, x: Double, y: Double) -> SceneEffect? {
    guard color.alpha > 0, radius.isFinite, x.isFinite, y.isFinite else { return nil }
    var shadow = DropShadow()
    shadow.shadow.color = SceneModel.Color(red: color.red, green: color.green, blue: color.blue)
    shadow.shadow.opacity = min(color.alpha, 1)
    shadow.shadow.distance = hypot(x, y)
    shadow.shadow.direction = atan2(x, -y) * 180 / Double.pi
    shadow.shadow.softness = max(radius, 0) * 4
    return SceneEffect(shadow)
  }
}
