/// The context in which a view is evaluated.
@MainActor struct ViewInputs {
  let graph: ViewGraph
  var node: ViewNode
  var environment: EnvironmentValues
  var transaction: Transaction
  /// The phase of the transition of the nearest branch, until a container or a transition uses it.
  var transitionPhase: TransitionPhase?
  /// The same, until a container uses it.
  var presence: TransitionPhase?
  /// The axis of the nearest row or column.
  var stackAxis: Axis?

  func child(_ key: NodeKey) -> ViewInputs {
    var result = self
    result.node = node.child(key, pass: graph.pass)
    if let change = result.node.changeTransaction { result.transaction = change }
    return result
  }

  /// The inputs of a container's content, to which the container's transition does not apply.
  func contained(_ key: NodeKey = .index(0)) -> ViewInputs {
    var result = child(key)
    (result.transitionPhase, result.presence) = (nil, nil)
    return result
  }
}
