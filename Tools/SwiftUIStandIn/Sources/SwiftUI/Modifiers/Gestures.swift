import Geometry

/// A part of the scene that can be tapped.
@MainActor struct TapArea {
  /// The frame of the view, in its own coordinates.
  let frame: CGRect
  /// From these to those of the scene.
  let transform: ProjectionTransform
  let action: @MainActor () -> Void

  func contains(_ point: CGPoint) -> Bool {
    guard transform.isUsable else { return false }
    return frame.contains(point.applying(transform.inverted()))
  }
}

/// An item that can be tapped within its frame.
@MainActor private final class TapItem: WrapperItem {
  private let graph: ViewGraph
  private let action: @MainActor () -> Void

  init(_ base: LayoutItem, _ graph: ViewGraph, _ action: @escaping @MainActor () -> Void) {
    (self.graph, self.action) = (graph, action)
    super.init(base)
  }

  override func draw(_ proposal: ProposedViewSize, _ state: DrawingState) {
    let frame = CGRect(origin: .zero, size: size(proposal))
    graph.add(TapArea(frame: frame, transform: state.transform, action: action))
    super.draw(proposal, state)
  }
}

extension View {
  /// Calls a closure when the view is tapped.
  ///
  /// The stand-in knows single taps outside of views that are composited as a whole.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      WrappingModifier { item, inputs in
        if count != 1 { inputs.graph.note("Taps are single ones.") }
        return TapItem(item, inputs.graph, action)
      })
  }
}

extension ViewGraph {
  /// Taps a point of the scene; returns whether something is there.
  package func tap(at point: CGPoint) -> Bool {
    refresh()
    guard let area = tapAreas.last(where: { $0.contains(point) }) else { return false }
    area.action()
    return true
  }
}
