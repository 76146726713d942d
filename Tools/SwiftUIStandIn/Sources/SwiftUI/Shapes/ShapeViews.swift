/// A view of a painted shape, to which more paint can be added.
nonisolated public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape.
  var shape: Content { get }
}

/// A shape with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: ShapeView {
  /// Primitive.
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  /// The style.
  public let style: Style
  /// How it is filled.
  public let fillStyle: FillStyle

  /// Makes the view.
  nonisolated public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    (self.shape, self.style, self.fillStyle) = (shape, style, fillStyle)
  }
}

extension _ShapeView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(shape, style, .fill(fillStyle), inputs)]
  }
}

/// A filled shape in front of another view.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// Primitive.
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  /// The style.
  public let style: Style
  /// How it is filled.
  public let fillStyle: FillStyle
  /// The view behind.
  public let background: Background

  /// Makes the view.
  nonisolated public init(
    shape: Content, style: Style, fillStyle: FillStyle, background: Background
  ) {
    (self.shape, self.style) = (shape, style)
    (self.fillStyle, self.background) = (fillStyle, background)
  }
}

extension FillShapeView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [
      LayeredItem(
        ShapeItem.make(shape, style, .fill(fillStyle), inputs.contained()),
        Evaluator.evaluate(background, inputs.contained(.index(1))), .center, isBehind: true)
    ]
  }
}

/// The line of a shape in front of another view.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>:
  ShapeView
{
  /// Primitive.
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  /// The style.
  public let style: Style
  /// The style of the line.
  public let strokeStyle: StrokeStyle
  /// The view behind.
  public let background: Background

  /// Makes the view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style) = (shape, style)
    (self.strokeStyle, self.background) = (strokeStyle, background)
  }
}

extension StrokeShapeView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [
      LayeredItem(
        ShapeItem.make(shape, style, .stroke(strokeStyle), inputs.contained()),
        Evaluator.evaluate(background, inputs.contained(.index(1))), .center, isBehind: true)
    ]
  }
}

/// A line inside the edge of a shape, in front of another view.
nonisolated public struct StrokeBorderShapeView<
  Content: InsettableShape, Style: ShapeStyle, Background: View
>: ShapeView {
  /// Primitive.
  public typealias Body = Never
  /// The shape.
  public let shape: Content
  /// The style.
  public let style: Style
  /// The style of the line.
  public let strokeStyle: StrokeStyle
  /// The view behind.
  public let background: Background

  /// Makes the view.
  nonisolated public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool,
    background: Background
  ) {
    (self.shape, self.style) = (shape, style)
    (self.strokeStyle, self.background) = (strokeStyle, background)
  }
}

extension StrokeBorderShapeView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let inner = shape.inset(by: strokeStyle.lineWidth / 2)
    return [
      LayeredItem(
        ShapeItem.make(inner, style, .stroke(strokeStyle), inputs.contained()),
        Evaluator.evaluate(background, inputs.contained(.index(1))), .center, isBehind: true)
    ]
  }
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Fills the shape with the foreground style.
  @_disfavoredOverload
  nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }

  /// Draws the line of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws the line of the shape with a width in points.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Draws a line inside the edge of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Draws a line inside the edge of the shape with a width in points.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
extension ShapeView {
  /// Fills the shape in front of this view.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Draws the line of the shape in front of this view.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Draws the line of the shape in front of this view.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
