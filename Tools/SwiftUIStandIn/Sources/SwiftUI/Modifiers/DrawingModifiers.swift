extension View {
  nonisolated func leafEffect<Data: VectorArithmetic>(
    _ data: Data, _ effect: @escaping @MainActor (Data) -> LeafEffect.Kind?
  ) -> some View {
    animated(data) { item, data, _ in effect(data).map { LeafEffectItem(item, $0) } ?? item }
  }

  /// Makes the view transparent; without a compositing group, each leaf on its own.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    leafEffect(opacity) { .opacity(min(max($0, 0), 1)) }
  }

  /// Mixes the view with what is behind it in the nearest compositing group.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(
      WrappingModifier { item, inputs in
        if blendMode == .plusDarker { inputs.graph.note("plusDarker is drawn as normal.") }
        return LeafEffectItem(item, .blend(blendMode))
      })
  }

  /// Composites the view before effects apply to it.
  nonisolated public func compositingGroup() -> some View {
    modifier(WrappingModifier { item, _ in CompositingItem(item) })
  }

  /// Composites the view into a picture.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    compositingGroup()
  }

  /// Does nothing in the stand-in, whose layout is not animated by groups.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  nonisolated public func geometryGroup() -> some View { self }

  /// Shows the view where a mask is opaque.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(LayerModifier(layer: mask()) { MaskItem($0, $1, alignment) })
  }

  /// Shows the view where a mask is opaque.
  @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    self.mask { mask }
  }

  /// Makes black of the view, as opaque as the view is light.
  nonisolated public func luminanceToAlpha() -> some View {
    modifier(WrappingModifier { item, _ in LuminanceItem(item) })
  }

  /// Cuts the view by a shape in its frame.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipShapeModifier(shape: shape, style: style))
  }

  /// Cuts the view by its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }

  /// Cuts the corners of the view.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }

  /// Blurs the view; the radius is the standard deviation in points.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    leafEffect(radius) { PixelEffects.blur($0).map { .pixels($0) } }
  }

  /// Adds a shadow; the radius is the standard deviation of its blur in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    let paint = Painting(.color(color))
    let place = AnimatablePair(radius, AnimatablePair(x, y))
    return leafEffect(AnimatablePair(paint.vector, place)) { data in
      var present = paint
      if data.first != paint.vector { present.set(data.first) }
      guard case .color(let color) = present.kind else { return nil }
      return PixelEffects.shadow(
        color, radius: data.second.first, x: data.second.second.first,
        y: data.second.second.second
      ).map { .pixels($0) }
    }
  }

  /// Multiplies the colors of the view.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    let paint = Painting(.color(color))
    return leafEffect(paint.vector) { data in
      var present = paint
      if data != paint.vector { present.set(data) }
      guard case .color(let color) = present.kind else { return nil }
      return .color(.multiply(color))
    }
  }

  /// Turns the hues of the view.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    leafEffect(angle.animatableData) { data in
      .color(.hueRotation(Angle(radians: data / animatableUnit)))
    }
  }

  /// Changes the saturation of the view; 1 keeps it.
  nonisolated public func saturation(_ amount: Double) -> some View {
    leafEffect(amount) { .color(.saturation($0)) }
  }

  /// Makes the view lighter; 0 keeps it.
  nonisolated public func brightness(_ amount: Double) -> some View {
    leafEffect(amount) { .color(.brightness($0)) }
  }

  /// Changes the contrast of the view; 1 keeps it.
  nonisolated public func contrast(_ amount: Double) -> some View {
    leafEffect(amount) { .color(.contrast($0)) }
  }

  /// Makes the view gray; 0 keeps it.
  nonisolated public func grayscale(_ amount: Double) -> some View {
    leafEffect(amount) { .color(.grayscale($0)) }
  }

  /// Inverts the colors of the view.
  nonisolated public func colorInvert() -> some View {
    modifier(WrappingModifier { item, _ in LeafEffectItem(item, .color(.invert)) })
  }

  /// Sets the style of shapes and texts without one.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(EnvironmentModifier { $0.foreground = AnyShapeStyle(style) })
  }

  /// Sets the color of shapes and texts without one.
  nonisolated public func foregroundColor(_ color: Color?) -> some View {
    modifier(EnvironmentModifier { $0.foreground = color.map { AnyShapeStyle($0) } })
  }
}

nonisolated struct ClipShapeModifier<S: Shape>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let shape: S
  let style: FillStyle

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let present = Evaluator.animate(shape, inputs)
    return content(inputs.child(.index(0))).map { item in
      ClipItem(item, style: style) { present.path(in: $0) }
    }
  }
}

/// A modifier that does nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// Primitive.
  public typealias Body = Never
  /// The modifier.
  nonisolated public static let identity = EmptyModifier()
  /// Makes the modifier.
  nonisolated public init() {}
}

extension EmptyModifier: PrimitiveModifier {
  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    content(inputs.child(.index(0)))
  }
}
