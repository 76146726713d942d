/// A point relative to a rectangle: (0, 0) is the top left corner, (1, 1) the bottom right one.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal position, as a share of the width.
  public var x: CGFloat
  /// The vertical position, as a share of the height.
  public var y: CGFloat

  /// Makes the top left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}

extension UnitPoint: Animatable {
  /// Both coordinates, enlarged.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * animatableUnit, y * animatableUnit) }
    set { (x, y) = (newValue.first / animatableUnit, newValue.second / animatableUnit) }
  }
}
