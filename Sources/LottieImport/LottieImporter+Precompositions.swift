import CompositionModel
import Diagnostics

// The nesting of precompositions.
extension LottieImporter {
  /// The size of a composition, where a precomposition counts for each layer that shows it.
  private typealias Extent = (layers: Int, depth: Int)

  /// Cuts cycles of precompositions, and bounds their depth and the number of layers.
  func checkPrecompositions(of composition: inout Composition) {
    // The last entry is the composition itself; the others are its precompositions.
    let root = composition.precompositions.count
    var extents = [Extent?](repeating: nil, count: root + 1)
    for start in (0...root).reversed() where extents[start] == nil {
      visit(start, &composition, &extents)
    }
    guard let extent = extents[root] else { return }
    if extent.depth > ImportLimits.precompositionDepth {
      context.refuse(
        .limitExceeded,
        "Precompositions are nested \(extent.depth) deep; "
          + "the limit is \(ImportLimits.precompositionDepth).")
    }
    if extent.layers > ImportLimits.expandedLayers {
      context.refuse(
        .limitExceeded,
        "The composition has \(extent.layers) layers with those of precompositions; "
          + "the limit is \(ImportLimits.expandedLayers).")
    }
  }

  /// Walks depth first without recursion, as chains may be long.
  private func visit(_ start: Int, _ composition: inout Composition, _ extents: inout [Extent?]) {
    var isOpen = [Bool](repeating: false, count: extents.count)
    var stack = [(composition: start, nextLayer: 0)]
    isOpen[start] = true
    while let top = stack.last {
      let layers = layers(of: top.composition, composition)
      guard let (layer, inner) = precomposition(in: layers, from: top.nextLayer) else {
        extents[top.composition] = extent(layers, extents)
        isOpen[top.composition] = false
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].nextLayer = layer + 1
      if isOpen[inner] {
        cut(layer, of: top.composition, inner, &composition)
      } else if extents[inner] == nil {
        stack.append((inner, 0))
        isOpen[inner] = true
      }
    }
  }

  /// The first layer from an index on that shows a precomposition, and the index of that; `nil` for none.
  private func precomposition(in layers: [Layer], from start: Int) -> (layer: Int, inner: Int)? {
    for index in start..<layers.count {
      if let inner = layers[index].content.precomposition { return (index, inner) }
    }
    return nil
  }

  private func extent(_ layers: [Layer], _ extents: [Extent?]) -> Extent {
    var result = Extent(layers: layers.count, depth: 0)
    // By index, as an iterator would copy every layer.
    for index in layers.indices {
      guard let inner = layers[index].content.precomposition, let extent = extents[inner]
      else { continue }
      // Sums stay bounded, as only the limit matters.
      result.layers = min(result.layers + extent.layers, 1 << 40)
      result.depth = max(result.depth, extent.depth + 1)
    }
    return result
  }

  private func layers(of index: Int, _ composition: Composition) -> [Layer] {
    index < composition.precompositions.count
      ? composition.precompositions[index].layers : composition.layers
  }

  private func cut(_ index: Int, of number: Int, _ inner: Int, _ composition: inout Composition) {
    let outer = composition.precompositions[number]
    let layer = outer.layers[index]
    composition.precompositions[number].layers[index].content = .null
    let name = composition.precompositions[inner].id
    context.layerPath = [outer.title, layer.name]
    defer { context.layerPath = [] }
    context.report(
      .precompositionCycle, pointer: layer.pointer + "/refId",
      "The precomposition \"\(name)\" contains itself; this layer is not drawn.")
  }
}
