/// A modifier that wraps each item of its content.
nonisolated struct WrappingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let wrap: @MainActor (LayoutItem, ViewInputs) -> LayoutItem

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    content(inputs.child(.index(0))).map { wrap($0, inputs) }
  }
}

/// A modifier with animated data that wraps each item of its content.
nonisolated struct AnimatedModifier<Data: VectorArithmetic>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let data: Data
  let wrap: @MainActor (LayoutItem, Data, ViewInputs) -> LayoutItem

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let present = inputs.animated(data)
    return content(inputs.child(.index(0))).map { wrap($0, present, inputs) }
  }
}

/// Wraps each item together with the items of another view.
nonisolated struct LayerModifier<Layer: View>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let layer: Layer
  let wrap: @MainActor (LayoutItem, [LayoutItem]) -> LayoutItem

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let items = content(inputs.child(.index(0)))
    return items.enumerated().map { index, item in
      wrap(item, Evaluator.evaluate(layer, inputs.contained(.index(index + 1))))
    }
  }
}

extension View {
  nonisolated func animated<Data: VectorArithmetic>(
    _ data: Data, _ wrap: @escaping @MainActor (LayoutItem, Data, ViewInputs) -> LayoutItem
  ) -> some View {
    modifier(AnimatedModifier(data: data, wrap: wrap))
  }

  /// Puts the view into an invisible frame; lengths are in points.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    animated(AnimatablePair(width ?? 0, height ?? 0)) { item, data, _ in
      FrameItem(
        item,
        width: .init(ideal: width == nil ? nil : data.first, isFixed: true),
        height: .init(ideal: height == nil ? nil : data.second, isFixed: true),
        alignment: alignment)
    }
  }

  /// Puts the view into an invisible frame between limits in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      WrappingModifier { item, _ in
        FrameItem(
          item, width: .init(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
          height: .init(minimum: minHeight, ideal: idealHeight, maximum: maxHeight),
          alignment: alignment)
      })
  }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    animated(insets.animatableData) { item, data, _ in
      var present = insets
      present.animatableData = data
      return PaddingItem(item, present)
    }
  }

  /// Adds space at edges of the view, in points.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    // The default is that of iOS.
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds space around the view, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Keeps the ideal size.
  nonisolated public func fixedSize() -> some View {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the ideal size along axes.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(
      WrappingModifier { item, _ in
        FixedSizeItem(item, horizontal: horizontal, vertical: vertical)
      })
  }

  /// Keeps proportions.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(
      WrappingModifier { item, _ in
        AspectRatioItem(item, ratio: aspectRatio, mode: contentMode)
      })
  }

  /// Keeps proportions.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(
      aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : 1,
      contentMode: contentMode)
  }

  /// Fits into the space.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Covers the space.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Moves the view in points; layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset, isPosition: false))
  }

  /// Moves the view in points; layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Centers the view at a point; it takes all offered space.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(
      OffsetModifier(offset: CGSize(width: position.x, height: position.y), isPosition: true))
  }

  /// Centers the view at a point; it takes all offered space.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets the place among siblings that overlap.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(
      WrappingModifier { item, _ in
        let result = WrapperItem(item)
        result.zIndex = value
        return result
      })
  }

  /// Draws a view in front, which is offered the size of this one.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      LayerModifier(layer: content()) { LayeredItem($0, $1, alignment, isBehind: false) })
  }

  /// Draws a view in front, which is offered the size of this one.
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws a view behind, which is offered the size of this one.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(LayerModifier(layer: content()) { LayeredItem($0, $1, alignment, isBehind: true) })
  }

  /// Draws a view behind, which is offered the size of this one.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Draws a style behind.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style) }
  }

  /// Draws a filled shape behind.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Does nothing, as the stand-in has no safe area.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }
}

/// Regions that content may avoid.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
  /// The device and its bars.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Moves the frame of a view.
///
/// SwiftUI rounds the origin of frames to pixels before they are animated (section 6, M). The
/// stand-in rounds the offset itself, which is the same for frames that begin at whole pixels.
nonisolated struct OffsetModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let offset: CGSize
  let isPosition: Bool

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let present = inputs.animated(rounded(inputs.environment.displayScale).animatableData)
    return content(inputs.child(.index(0))).map { item in
      isPosition
        ? PositionItem(item, CGPoint(x: present.first, y: present.second))
        : OffsetItem(item, CGSize(width: present.first, height: present.second))
    }
  }

  private func rounded(_ scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return offset }
    return CGSize(
      width: (offset.width * scale).rounded() / scale,
      height: (offset.height * scale).rounded() / scale)
  }
}
