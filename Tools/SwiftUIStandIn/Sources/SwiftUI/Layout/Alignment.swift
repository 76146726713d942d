/// A place along the width of views.
public struct HorizontalAlignment: Hashable, Sendable {
  let share: CGFloat
  /// The left edge, where text runs from left to right.
  public static let leading = HorizontalAlignment(share: 0)
  /// The middle.
  public static let center = HorizontalAlignment(share: 0.5)
  /// The right edge, where text runs from left to right.
  public static let trailing = HorizontalAlignment(share: 1)
}

/// A place along the height of views.
public struct VerticalAlignment: Hashable, Sendable {
  let share: CGFloat
  /// The line of a text whose baseline it is; `nil` for others.
  var baseline: Baseline?
  /// A line of a text.
  enum Baseline { case first, last }
  /// The top edge.
  public static let top = VerticalAlignment(share: 0)
  /// The middle.
  public static let center = VerticalAlignment(share: 0.5)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(share: 1)
  /// The baseline of the first line; the bottom edge of views without text.
  public static let firstTextBaseline = VerticalAlignment(share: 1, baseline: .first)
  /// The baseline of the last line; the bottom edge of views without text.
  public static let lastTextBaseline = VerticalAlignment(share: 1, baseline: .last)
}

/// A place in views.
public struct Alignment: Hashable, Sendable {
  /// The place along the width.
  public var horizontal: HorizontalAlignment
  /// The place along the height.
  public var vertical: VerticalAlignment

  /// Makes an alignment.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// The center.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The origin of an item in a container of a size, by the item's guides.
  @MainActor func origin(
    of item: LayoutItem, _ proposal: ProposedViewSize, in container: CGSize
  ) -> CGPoint {
    CGPoint(
      x: container.width * horizontal.share - item.guide(horizontal, proposal),
      y: container.height * vertical.share - item.guide(vertical, proposal))
  }

  /// The origin of a view of a size in a container of a size.
  func origin(of size: CGSize, in container: CGSize) -> CGPoint {
    CGPoint(
      x: (container.width - size.width) * horizontal.share,
      y: (container.height - size.height) * vertical.share)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
  /// The top edge.
  case top
  /// The left edge, where text runs from left to right.
  case leading
  /// The bottom edge.
  case bottom
  /// The right edge, where text runs from left to right.
  case trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes a set of one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    /// The top edge.
    public static let top = Set(.top)
    /// The leading edge.
    public static let leading = Set(.leading)
    /// The bottom edge.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both edges of the width.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both edges of the height.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from the edges, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the leading edge.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Makes insets.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Makes insets of 0.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: Animatable {
  /// The four distances.
  public var animatableData:
    AnimatablePair<CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>>
  {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}

/// A direction along which things lie.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
  /// Along the width.
  case horizontal
  /// Along the height.
  case vertical

  /// Several axes.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Along the width.
    public static let horizontal = Set(rawValue: 1)
    /// Along the height.
    public static let vertical = Set(rawValue: 2)
  }
}

/// How content fills a space of other proportions.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Inside the space.
  case fit
  /// Over the whole space.
  case fill
}
