/// How a view comes and goes.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// A transition of any type.
public struct AnyTransition {
  /// Evaluates content in a phase.
  typealias Evaluation =
    @MainActor (TransitionPhase, ViewInputs, @escaping ContentEvaluator) ->
    [LayoutItem]

  let evaluate: Evaluation
  /// The animation of the transition itself.
  var animation: Animation?

  nonisolated init(_ evaluate: @escaping Evaluation) { self.evaluate = evaluate }

  /// Wraps a transition.
  nonisolated public init<T: Transition>(_ transition: T) {
    let transition = Unchecked(transition)
    self.init { phase, inputs, content in
      let placeholder = PlaceholderContentView<T>(evaluator: content)
      return Evaluator.evaluate(transition.value.body(content: placeholder, phase: phase), inputs)
    }
  }

  private nonisolated init<M: ViewModifier>(_ modifier: @escaping (TransitionPhase) -> M) {
    let modifier = Unchecked(modifier)
    self.init { phase, inputs, content in
      Evaluator.evaluate(modifier.value(phase), inputs, content: content)
    }
  }

  private nonisolated init<V: View>(
    _ change: @escaping @MainActor (PlaceholderContentView<EmptyView>, TransitionPhase) -> V
  ) {
    self.init { phase, inputs, content in
      Evaluator.evaluate(
        change(PlaceholderContentView<EmptyView>(evaluator: content), phase), inputs)
    }
  }

  /// No change.
  public static var identity: AnyTransition { AnyTransition { $2($1.child(.index(0))) } }

  /// Fades.
  public static var opacity: AnyTransition {
    AnyTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
  }

  /// Grows from nothing.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// Grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition { content, phase in
      content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
    }
  }

  /// Moves from a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition { content, phase in content.offset(phase.isIdentity ? .zero : offset) }
  }

  /// Moves from a distance in points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  /// Moves in from an edge and out to it.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      content.modifier(MoveEffect(edge: edge, amount: phase.isIdentity ? 0 : 1))
    }
  }

  /// Moves in from an edge and out to the opposite one, and fades.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition { content, phase in
      content.opacity(phase.isIdentity ? 1 : 0)
        .modifier(MoveEffect(edge: edge, amount: -phase.value))
    }
  }

  /// Moves in from the leading edge and out to the trailing one, and fades.
  public static var slide: AnyTransition {
    AnyTransition { content, phase in
      content.modifier(MoveEffect(edge: .leading, amount: -phase.value))
    }
  }

  /// Changes from a modifier to another one.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifiers = Unchecked((active, identity))
    return AnyTransition { phase in phase.isIdentity ? modifiers.value.1 : modifiers.value.0 }
  }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    let (insertion, removal) = (Unchecked(insertion), Unchecked(removal))
    return AnyTransition { phase, inputs, content in
      // Both apply always, so that the content keeps its identity.
      let inner = phase == .didDisappear ? TransitionPhase.identity : phase
      let outer = phase == .willAppear ? TransitionPhase.identity : phase
      return removal.value.evaluate(outer, inputs.child(.index(0))) { inputs in
        insertion.value.evaluate(inner, inputs.child(.index(0)), content)
      }
    }
  }

  /// Returns both transitions together.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (first, other) = (Unchecked(evaluate), Unchecked(other))
    return AnyTransition { phase, inputs, content in
      other.value.evaluate(phase, inputs.child(.index(0))) { inputs in
        first.value(phase, inputs.child(.index(0)), content)
      }
    }
  }

  /// Returns the transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    let base = Unchecked(evaluate)
    return AnyTransition { phase, inputs, content in
      var inner = inputs
      if inner.transaction.animation != nil { inner.transaction.animation = animation }
      return base.value(phase, inner, content)
    }
  }
}

/// A value that only the main thread uses.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Moves a view by its size toward an edge.
nonisolated private struct MoveEffect: GeometryEffect {
  var edge: Edge
  var amount: Double

  var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    switch edge {
    case .top: .translation(0, -size.height * amount)
    case .bottom: .translation(0, size.height * amount)
    case .leading: .translation(-size.width * amount, 0)
    case .trailing: .translation(size.width * amount, 0)
    }
  }
}

nonisolated struct TransitionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let transition: AnyTransition

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    var inner = inputs.child(.index(0))
    let phase = inputs.transitionPhase ?? .identity
    inner.transitionPhase = nil
    return transition.evaluate(phase, inner, content).map { item in
      let result = WrapperItem(item)
      result.hasTransition = true
      return result
    }
  }
}

extension View {
  /// Sets how the view comes and goes with an animation.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }

  /// Sets how the view comes and goes with an animation.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
}
