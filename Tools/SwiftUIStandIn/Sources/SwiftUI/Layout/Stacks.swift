/// Views on top of each other.
nonisolated public struct ZStack<Content: View>: View {
  /// Primitive.
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// Makes a stack.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
  }
}

extension ZStack: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ZStackItem(Evaluator.evaluate(content, inputs.contained()), alignment)]
  }
}

/// The space between views of a stack without a choice, in points - L.
private let defaultSpacing: CGFloat = 8

/// Views in a row.
nonisolated public struct HStack<Content: View>: View {
  /// Primitive.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a row; the spacing is in points.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
}

extension HStack: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    var inner = inputs.contained()
    inner.stackAxis = .horizontal
    return [
      LinearStackItem(
        Evaluator.evaluate(content, inner), .horizontal,
        share: alignment.share, spacing: spacing ?? defaultSpacing)
    ]
  }
}

/// Views in a column.
nonisolated public struct VStack<Content: View>: View {
  /// Primitive.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a column; the spacing is in points.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.spacing, self.content) = (alignment, spacing, content())
  }
}

extension VStack: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    var inner = inputs.contained()
    inner.stackAxis = .vertical
    return [
      LinearStackItem(
        Evaluator.evaluate(content, inner), .vertical,
        share: alignment.share, spacing: spacing ?? defaultSpacing)
    ]
  }
}

/// Space that grows along the axis of its stack.
nonisolated public struct Spacer: View, Sendable {
  /// Primitive.
  public typealias Body = Never
  /// The least length, in points.
  public var minLength: CGFloat?
  /// Makes a spacer.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [SpacerItem(axis: inputs.stackAxis, minimum: minLength ?? defaultSpacing)]
  }
}

@MainActor private final class SpacerItem: LayoutItem {
  private let axis: Axis?
  private let minimum: CGFloat

  init(axis: Axis?, minimum: CGFloat) {
    (self.axis, self.minimum) = (axis, minimum)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = max(proposal.width ?? minimum, minimum)
    let height = max(proposal.height ?? minimum, minimum)
    return CGSize(
      width: axis == .vertical ? 0 : width, height: axis == .horizontal ? 0 : height)
  }
}
