/// The size of the space around a view.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize

  /// The rectangle of the space; the stand-in knows only the local one.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// The distances to the safe area.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

/// A space of coordinates.
public enum CoordinateSpace: Hashable {
  /// That of the screen.
  case global
  /// That of the view.
  case local
  /// That of a view with a name.
  case named(AnyHashable)
}

/// A view that knows the space it is offered, and takes it all.
nonisolated public struct GeometryReader<Content: View>: View {
  /// Primitive.
  public typealias Body = Never
  /// Returns the content.
  public var content: (GeometryProxy) -> Content

  /// Makes the view.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    let inner = inputs.contained()
    let content = content
    return [
      DeferredItem { size in
        Evaluator.evaluate(content(GeometryProxy(size: size)), inner)
      }
    ]
  }
}

/// An item whose content is evaluated when its size is known.
@MainActor final class DeferredItem: LayoutItem {
  private let evaluate: (CGSize) -> [LayoutItem]

  init(_ evaluate: @escaping (CGSize) -> [LayoutItem]) {
    self.evaluate = evaluate
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let size = size(proposal)
    for item in evaluate(size).drawingOrder { item.draw(ProposedViewSize(size), state) }
  }
}
