/// The identity of a view among its siblings.
enum NodeKey: Hashable, CustomStringConvertible {
  case index(Int)
  case id(AnyHashable)

  /// The key as text, stable between runs: all ids but numbers and strings have the same text.
  var description: String {
    switch self {
    case .index(let index): "\(index)"
    case .id(let id):
      switch id.base {
      case let number as Int: "#\(number)"
      case let text as String: "#\(text)"
      default: "#"
      }
    }
  }
}

/// The closures of a view that run when it appears and disappears.
@MainActor struct Lifecycle {
  var appear: @MainActor () -> Void = {}
  var disappear: @MainActor () -> Void = {}
  /// Whether it is a task, which runs from appearing to disappearing.
  var isTask = false
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
  /// The closures that run when the view appears and disappears.
  var lifecycle: Lifecycle?
  var removal: RemovedBranch?
  /// The type of a view with a body; `nil` for modifiers.
  var viewType: Any.Type?

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
    lifecycle?.disappear()
    lifecycle = nil
  }

  /// The node and its descendants with their keys, parents first, in the order of the keys.
  var preorder: [(path: String, node: ViewNode)] {
    let below = children.map { (key: $0.key.description, node: $0.value) }
      .sorted { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
      .flatMap { child in
        child.node.preorder.map { (path: "\(child.key)/\($0.path)", node: $0.node) }
      }
    return [(path: "", node: self)] + below
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
