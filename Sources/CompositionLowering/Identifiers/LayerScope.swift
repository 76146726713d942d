/// A layer in a view tree, once for each time that its precomposition is shown.
struct LayerScope {
  /// The layer; `nil` for the whole composition.
  var label: LayerLabel?
  /// The scope around it: a layer that it is parented to or that it mattes, or a precomposition.
  var parent: Int?
  /// The scope of the precomposition that it belongs to; 0 for the whole composition.
  var owner: Int
  /// Whether a view for the layer itself was found.
  var hasWhole = false
}

/// The layers of a view tree, found in preorder.
struct LayerScopes {
  /// A layer within the scope around it.
  private struct Key: Hashable {
    var parent: Int
    var index: Int
    var depth: Int
    var name: String
  }

  private(set) var scopes = [LayerScope(label: nil, parent: nil, owner: 0, hasWhole: true)]
  private var known: [Key: Int] = [:]

  /// The scope of a view with a label, inside of a scope: one of those around it, or one of its own.
  mutating func scope(of label: LayerLabel, in current: Int) -> Int {
    var around: Int? = current
    while let scope = around, let other = scopes[scope].label, other.depth == label.depth {
      if other == label { return scope }
      around = scopes[scope].parent
    }
    let key = Key(parent: current, index: label.index, depth: label.depth, name: label.name)
    if let scope = known[key] { return scope }
    known[key] = scopes.count
    let isInside = scopes[current].label.map { $0.depth < label.depth } ?? true
    scopes.append(
      LayerScope(
        label: label, parent: current, owner: isInside ? current : scopes[current].owner))
    return scopes.count - 1
  }

  /// Takes the first view of a layer as the layer itself; returns whether it is that.
  mutating func takeWhole(_ scope: Int) -> Bool {
    guard !scopes[scope].hasWhole else { return false }
    scopes[scope].hasWhole = true
    return true
  }
}
