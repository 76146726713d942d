import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

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
    var cost = TimeRemapCost(composition: composition)
    if let pointer = cost.pointerAboveLimit { add(.costlyTimeRemap, pointer) }
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

/// The layers times frames of all precompositions with time remapping.
private struct TimeRemapCost {
  /// The product of layers and frames that lottie-ios remaps in time before it falls back.
  private static let limit = 60_000.0

  let composition: Composition
  private(set) var counts: [Int: Double] = [:]

  /// The pointer to the first layer with time remapping if the cost is above the limit, and `nil` otherwise.
  var pointerAboveLimit: String? {
    mutating get {
      var (frames, pointer) = (0.0, String?.none)
      for layer in composition.layers + composition.precompositions.flatMap(\.layers) {
        guard case .precomposition(let index, _, .some) = layer.content else { continue }
        pointer = pointer ?? layer.pointer
        frames += count(index) * max(0, layer.outPoint - layer.inPoint)
      }
      return frames > TimeRemapCost.limit ? pointer : nil
    }
  }

  /// The number of layers in a precomposition, nested ones included.
  private mutating func count(_ index: Int) -> Double {
    guard composition.precompositions.indices.contains(index) else { return 0 }
    if let count = counts[index] { return count }
    // A precomposition that contains itself is treated as empty.
    counts[index] = 0
    var sum = 0.0
    for layer in composition.precompositions[index].layers {
      sum += 1
      if let inner = layer.content.precomposition { sum += count(inner) }
    }
    counts[index] = sum
    return sum
  }
}
