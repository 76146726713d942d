/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
  /// Quarter circles.
  case circular
  /// Corners whose curvature begins gradually.
  case continuous
}

/// The radii of the corners of a rectangle, in points.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct RectangleCornerRadii: Equatable, Sendable, Animatable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }

  /// The four radii.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

extension Path {
  /// Adds a rounded rectangle.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    var path = Path()
    path.addCorners(rect, Array(repeating: cornerSize, count: 4), style)
    addPath(path, transform: transform)
  }

  /// Adds a rectangle with a radius for each corner.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ]
    var path = Path()
    path.addCorners(rect, radii.map { CGSize(width: $0, height: $0) }, style)
    addPath(path, transform: transform)
  }

  /// Adds corners clockwise from the top right one.
  private mutating func addCorners(
    _ rect: CGRect, _ sizes: [CGSize], _ style: RoundedCornerStyle
  ) {
    let corners: [(CGPoint, CGPoint, CGPoint)] = [
      (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 0), CGPoint(x: 0, y: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: -1), CGPoint(x: -1, y: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: -1)),
      (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
    ]
    for (index, (corner, before, after)) in corners.enumerated() {
      let size = sizes[index]
      // A radius that is too large makes a capsule, not an ellipse.
      let side = min(abs(rect.width), abs(rect.height)) / 2
      let (limitX, limitY) =
        size.width == size.height ? (side, side) : (abs(rect.width) / 2, abs(rect.height) / 2)
      let x = max(0, min(size.width, limitX))
      let y = max(0, min(size.height, limitY))
      guard x > 0, y > 0 else {
        line(to: corner)
        continue
      }
      // A continuous corner is longer than its radius; without space it becomes circular - L.
      let fits = 1.528_665 * x <= limitX && 1.528_665 * y <= limitY
      let curves = style == .continuous && fits ? Path.continuousCorner : Path.circularCorner
      for (position, points) in curves.enumerated() {
        let placed = points.map { point in
          CGPoint(
            x: corner.x + (before.x * point.x + after.x * point.y) * x,
            y: corner.y + (before.y * point.x + after.y * point.y) * y)
        }
        if position == 0 { line(to: placed[0]) }
        if placed.count == 4 {
          addCurve(to: placed[3], control1: placed[1], control2: placed[2])
        } else {
          addLine(to: placed[1])
        }
      }
    }
    closeSubpath()
  }

  private mutating func line(to point: CGPoint) {
    if elements.isEmpty { move(to: point) } else { addLine(to: point) }
  }

  /// Control points as distances from the corner against and along the direction of the outline,
  /// in radii.
  private static let circularCorner: [[CGPoint]] = [
    [point(1, 0), point(0.447_715, 0), point(0, 0.447_715), point(0, 1)]
  ]
  /// Measured by others from drawings of rounded rectangles - M.
  private static let continuousCorner: [[CGPoint]] = [
    [point(1.528_665, 0), point(1.088_493, 0), point(0.868_407, 0), point(0.631_494, 0.074_911)],
    [
      point(0.631_494, 0.074_911), point(0.372_824, 0.169_060), point(0.169_060, 0.372_824),
      point(0.074_911, 0.631_494),
    ],
    [point(0.074_911, 0.631_494), point(0, 0.868_407), point(0, 1.088_493), point(0, 1.528_665)],
  ]

  private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
}
