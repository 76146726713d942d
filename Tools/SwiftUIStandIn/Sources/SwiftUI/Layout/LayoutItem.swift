/// A view that has been evaluated, and can be measured and drawn.
///
/// Animations never run again between measuring and drawing of one pass.
@MainActor class LayoutItem {
  /// The place among siblings that overlap.
  var zIndex = 0.0
  /// Whether a transition of its own shows how it comes and goes.
  var hasTransition = false
  private var sizes: [(ProposedViewSize, CGSize)] = []

  init() {}

  /// Makes an item that takes over the traits of another one.
  init(traitsOf other: LayoutItem) {
    zIndex = other.zIndex
    hasTransition = other.hasTransition
  }

  /// The size for a proposal, in points.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.first(where: { $0.0 == proposal }) { return known.1 }
    let size = measure(proposal).limited
    sizes.append((proposal, size))
    return size
  }

  /// Computes the size for a proposal.
  func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

  /// The distance of a guide from the left edge, in points.
  func guide(_ alignment: HorizontalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    size(proposal).width * alignment.share
  }

  /// The distance of a guide from the top edge, in points.
  func guide(_ alignment: VerticalAlignment, _ proposal: ProposedViewSize) -> CGFloat {
    size(proposal).height * alignment.share
  }

  /// Draws the item with its origin at that of the state.
  func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {}
}

extension CGSize {
  /// The size without values that cannot be laid out.
  fileprivate var limited: CGSize {
    CGSize(width: width.isNaN ? 0 : max(width, 0), height: height.isNaN ? 0 : max(height, 0))
  }
}

/// An item with another one inside, which it leaves as it is.
@MainActor class WrapperItem: LayoutItem {
  let base: LayoutItem

  init(_ base: LayoutItem) {
    self.base = base
    super.init(traitsOf: base)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { base.size(proposal) }

  // Guides of an item of another size would have to be moved; those of texts are not needed there.
  override func guide(
    _ alignment: HorizontalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat {
    size(proposal) == base.size(proposal)
      ? base.guide(alignment, proposal) : super.guide(alignment, proposal)
  }

  override func guide(
    _ alignment: VerticalAlignment, _ proposal: ProposedViewSize
  ) -> CGFloat {
    size(proposal) == base.size(proposal)
      ? base.guide(alignment, proposal) : super.guide(alignment, proposal)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    base.draw(proposal, state)
  }
}

/// The layout of the root view.
@MainActor enum RootLayout {
  /// The size that content takes of a proposal; sides without an end are empty.
  static func size(of items: [LayoutItem], _ proposal: ProposedViewSize) -> CGSize {
    let size = StackItem.single(items).size(proposal)
    return CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
  }

  static func draw(_ items: [LayoutItem], size: CGSize, list: DisplayList) {
    let item = StackItem.single(items)
    let proposal = ProposedViewSize(size)
    let origin = Alignment.center.origin(of: item.size(proposal), in: size)
    item.draw(proposal, DrawingState(list: list).moved(origin))
  }
}
