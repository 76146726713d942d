import CompositionLowering
import CompositionModel
import Geometry

/// Converts times between a composition and its precompositions.
///
/// Compositions are numbered as in `LayerAddress`. For a precomposition that several layers show, the first layer
/// determines the time.
struct CompositionTimes {
  private let composition: Composition
  /// The first layer that shows each precomposition; `nil` for those that are not shown.
  private var places: [LayerAddress?]
  /// The compositions that are shown, each after those that show it.
  private(set) var order: [Int] = []

  init(_ composition: Composition) {
    self.composition = composition
    places = Array(repeating: nil, count: composition.compositionCount)
    var isDone = Array(repeating: false, count: composition.compositionCount)
    visit(0, &isDone)
    order.reverse()
  }

  /// Walks depth first; import limits the nesting of precompositions.
  private mutating func visit(_ number: Int, _ isDone: inout [Bool]) {
    guard !isDone[number] else { return }
    isDone[number] = true
    for (index, layer) in composition.layers(of: number).enumerated() {
      guard let inner = layer.content.precomposition,
        composition.precompositions.indices.contains(inner)
      else { continue }
      if places[inner + 1] == nil {
        places[inner + 1] = LayerAddress(composition: number, layer: index)
      }
      visit(inner + 1, &isDone)
    }
    order.append(number)
  }

  /// The size of a composition, in points.
  func size(of number: Int) -> Vector2 {
    guard let place = places[number],
      case .precomposition(_, let size, _) = composition.layer(at: place).content
    else { return composition.size }
    return size
  }

  /// The duration of a composition, in frames.
  func duration(of number: Int) -> Double {
    guard let place = places[number] else { return composition.frameCount }
    let layer = composition.layer(at: place)
    return layer.outPoint - layer.inPoint
  }

  /// Converts a time of one composition to a time of another, in frames.
  ///
  /// A remapped time cannot be converted outwards and is returned unchanged.
  func convert(_ frame: Double, from: Int, to: Int) -> Double {
    guard from != to, let root = outer(frame, from) else { return frame }
    return inner(root, to)
  }

  private func outer(_ frame: Double, _ number: Int) -> Double? {
    guard number != 0 else { return frame }
    guard let place = places[number] else { return nil }
    let layer = composition.layer(at: place)
    guard case .precomposition(_, _, nil) = layer.content else { return nil }
    return outer(frame * layer.stretch + layer.startTime, place.composition)
  }

  private func inner(_ frame: Double, _ number: Int) -> Double {
    guard let place = places[number] else { return frame }
    var step = TimeStep(TimeScope(inside: composition.layer(at: place), parent: 0))
    return step.time(at: inner(frame, place.composition))
  }
}

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
