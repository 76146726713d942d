/// The identity of a view among its siblings.
enum NodeKey: Hashable {
  case index(Int)
  case id(AnyHashable)
}

/// The persistent part of a view: what its identity owns from pass to pass.
@MainActor final class ViewNode {
  private(set) var children: [NodeKey: ViewNode] = [:]
  /// The pass in which the view was last part of the tree.
  var lastPass = 0
  /// The storage of dynamic properties, by offset in the view.
  var properties: [Int: AnyObject] = [:]
  /// The animated data of the view or modifier.
  var attribute: AnyObject?
  /// Other state of a primitive view.
  var memory: AnyObject?
  /// The transaction of a change that observation reported.
  var changeTransaction: Transaction?
  var isTracked = false
  /// Runs when the view leaves the tree.
  var onRemoval: [@MainActor () -> Void] = []
  var removal: RemovedBranch?

  func child(_ key: NodeKey, pass: Int) -> ViewNode {
    if let child = children[key] {
      child.lastPass = pass
      return child
    }
    let child = ViewNode()
    child.lastPass = pass
    children[key] = child
    return child
  }

  func existingChild(_ key: NodeKey) -> ViewNode? { children[key] }

  func remove(_ key: NodeKey) {
    children.removeValue(forKey: key)?.leave()
  }

  /// Removes nodes that a pass did not visit.
  func prune(pass: Int) {
    for (key, child) in children {
      if child.lastPass == pass { child.prune(pass: pass) } else { remove(key) }
    }
  }

  /// Ends the life of the node and its descendants, children first.
  private func leave() {
    for child in children.values { child.leave() }
    children = [:]
    for action in onRemoval { action() }
    onRemoval = []
  }

  /// The state of a primitive view, made at first use.
  func memory<Value: AnyObject>(_ make: () -> Value) -> Value {
    if let memory = memory as? Value { return memory }
    let value = make()
    memory = value
    return value
  }
}

/// A stored value of any type.
final class Memory<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
