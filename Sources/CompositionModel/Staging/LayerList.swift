import StageModel

/// The layers of one composition as it is unfolded at one place.
struct LayerList {
  let layers: [Layer]
  /// The time that they follow.
  let scope: Int
  /// How many precompositions lead to it.
  let depth: Int
  /// Where the first layer with an index is; empty where no effect names a layer.
  let places: [Double: Int]

  init(layers: [Layer], scope: Int, depth: Int) {
    (self.layers, self.scope, self.depth) = (layers, scope, depth)
    guard layers.contains(where: { $0.effects.contains { $0.kind == .setMatte } }) else {
      places = [:]
      return
    }
    let indices = layers.enumerated().compactMap { place, layer in
      layer.index.map { ($0, place) }
    }
    places = Dictionary(indices) { first, _ in first }
  }

  /// The layers whose transforms apply to a layer: its outermost ancestor first, itself last.
  func chain(to index: Int) -> [Int] {
    var chain = [index]
    var next = layers[index].parent
    while let parent = next, layers.indices.contains(parent), chain.count <= layers.count {
      chain.append(parent)
      next = layers[parent].parent
    }
    return chain.reversed()
  }
}

/// Something drawn that stands at the end of a chain of parents.
struct ChainEntry {
  /// The layers whose transforms apply, outermost first.
  var chain: [Int]
  /// The layer that is drawn.
  var layer: Int
  /// What its group holds.
  var content: [ViewDraft]
  /// Whether `content` is complete and needs no group of its own.
  var isWhole = false
  /// Whether its group mixes as the layer says; a matte's group does so instead.
  var blends = true

  /// The same, mixed normally.
  var withoutBlendMode: ChainEntry {
    var copy = self
    copy.blends = false
    return copy
  }
}
