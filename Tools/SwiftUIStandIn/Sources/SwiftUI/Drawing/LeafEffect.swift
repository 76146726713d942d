import Geometry
import SceneModel

/// An effect that applies to each leaf below a modifier, up to the next compositing group.
struct LeafEffect {
  enum Kind {
    case opacity(Double)
    case blend(BlendMode)
    case color(ColorFilter)
    case pixels(SceneEffect)
  }

  var kind: Kind
  /// The coordinates of the modifier.
  var transform: ProjectionTransform

  var isBlend: Bool {
    if case .blend(let mode) = kind { mode != .normal } else { false }
  }
}

/// An item whose leaves have an effect.
@MainActor final class LeafEffectItem: WrapperItem {
  private let effect: LeafEffect.Kind

  init(_ base: LayoutItem, _ effect: LeafEffect.Kind) {
    self.effect = effect
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    if case .opacity(let opacity) = effect, !(opacity > 0) { return drawNothing(proposal, state) }
    base.draw(proposal, state.adding(effect))
  }

  /// Lets deferred content be evaluated, so that it keeps its state while it is transparent.
  private func drawNothing(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(proposal, state.drawing(into: DisplayList()))
  }
}

/// An affine change of the components of colors, in gamma-encoded sRGB; alpha stays.
struct ColorFilter {
  /// Rows of factors of red, green, blue, with the constant part last.
  var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  var alpha = 1.0

  init(_ red: SIMD4<Double>, _ green: SIMD4<Double>, _ blue: SIMD4<Double>) {
    rows = (red, green, blue)
  }

  func apply(_ color: Color) -> Color {
    let value = SIMD4(color.red, color.green, color.blue, 1)
    return Color(
      (rows.0 * value).sum(), (rows.1 * value).sum(), (rows.2 * value).sum(),
      color.alpha * alpha)
  }

  private static let red = 0.2126
  private static let green = 0.7152
  private static let blue = 0.0722

  static func multiply(_ color: Color) -> ColorFilter {
    var filter = ColorFilter(
      SIMD4(color.red, 0, 0, 0), SIMD4(0, color.green, 0, 0), SIMD4(0, 0, color.blue, 0))
    filter.alpha = color.alpha
    return filter
  }

  /// Saturation below 0 acts as 0 - M-H.
  static func saturation(_ amount: Double) -> ColorFilter {
    let s = max(amount, 0)
    let (r, g, b) = (red * (1 - s), green * (1 - s), blue * (1 - s))
    return ColorFilter(SIMD4(r + s, g, b, 0), SIMD4(r, g + s, b, 0), SIMD4(r, g, b + s, 0))
  }

  static func brightness(_ amount: Double) -> ColorFilter {
    ColorFilter(SIMD4(1, 0, 0, amount), SIMD4(0, 1, 0, amount), SIMD4(0, 0, 1, amount))
  }

  static func contrast(_ c: Double) -> ColorFilter {
    let offset = (1 - c) / 2
    return ColorFilter(SIMD4(c, 0, 0, offset), SIMD4(0, c, 0, offset), SIMD4(0, 0, c, offset))
  }

  static func grayscale(_ amount: Double) -> ColorFilter { saturation(1 - min(max(amount, 0), 1)) }

  static let invert = ColorFilter(SIMD4(-1, 0, 0, 1), SIMD4(0, -1, 0, 1), SIMD4(0, 0, -1, 1))

  /// The rotation of hue.
  ///
  /// The weights are those of Rec. 709 - M-H.
  static func hueRotation(_ angle: Angle) -> ColorFilter {
    let (s, c) = (sin(angle.radians), cos(angle.radians))
    let (r, g, b) = (red, green, blue)
    return ColorFilter(
      SIMD4(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0),
      SIMD4(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0),
      SIMD4(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0))
  }
}
