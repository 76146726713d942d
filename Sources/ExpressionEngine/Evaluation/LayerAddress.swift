import CompositionModel

/// The address of a layer.
///
/// Composition 0 is the main composition; precompositions count from 1.
struct LayerAddress: Hashable {
  /// The number of the composition.
  var composition: Int
  /// The index of the layer in it.
  var layer: Int
}

extension Composition {
  /// The number of compositions including precompositions.
  var compositionCount: Int { precompositions.count + 1 }

  /// The layers of a composition, numbered as in `LayerAddress`.
  func layers(of number: Int) -> [Layer] {
    number == 0 ? layers : precompositions[number - 1].layers
  }

  /// The layer at an address.
  func layer(at address: LayerAddress) -> Layer {
    layers(of: address.composition)[address.layer]
  }

  /// Changes the layer at an address in place.
  mutating func withLayer<Result>(
    at address: LayerAddress, _ body: (inout Layer) -> Result
  ) -> Result {
    address.composition == 0
      ? body(&layers[address.layer])
      : body(&precompositions[address.composition - 1].layers[address.layer])
  }
}
