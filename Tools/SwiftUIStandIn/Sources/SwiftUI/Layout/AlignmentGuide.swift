/// The size and the guides of a view.
public struct ViewDimensions {
  /// The width, in points.
  public let width: CGFloat
  /// The height, in points.
  public let height: CGFloat
  fileprivate let item: LayoutItem
  fileprivate let proposal: ProposedViewSize

  /// The distance of a guide from the left edge, in points.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    let (item, proposal) = (item, proposal)
    return MainActor.assumeIsolated { item.guide(guide, proposal) }
  }

  /// The distance of a guide from the top edge, in points.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    let (item, proposal) = (item, proposal)
    return MainActor.assumeIsolated { item.guide(guide, proposal) }
  }
}

/// An item with a guide of its own.
@MainActor private final class GuideItem: WrapperItem {
  private let horizontal: HorizontalAlignment?
  private let vertical: VerticalAlignment?
  private let value: (ViewDimensions) -> CGFloat

  init(
    _ base: LayoutItem, _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?,
    _ value: @escaping (ViewDimensions) -> CGFloat
  ) {
    (self.horizontal, self.vertical, self.value) = (horizontal, vertical, value)
    super.init(base)
  }

  private func own(_ proposal: ProposedViewSize) -> CGFloat {
    let size = base.size(proposal)
    return value(
      ViewDimensions(width: size.width, height: size.height, item: base, proposal: proposal))
  }

  override func guide(
    _ alignment: HorizontalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat {
    alignment == horizontal ? own(proposal) : super.guide(alignment, proposal)
  }

  override func guide(
    _ alignment: VerticalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat {
    alignment == vertical ? own(proposal) : super.guide(alignment, proposal)
  }
}

extension View {
  /// Sets a guide along the width, in points from the left edge.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let value = computeValue
    return modifier(WrappingModifier { item, _ in GuideItem(item, g, nil, value) })
  }

  /// Sets a guide along the height, in points from the top edge.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    nonisolated(unsafe) let value = computeValue
    return modifier(WrappingModifier { item, _ in GuideItem(item, nil, g, value) })
  }
}
