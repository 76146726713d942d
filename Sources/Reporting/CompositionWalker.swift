import CompositionModel

/// Walks the layers of a composition that can be seen, and precompositions once, where they are shown first.
protocol CompositionWalker {
  /// What is walked.
  var composition: Composition { get }
  /// The names that lead to the present place.
  var path: [String] { get set }
  /// The precompositions that were walked.
  var seen: Set<Int> { get set }

  /// Looks at a layer of the list that is walked; its name is the last of the path.
  mutating func visit(_ layer: Layer, at index: Int)
}

extension CompositionWalker {
  /// Visits layers; hidden ones only if they serve as mattes.
  mutating func walk(_ layers: [Layer]) {
    for (index, layer) in layers.enumerated() where !layer.isHidden || layer.isMatteSource {
      path.append(layer.name)
      visit(layer, at: index)
      path.removeLast()
    }
  }

  /// Walks a precomposition under its own name, as findings of import name it.
  mutating func enter(_ index: Int) {
    guard composition.precompositions.indices.contains(index), seen.insert(index).inserted else {
      return
    }
    let inner = composition.precompositions[index]
    let outerPath = path
    path = [inner.name.isEmpty ? inner.id : inner.name]
    walk(inner.layers)
    path = outerPath
  }
}
