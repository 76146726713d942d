/// An item in an invisible frame.
@MainActor final class FrameItem: WrapperItem {
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?
    /// Whether the length is the same for all proposals.
    var isFixed = false

    /// The proposal to the content.
    func proposal(_ offered: CGFloat?) -> CGFloat? {
      if isFixed { return ideal ?? offered }
      guard let value = offered ?? ideal else { return nil }
      return min(max(value, minimum ?? 0), max(maximum ?? .infinity, minimum ?? 0))
    }

    /// The length of the frame; a flexible one takes the proposal between its limits.
    func length(_ offered: CGFloat?, content: CGFloat) -> CGFloat {
      if isFixed { return ideal ?? content }
      guard minimum != nil || maximum != nil else { return ideal.map { offered ?? $0 } ?? content }
      let low = minimum ?? min(content, offered ?? content)
      let high = maximum ?? max(content, minimum ?? content)
      let value =
        (offered ?? ideal) ?? content
      return max(min(value, high), low).isFinite ? max(min(value, high), low) : content
    }
  }

  private let width: Limits
  private let height: Limits
  private let alignment: Alignment

  init(_ base: LayoutItem, width: Limits, height: Limits, alignment: Alignment) {
    (self.width, self.height, self.alignment) = (width, height, alignment)
    super.init(base)
  }

  private func inner(_ offered: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.proposal(offered.width), height: height.proposal(offered.height))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = base.size(inner(proposal))
    return CGSize(
      width: width.length(proposal.width, content: content.width),
      height: height.length(proposal.height, content: content.height))
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    var offered = inner(proposal)
    if !width.isFixed, width.minimum != nil || width.maximum != nil { offered.width = size.width }
    if !height.isFixed, height.minimum != nil || height.maximum != nil {
      offered.height = size.height
    }
    base.draw(offered, state.moved(alignment.origin(of: base, offered, in: size)))
  }
}

/// An item with space around it.
@MainActor final class PaddingItem: WrapperItem {
  private let insets: EdgeInsets

  init(_ base: LayoutItem, _ insets: EdgeInsets) {
    self.insets = insets
    super.init(base)
  }

  private func inner(_ offered: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offered.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: offered.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = base.size(inner(proposal))
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(inner(proposal), state.moved(CGPoint(x: insets.leading, y: insets.top)))
  }
}

/// An item that keeps its ideal size.
@MainActor final class FixedSizeItem: WrapperItem {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ base: LayoutItem, horizontal: Bool, vertical: Bool) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
    super.init(base)
  }

  private func inner(_ offered: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : offered.width, height: vertical ? nil : offered.height)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(inner(proposal)) }

  override func guide(
    _ alignment: HorizontalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat { base.guide(alignment, inner(proposal)) }

  override func guide(
    _ alignment: VerticalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat { base.guide(alignment, inner(proposal)) }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(inner(proposal), state)
  }
}

/// An item with fixed proportions.
@MainActor final class AspectRatioItem: WrapperItem {
  private let ratio: CGFloat?
  private let mode: ContentMode

  init(_ base: LayoutItem, ratio: CGFloat?, mode: ContentMode) {
    (self.ratio, self.mode) = (ratio, mode)
    super.init(base)
  }

  private func inner(_ offered: ProposedViewSize) -> ProposedViewSize {
    let ideal = base.size(.unspecified)
    let ratio = ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return offered }
    let byWidth = offered.width.map { ProposedViewSize(width: $0, height: $0 / ratio) }
    let byHeight = offered.height.map { ProposedViewSize(width: $0 * ratio, height: $0) }
    guard let byWidth, let byHeight else {
      return byWidth ?? byHeight
        ?? ProposedViewSize(
          width: ideal.height * ratio,
          height: ideal.height)
    }
    let isNarrow = (byWidth.height ?? 0) <= (offered.height ?? 0)
    return isNarrow == (mode == .fit) ? byWidth : byHeight
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(inner(proposal)) }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(inner(proposal), state)
  }
}

/// An item with another one behind it or in front of it, which is offered its size.
@MainActor final class LayeredItem: WrapperItem {
  private let other: LayoutItem
  private let alignment: Alignment
  private let isBehind: Bool

  init(_ base: LayoutItem, _ other: [LayoutItem], _ alignment: Alignment, isBehind: Bool) {
    self.other = other.count == 1 ? other[0] : ZStackItem(other, alignment)
    (self.alignment, self.isBehind) = (alignment, isBehind)
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = base.size(proposal)
    let inner = ProposedViewSize(size)
    let origin = alignment.origin(of: other, inner, in: size)
    if !isBehind { base.draw(proposal, state) }
    other.draw(inner, state.moved(origin))
    if isBehind { base.draw(proposal, state) }
  }
}

/// An item moved without an effect on layout.
@MainActor final class OffsetItem: WrapperItem {
  private let offset: CGSize

  init(_ base: LayoutItem, _ offset: CGSize) {
    self.offset = offset
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(proposal, state.moved(CGPoint(x: offset.width, y: offset.height)))
  }
}

/// An item whose center is at a point of all the space that is offered.
@MainActor final class PositionItem: WrapperItem {
  private let position: CGPoint

  init(_ base: LayoutItem, _ position: CGPoint) {
    self.position = position
    super.init(base)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = base.size(proposal)
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = base.size(proposal)
    base.draw(
      proposal,
      state.moved(CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2)))
  }
}
