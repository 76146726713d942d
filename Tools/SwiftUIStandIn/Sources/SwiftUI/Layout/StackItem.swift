/// Items on top of each other.
@MainActor final class ZStackItem: LayoutItem {
  private let items: [LayoutItem]
  private let alignment: Alignment

  init(_ items: [LayoutItem], _ alignment: Alignment) {
    (self.items, self.alignment) = (items, alignment)
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    items.reduce(CGSize.zero) { size, item in
      let own = item.size(proposal)
      return CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    for item in items.drawingOrder {
      item.draw(proposal, state.moved(alignment.origin(of: item, proposal, in: size)))
    }
  }
}

extension [LayoutItem] {
  /// The items by their z index; equal ones keep their order.
  @MainActor var drawingOrder: [LayoutItem] {
    guard contains(where: { $0.zIndex != 0 }) else { return self }
    return enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }.map(\.element)
  }
}

@MainActor enum StackItem {
  /// One item for any number of them.
  static func single(_ items: [LayoutItem]) -> LayoutItem {
    items.count == 1 ? items[0] : ZStackItem(items, .center)
  }
}

/// Items in a row or a column.
@MainActor final class LinearStackItem: LayoutItem {
  private let items: [LayoutItem]
  private let axis: Axis
  private let share: CGFloat
  private let spacing: CGFloat

  init(_ items: [LayoutItem], _ axis: Axis, share: CGFloat, spacing: CGFloat) {
    (self.items, self.axis, self.share, self.spacing) = (items, axis, share, spacing)
    super.init()
  }

  private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func proposal(_ along: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: along, height: across)
      : ProposedViewSize(width: across, height: along)
  }

  /// Offers the space to the least flexible items first, each an equal part of what is left.
  private func proposals(_ offered: ProposedViewSize) -> [ProposedViewSize] {
    let (length, width) =
      axis == .horizontal ? (offered.width, offered.height) : (offered.height, offered.width)
    guard let length, length.isFinite else {
      return items.map { _ in proposal(length, width) }
    }
    let ranges = items.map { item in
      (
        along(item.size(proposal(0, width))), along(item.size(proposal(.infinity, width)))
      )
    }
    let order = items.indices.sorted {
      let (a, b) = (ranges[$0].1 - ranges[$0].0, ranges[$1].1 - ranges[$1].0)
      return (a.isNaN ? 0 : a, $0) < (b.isNaN ? 0 : b, $1)
    }
    var rest = max(length - spacing * CGFloat(max(items.count - 1, 0)), 0)
    var result = items.map { _ in proposal(0, width) }
    for (position, index) in order.enumerated() {
      result[index] = proposal(rest / CGFloat(items.count - position), width)
      rest = max(rest - along(items[index].size(result[index])), 0)
    }
    return result
  }

  override func measure(_ offered: ProposedViewSize) -> CGSize {
    let sizes = zip(items, proposals(offered)).map { $0.size($1) }
    let length =
      sizes.reduce(0) { $0 + along($1) } + spacing * CGFloat(max(items.count - 1, 0))
    let width = sizes.map { across($0) }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
  }

  override func draw(_ offered: ProposedViewSize, _ state: DrawingState) {
    let width = across(size(offered))
    let proposals = proposals(offered)
    var position = 0.0
    var places: [(LayoutItem, ProposedViewSize, CGPoint)] = []
    for (item, proposal) in zip(items, proposals) {
      let size = item.size(proposal)
      let side = (width - across(size)) * share
      places.append(
        (
          item, proposal,
          axis == .horizontal ? CGPoint(x: position, y: side) : CGPoint(x: side, y: position)
        ))
      position += along(size) + spacing
    }
    for item in items.drawingOrder {
      guard let place = places.first(where: { $0.0 === item }) else { continue }
      item.draw(place.1, state.moved(place.2))
    }
  }
}
