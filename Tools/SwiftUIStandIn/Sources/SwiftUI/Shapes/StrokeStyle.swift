import Geometry
package import SceneModel

/// The style of lines.
public struct StrokeStyle: Equatable, Sendable, Animatable {
  /// The width, in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: CGLineCap
  /// The shape of the corners.
  public var lineJoin: CGLineJoin
  /// The ratio of miter length to line width from which on a miter becomes a bevel.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn, in points.
  public var dash: [CGFloat]
  /// The place in the pattern at which the line begins, in points.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// Width, miter limit and phase; not the pattern.
  public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
    set {
      lineWidth = newValue.first
      (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
    }
  }

  /// The style of the scene; `nil` if nothing is drawn.
  package var sceneStyle: SceneModel.StrokeStyle? {
    guard lineWidth > 0, lineWidth.isFinite else { return nil }
    let cap: LineCap =
      switch lineCap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: LineJoin =
      switch lineJoin {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return SceneModel.StrokeStyle(
      width: lineWidth, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dash.map { Double($0) }, dashOffset: dashPhase)
  }
}

/// The style of filled areas.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides about the inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed; the stand-in always smooths them.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    (isEOFilled, isAntialiased) = (eoFill, antialiased)
  }

  package var rule: FillRule { isEOFilled ? .evenOdd : .nonZero }
}
