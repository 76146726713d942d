public import Geometry
public import SceneModel

/// A fill of a shape with a color or a gradient.
public struct FillView: PaintView {
  /// The rule for the inside of the path.
  public var rule = FillRule.nonZero
  /// The paint.
  public var paint = PaintStyle()

  /// Makes a fill with a plain color.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<FillView>(
    "fill", title: "Fill", "A fill of the shape with a color or a gradient.",
    options: [.word(\.rule, "rule", "The rule for the inside of the path.")]
      + paintOptions, properties: PaintProperties.anyFill,
    synonyms: ["color", "gradient", "background"])
  package static let role = ViewRole.paint
  package var kind: ViewKind { .fill(self) }
  package var properties: [PropertyDeclaration] { PaintProperties.fill(paint).declarations }
  var slots: PaintProperties { PaintProperties.fill(paint).slots }
}

/// A stroke of a shape with a color or a gradient.
public struct StrokeView: PaintView {
  /// The line.
  public var line = LineStyle()
  /// The paint.
  public var paint = PaintStyle()

  /// Makes a stroke with a plain color.
  public init() {}

  /// The name, title, options and properties of the kind.
  public static let declaration = Declaration<StrokeView>(
    "stroke", title: "Stroke", "A stroke of the shape with a color or a gradient.",
    options: [
      .word(\.line.cap, "cap", "The ends of open contours and of dashes."),
      .word(\.line.join, "join", "The corners."),
      .number(
        \.line.miterLimit, "miterLimit",
        "The ratio of miter length to line width beyond which a miter becomes a bevel."),
    ] + paintOptions, properties: PaintProperties.anyStroke,
    synonyms: ["outline", "border"])
  package static let role = ViewRole.paint
  package var kind: ViewKind { .stroke(self) }
  package var properties: [PropertyDeclaration] { PaintProperties.stroke(paint).declarations }
  var slots: PaintProperties { PaintProperties.stroke(paint).slots }
}

/// The options of a stroke's line.
public struct LineStyle: Hashable, Sendable {
  /// The ends.
  public var cap: LineCap
  /// The corners.
  public var join: LineJoin
  /// The ratio of miter length to line width beyond which a miter becomes a bevel.
  public var miterLimit: Double

  /// Makes a line style; the defaults are Lottie's.
  public init(cap: LineCap = .butt, join: LineJoin = .miter, miterLimit: Double = 4) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}

/// The options that fills and strokes share.
public struct PaintStyle: Hashable, Sendable {
  /// How it mixes with the pixels behind it.
  public var blendMode: BlendMode
  /// The kind of its gradient; `nil` for a color.
  public var gradient: Gradient.Kind?
  /// The number of color stops of the gradient.
  public var colorStopCount: Int

  /// Makes the style of a plain color.
  public init(
    blendMode: BlendMode = .normal, gradient: Gradient.Kind? = nil, colorStopCount: Int = 0
  ) {
    self.blendMode = blendMode
    self.gradient = gradient
    self.colorStopCount = colorStopCount
  }
}

/// A fill or a stroke.
package protocol PaintView: DeclaredView {
  /// The options of the paint.
  var paint: PaintStyle { get set }
}

extension PaintView {
  /// Radial gradients of SwiftUI have no highlight.
  public func nativeGap(_ values: TakenValues) -> NativeGap<Self>? {
    guard paint.gradient == .radial,
      !values(.highlightLength).allSatisfy({ $0.numberValue == 0 })
    else { return nil }
    return NativeGap(
      "The highlight of a radial gradient",
      fallback: .without([.highlightLength, .highlightAngle]))
  }

  /// The declarations of the options.
  static var paintOptions: [OptionDeclaration<Self>] {
    var count = OptionDeclaration<Self>(
      "colorStops", .count(Gradient.colorStopCounts), standard: OptionValue.none,
      "The number of color stops of the gradient.",
      read: { $0.paint.gradient == nil ? .none : .count($0.paint.colorStopCount) },
      write: { view, value in
        if case .count(let count) = value { view.paint.colorStopCount = count }
      })
    count.signature.requiredWith = "gradient"
    return [
      .word(\.paint.blendMode, "blendMode", "How it mixes with the pixels behind it."),
      .word(\.paint.gradient, "gradient", "The kind of its gradient; a color without it."), count,
    ]
  }
}

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
