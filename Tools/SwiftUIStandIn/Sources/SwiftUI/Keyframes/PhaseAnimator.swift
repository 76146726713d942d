/// The phase that a view shows, and its changes.
@MainActor private final class PhaseRun {
  private let location: StateLocation<Int>
  private var generation = 0
  private var trigger: AnyHashable?
  private var hasBegun = false

  init(queue: ChangeQueue) { location = StateLocation(0, queue: queue) }

  var index: Int { location.read() }

  func update(
    _ trigger: AnyHashable?, count: Int, _ graph: ViewGraph,
    animation: @escaping (Int) -> Animation?
  ) {
    let isNew = !hasBegun
    let hasChanged = hasBegun && trigger != self.trigger
    (hasBegun, self.trigger) = (true, trigger)
    guard count > 1, trigger == nil ? isNew : hasChanged else { return }
    generation += 1
    let run = generation
    let loops = trigger == nil
    graph.afterUpdate { [self] in advance(run, loops: loops, count: count, animation) }
  }

  /// Moves to the next phase, and on when its animation ends.
  private func advance(
    _ run: Int, loops: Bool, count: Int, _ animation: @escaping (Int) -> Animation?
  ) {
    guard run == generation else { return }
    let next = (location.read() + 1) % count
    withAnimation(animation(next)) {
      location.write(next, TransactionScope.current)
    } completion: { [self] in
      MainActor.assumeIsolated {
        if loops || next != 0 { advance(run, loops: loops, count: count, animation) }
      }
    }
  }
}

/// A view that goes through phases.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  /// Primitive.
  public typealias Body = Never
  private let phases: [Phase]
  private let trigger: AnyHashable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?

  /// Makes a view that goes through phases for ever.
  nonisolated public init(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, trigger, self.content, self.animation) =
      (Array(phases), nil, content, animation)
  }

  /// Makes a view that goes through phases once when a value changes.
  nonisolated public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    (self.phases, self.trigger) = (Array(phases), AnyHashable(Comparison(trigger)))
    (self.content, self.animation) = (content, animation)
  }
}

@MainActor private func presentPhase<Phase>(
  _ phases: [Phase], _ trigger: AnyHashable?, _ animation: @escaping (Phase) -> Animation?,
  _ inputs: ViewInputs
) -> Phase? {
  let run = inputs.node.memory { PhaseRun(queue: inputs.graph.queue) }
  run.update(trigger, count: phases.count, inputs.graph) { animation(phases[$0]) }
  return phases.indices.contains(run.index) ? phases[run.index] : phases.first
}

extension PhaseAnimator: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    guard let phase = presentPhase(phases, trigger, animation, inputs) else { return [] }
    return Evaluator.evaluate(content(phase), inputs.child(.index(0)))
  }
}

nonisolated struct PhaseAnimatorModifier<Base: View, Phase: Equatable, Changed: View>:
  ViewModifier, PrimitiveModifier
{
  typealias Body = Never
  let phases: [Phase]
  let trigger: AnyHashable?
  let changed: (PlaceholderContentView<Base>, Phase) -> Changed
  let animation: (Phase) -> Animation?

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    guard let phase = presentPhase(phases, trigger, animation, inputs) else {
      return content(inputs.child(.index(0)))
    }
    let placeholder = PlaceholderContentView<Base>(evaluator: content)
    return Evaluator.evaluate(changed(placeholder, phase), inputs.child(.index(0)))
  }
}

#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
extension View {
  /// Goes through phases for ever.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        phases: Array(phases), trigger: nil, changed: content, animation: animation))
  }

  /// Goes through phases once when a value changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseAnimatorModifier(
        phases: Array(phases), trigger: AnyHashable(Comparison(trigger)), changed: content,
        animation: animation))
  }
}
