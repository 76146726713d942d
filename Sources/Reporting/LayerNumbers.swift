package import CompositionModel

/// The numbers that After Effects shows beside the names of layers.
package struct LayerNumbers: Sendable {
  /// The names and numbers of layers by their JSON pointers.
  private var layers: [Substring: (name: String, number: Int)] = [:]

  /// Makes the numbers of no layers.
  package init() {}

  /// Makes the numbers of a composition's layers.
  package init(_ composition: Composition) {
    for list in [composition.layers] + composition.precompositions.map(\.layers) {
      for (place, layer) in list.enumerated() {
        // Exporters number layers as After Effects does, and leave some layers out.
        let number = layer.index.flatMap { Int(exactly: $0) } ?? 0
        layers[Substring(layer.pointer)] = (layer.name, number > 0 ? number : place + 1)
      }
    }
  }

  /// The number of the layer at a place or around it, and its index in the path of names; `nil` without one.
  func number(atPointer pointer: String, path: [String]) -> (index: Int, number: Int)? {
    var rest = pointer[...]
    while !rest.isEmpty {
      if let layer = layers[rest] {
        return path.lastIndex(of: layer.name).map { ($0, layer.number) }
      }
      rest = rest[..<(rest.lastIndex(of: "/") ?? rest.startIndex)]
    }
    return nil
  }
}
