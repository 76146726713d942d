/// The last value of a modifier that reacts to changes of a value.
@MainActor private func changes<V: Equatable>(_ value: V, in node: ViewNode) -> Bool {
  let memory = node.memory { Memory<V?>(nil) }
  defer { memory.value = value }
  guard let old = memory.value else { return false }
  return old != value
}

nonisolated struct ValueAnimationModifier<V: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let animation: Animation?
  let value: V

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    var inner = inputs.child(.index(0))
    if changes(value, in: inputs.node), !inner.transaction.disablesAnimations {
      inner.transaction.animation = animation
    }
    return content(inner)
  }
}

nonisolated struct TransactionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    var inner = inputs.child(.index(0))
    transform(&inner.transaction)
    return content(inner)
  }
}

nonisolated struct ValueTransactionModifier<V: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let value: V
  let transform: (inout Transaction) -> Void

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    var inner = inputs.child(.index(0))
    if changes(value, in: inputs.node) { transform(&inner.transaction) }
    return content(inner)
  }
}

/// The view to which the modifiers of `animation(_:body:)` and others apply.
nonisolated public struct PlaceholderContentView<Value>: View {
  /// Primitive.
  public typealias Body = Never
  let evaluator: ContentEvaluator
}

extension PlaceholderContentView: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    evaluator(inputs.child(.index(0)))
  }
}

/// Applies a transaction to the modifiers of a body, but not to the content inside it.
nonisolated struct ScopedTransactionModifier<Content: View, Changed: View>: ViewModifier,
  PrimitiveModifier
{
  typealias Body = Never
  let transform: (inout Transaction) -> Void
  let changed: (PlaceholderContentView<Content>) -> Changed

  @MainActor func evaluate(_ inputs: ViewInputs, content: @escaping ContentEvaluator)
    -> [LayoutItem]
  {
    let outer = inputs.transaction
    let placeholder = PlaceholderContentView<Content> { inner in
      var inner = inner
      inner.transaction = outer
      return content(inner)
    }
    var inner = inputs.child(.index(0))
    transform(&inner.transaction)
    return Evaluator.evaluate(changed(placeholder), inner)
  }
}

extension View {
  /// Animates changes of the view when a value changes.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(ValueAnimationModifier(animation: animation, value: value))
  }

  /// Animates the modifiers of a body.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(
      ScopedTransactionModifier<Self, V>(
        transform: { if !$0.disablesAnimations { $0.animation = animation } }, changed: body))
  }

  /// Changes the transaction of the view.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Changes the transaction of the view when a value changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ValueTransactionModifier(value: value, transform: transform))
  }

  /// Changes the transaction of the modifiers of a body.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(ScopedTransactionModifier<Self, V>(transform: transform, changed: body))
  }
}
