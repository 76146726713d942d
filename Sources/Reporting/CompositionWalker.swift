import CompositionModel

/// Walks the visible layers of a composition, and each precomposition at its first use.
protocol CompositionWalker {
  /// The composition.
  var composition: Composition { get }
  /// The names of the compositions and layers around the present place, outermost first.
  var path: [String] { get set }
  /// The precompositions that are walked already.
  var visited: Set<Int> { get set }

  /// Visits a layer; its name is the last of the path.
  mutating func visit(_ layer: Layer, at index: Int)
}

extension CompositionWalker {
  /// Visits layers; hidden ones only if they are mattes.
  mutating func walk(_ layers: [Layer]) {
    for (index, layer) in layers.enumerated() where !layer.isHidden || layer.isMatteSource {
      path.append(layer.name)
      visit(layer, at: index)
      path.removeLast()
    }
  }

  /// Walks a precomposition under its own name, as findings of import name it.
  mutating func enter(_ index: Int) {
    guard composition.precompositions.indices.contains(index), visited.insert(index).inserted else {
      return
    }
    let inner = composition.precompositions[index]
    let outerPath = path
    path = [inner.name.isEmpty ? inner.id : inner.name]
    walk(inner.layers)
    path = outerPath
  }
}
