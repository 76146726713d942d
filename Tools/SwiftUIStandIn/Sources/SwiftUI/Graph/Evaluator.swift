/// Evaluates views and modifiers into items of layout.
@MainActor enum Evaluator {
  static func evaluate<V: View>(_ view: V, _ inputs: ViewInputs) -> [LayoutItem] {
    if let primitive = view as? any PrimitiveView { return primitive.evaluate(inputs) }
    var view = view
    inputs.node.viewType = V.self
    prepare(&view, inputs)
    let body = tracked(inputs) { view.body }
    return evaluate(body, inputs.child(.index(0)))
  }

  static func evaluate<M>(
    _ modifier: M, _ inputs: ViewInputs, content: @escaping ContentEvaluator
  ) -> [LayoutItem] {
    if let primitive = modifier as? any PrimitiveModifier {
      return primitive.evaluate(inputs, content: content)
    }
    if let effect = modifier as? any GeometryEffect {
      return GeometryEffects.evaluate(effect, inputs, content: content)
    }
    guard let modifier = modifier as? any ViewModifier else { return content(inputs) }
    return evaluateBody(modifier, inputs, content: content)
  }

  private static func evaluateBody<M: ViewModifier>(
    _ modifier: M, _ inputs: ViewInputs, content: @escaping ContentEvaluator
  ) -> [LayoutItem] {
    var modifier = modifier
    prepare(&modifier, inputs)
    // The content has its identity and its environment from its place in the body.
    let evaluator: ContentEvaluator = { content($0.child(.index(0))) }
    let body = tracked(inputs) {
      modifier.body(content: _ViewModifier_Content(evaluator: evaluator))
    }
    return evaluate(body, inputs.child(.index(0)))
  }

  /// Gives a view its state, its environment and its animated data.
  private static func prepare<T>(_ value: inout T, _ inputs: ViewInputs) {
    for field in DynamicFields.fields(of: T.self) {
      field.install(&value, inputs)
    }
    if let animatable = value as? any Animatable, let animated = animate(animatable, inputs) as? T {
      value = animated
    }
  }

  static func animate<A: Animatable>(_ value: A, _ inputs: ViewInputs) -> A {
    guard A.AnimatableData.self != EmptyAnimatableData.self else { return value }
    var value = value
    value.animatableData = inputs.animated(value.animatableData)
    return value
  }

  /// Runs a body and remembers the transaction of the next change of an object it reads.
  private static func tracked<Body>(_ inputs: ViewInputs, _ body: () -> Body) -> Body {
    let node = inputs.node
    guard !node.isTracked || inputs.graph.hasChanges else { return body() }
    node.isTracked = true
    let reference = TrackedNode(node: node, queue: inputs.graph.queue)
    return withObservationTracking(body) { reference.didChange() }
  }
}

/// A node whose body read an observable object.
final class TrackedNode: @unchecked Sendable {
  // The references never change.
  private weak let node: ViewNode?
  private weak let queue: ChangeQueue?

  init(node: ViewNode, queue: ChangeQueue) { (self.node, self.queue) = (node, queue) }

  func didChange() {
    if let node, let queue { queue.add(observing: node, TransactionScope.current) }
  }
}
