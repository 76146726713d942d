import Geometry
import SceneModel

/// The places of the properties of a fill or a stroke, which depend on its options.
struct PaintProperties: Sendable {
  /// The properties of a gradient.
  struct Gradient: Sendable {
    let start: PropertySlot<Vector3>
    let end: PropertySlot<Vector3>
    let highlightLength: PropertySlot<Double>
    let highlightAngle: PropertySlot<Double>
    let stops: PropertySlot<[Double]>

    init(_ list: inout PropertyList) {
      start = list.vector(
        .gradientStart, .zero, .points,
        "The start of a linear gradient, the center of a radial one.")
      end = list.vector(
        .gradientEnd, .zero, .points,
        "The end of a linear gradient, a point on the circle of a radial one.")
      highlightLength = list.number(
        .highlightLength, 0, .factor, in: -1...1,
        "The distance of the highlight from the center, as a share of the radius.")
      highlightAngle = list.number(
        .highlightAngle, 0, .degrees, "The direction of the highlight from that of the gradient.")
      stops = list.numbers(
        .gradientStops, .color, "Color stops of four numbers, then opacity stops of two.")
    }
  }

  /// The properties of a line.
  struct Line: Sendable {
    let width: PropertySlot<Double>
    let dashes: PropertySlot<[Double]>
    let dashOffset: PropertySlot<Double>

    init(_ list: inout PropertyList) {
      width = list.number(
        .lineWidth, 1, .points, in: 0...(.infinity), "The width of the line.")
      dashes = list.numbers(.dashes, .points, "The lengths of dashes and gaps in turn.")
      dashOffset = list.number(
        .dashOffset, 0, .points, "The place in the dash pattern at which the line begins.")
    }
  }

  let opacity: PropertySlot<Double>
  let isVisible: PropertySlot<Bool>
  let color: PropertySlot<Color>?
  let gradient: Gradient?
  let line: Line?

  private init(_ list: inout PropertyList, hasColor: Bool, hasGradient: Bool, hasLine: Bool) {
    opacity = list.number(.opacity, 1, .color, in: 0...1, "The opacity.")
    color = hasColor ? list.color(.color, "The color, of a paint without a gradient.") : nil
    gradient = hasGradient ? Gradient(&list) : nil
    line = hasLine ? Line(&list) : nil
    isVisible = list.flag(.isVisible, true, "Whether the paint is drawn.")
  }

  private static func layout(
    hasColor: Bool, hasGradient: Bool, hasLine: Bool
  ) -> PropertyLayout<PaintProperties> {
    PropertyLayout {
      PaintProperties(&$0, hasColor: hasColor, hasGradient: hasGradient, hasLine: hasLine)
    }
  }

  private static let colorFill = layout(hasColor: true, hasGradient: false, hasLine: false)
  private static let gradientFill = layout(hasColor: false, hasGradient: true, hasLine: false)
  private static let colorStroke = layout(hasColor: true, hasGradient: false, hasLine: true)
  private static let gradientStroke = layout(hasColor: false, hasGradient: true, hasLine: true)
  /// All properties of fills.
  static let anyFill = layout(hasColor: true, hasGradient: true, hasLine: false).declarations
  /// All properties of strokes.
  static let anyStroke = layout(hasColor: true, hasGradient: true, hasLine: true).declarations

  /// The properties of a fill.
  static func fill(_ paint: PaintStyle) -> PropertyLayout<PaintProperties> {
    paint.gradient == nil ? colorFill : gradientFill
  }

  /// The properties of a stroke.
  static func stroke(_ paint: PaintStyle) -> PropertyLayout<PaintProperties> {
    paint.gradient == nil ? colorStroke : gradientStroke
  }
}
