/// A shape in a smaller rectangle.
nonisolated struct _InsetShape<Content: Shape>: InsettableShape {
  var shape: Content
  var amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let inner = CGRect(
      x: rect.minX + amount, y: rect.minY + amount, width: max(rect.width - 2 * amount, 0),
      height: max(rect.height - 2 * amount, 0))
    return shape.path(in: inner)
  }

  func inset(by amount: CGFloat) -> _InsetShape<Content> {
    _InsetShape(shape: shape, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}

/// A part of an outline.
nonisolated struct _TrimmedShape<Content: Shape>: Shape {
  var shape: Content
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(start * animatableUnit, end * animatableUnit))
    }
    set {
      shape.animatableData = newValue.first
      (start, end) = (
        newValue.second.first / animatableUnit, newValue.second.second / animatableUnit
      )
    }
  }
}

/// A moved shape.
nonisolated public struct OffsetShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The distance, in points.
  public var offset: CGSize

  /// Makes a moved shape.
  public init(shape: Content, offset: CGSize) { (self.shape, self.offset) = (shape, offset) }

  /// The moved outline.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The data of the shape and the distance.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A shape with a scaled outline.
nonisolated public struct ScaledShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The factors.
  public var scale: CGSize
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    (self.shape, self.scale, self.anchor) = (shape, scale, anchor)
  }

  /// The scaled outline.
  public func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -point.x, y: -point.y))
  }
  /// The data of the shape, the factors and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with a turned outline.
nonisolated public struct RotatedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The angle.
  public var angle: Angle
  /// The point that stays.
  public var anchor: UnitPoint

  /// Makes a turned shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    (self.shape, self.angle, self.anchor) = (shape, angle, anchor)
  }

  /// The turned outline.
  public func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
        .translatedBy(x: -point.x, y: -point.y))
  }
  /// The data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape with a transformed outline; the transform does not animate.
nonisolated public struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// The transform.
  public var transform: CGAffineTransform

  /// Makes a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The transformed outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The data of the shape.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape in a rectangle of a fixed size.
nonisolated struct _SizedShape<Content: Shape>: Shape {
  var shape: Content
  var size: CGSize

  func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }

  var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// The line of a shape.
nonisolated struct _StrokedShape<Content: Shape>: Shape {
  var shape: Content
  var style: StrokeStyle

  func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
  }
}

/// Two shapes combined by a rule.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
