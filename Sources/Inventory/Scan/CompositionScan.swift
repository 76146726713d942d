import CompositionModel
import Diagnostics

/// An element of a composition, such as a layer or an effect.
struct CompositionElement: Hashable, Sendable {
  /// The name of the kind in After Effects.
  var title: String
  /// The JSON pointer to the element, or to the layer or shape that has it.
  var pointer: String
  /// The names of the compositions and layers around the element, outermost first.
  var layerPath: [String]
  /// The codes of findings that determine the outcome of the element.
  var codes: Set<DiagnosticCode>
  /// The outcome, as far as it is known.
  var outcome = FeatureOutcome.native
  /// The codes of the findings about the element, in order.
  var findings: [DiagnosticCode] = []
}

/// Lists what a composition contains: its elements (layers, shapes, masks, effects and everything else that a designer
/// can add), and the features that not all players draw.
///
/// Hidden layers are omitted unless they are mattes; precompositions are walked once, at their first use.
struct CompositionScan {
  let composition: Composition
  /// The elements, in order.
  private(set) var elements: [CompositionElement] = []
  /// The uses of features that not all players draw, in order.
  private(set) var uses: [(feature: PlayerFeature, place: Forecast.Place)] = []
  /// The names of the compositions and layers around the present place, outermost first.
  private var path: [String]
  private var visited: Set<Int> = []

  /// Walks a composition.
  init(_ composition: Composition) {
    self.composition = composition
    path = composition.name.isEmpty ? [] : [composition.name]
    for use in composition.slots.flatMap(\.uses) {
      add("Slot", use, .unsupportedSlot, feature: .slot)
    }
    walk(composition.layers)
    if let pointer = composition.costlyTimeRemap { add(.costlyTimeRemap, pointer) }
  }

  /// Adds an element at the present place, and the use of a feature that it is.
  mutating func add(
    _ title: String, _ pointer: String, _ codes: DiagnosticCode...,
    feature: PlayerFeature? = nil, if condition: Bool = true
  ) {
    guard condition else { return }
    elements.append(
      CompositionElement(title: title, pointer: pointer, layerPath: path, codes: Set(codes)))
    if let feature { add(feature, pointer) }
  }

  /// Adds the use of a feature at the present place.
  mutating func add(_ feature: PlayerFeature, _ pointer: String, if condition: Bool = true) {
    guard condition else { return }
    uses.append((feature, Forecast.Place(pointer: pointer, layerPath: path)))
  }

  /// Calls a scan with a name added to the path.
  mutating func inside(_ name: String, _ scan: (inout CompositionScan) -> Void) {
    guard !name.isEmpty else { return scan(&self) }
    path.append(name)
    scan(&self)
    path.removeLast()
  }

  private mutating func walk(_ layers: [Layer]) {
    for (index, layer) in layers.enumerated() where !layer.isHidden || layer.isMatteSource {
      path.append(layer.name)
      scan(layer, at: index)
      path.removeLast()
    }
  }

  /// Walks a precomposition under its own name, as findings of import name it.
  mutating func enter(_ index: Int) {
    guard composition.precompositions.indices.contains(index), visited.insert(index).inserted else {
      return
    }
    let outerPath = path
    path = [composition.precompositions[index].title]
    walk(composition.precompositions[index].layers)
    path = outerPath
  }
}

extension Composition {
  /// The pointer to the first layer with time remapping if the layers times frames of all remapped precompositions are
  /// more than lottie-ios remaps before it falls back; `nil` otherwise.
  fileprivate var costlyTimeRemap: String? {
    var counts: [Int: Double] = [:]
    // The number of layers in a precomposition, nested ones included; one that contains itself is treated as empty.
    func count(_ index: Int) -> Double {
      guard precompositions.indices.contains(index) else { return 0 }
      if let count = counts[index] { return count }
      counts[index] = 0
      let count = precompositions[index].layers.reduce(0) { sum, layer in
        sum + 1 + (layer.content.precomposition.map(count) ?? 0)
      }
      counts[index] = count
      return count
    }
    var (frames, pointer) = (0.0, String?.none)
    for layer in allLayers {
      guard case .precomposition(let index, _, .some) = layer.content else { continue }
      pointer = pointer ?? layer.pointer
      frames += count(index) * max(0, layer.outPoint - layer.inPoint)
    }
    return frames > 60_000 ? pointer : nil
  }
}
