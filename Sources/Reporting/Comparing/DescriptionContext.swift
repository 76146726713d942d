import CompositionModel
import ViewTree

/// The values around a part of the model that references and expressions in it stand for.
struct DescriptionContext {
  /// The composition; `nil` for timelines.
  var composition: Composition?
  /// The layers of the composition around the part.
  var layers: [Layer] = []
  /// The indices of layers that are mattes.
  var mattes: Set<Int> = []
  /// The index of the layer around the part.
  var layerIndex = 0
  /// The number of color stops of the gradient around the part.
  var colorStopCount = 0
  /// The unit of values without their own, such as the values of actions.
  var unit: ValueUnit?
  /// The actions of a timeline, by the identifiers of views.
  var actions: [String: [TimedAction]] = [:]
  /// The expressions of the layer that belong to a described property.
  private(set) var usedExpressions: Set<Int> = []

  /// The layer around the part; `nil` outside of layers.
  var layer: Layer? { layers.indices.contains(layerIndex) ? layers[layerIndex] : nil }

  /// The seconds of a number of frames, without rounding errors: they stay the same at another frame rate.
  func seconds(_ frames: Double) -> Double {
    let seconds = frames / (composition?.frameRate ?? 1)
    return abs(seconds) < 1e6 ? (seconds * 1e6).rounded() / 1e6 : seconds
  }

  /// Begins the description of a layer.
  mutating func enter(layer index: Int) {
    layerIndex = index
    usedExpressions = []
  }

  /// The text of an expression of the layer; `nil` for none.
  mutating func expression(_ number: ExpressionNumber?) -> String? {
    guard let index = number.map({ Int($0.index) }), let layer,
      layer.expressions.indices.contains(index)
    else { return nil }
    usedExpressions.insert(index)
    return layer.expressions[index].source
  }

  /// The name of an element that a reference stands for.
  func name(of index: Int, in scope: ReferenceScope) -> String {
    let name: String? =
      switch scope {
      case .layers: element(layers, index)?.name
      case .precompositions: element(composition?.precompositions, index)?.elementHead.title
      case .images: element(composition?.images, index)?.elementHead.title
      case .sounds: element(composition?.sounds, index)?.elementHead.title
      case .dataSources: element(composition?.dataSources, index)?.elementHead.title
      }
    return name.map { "“\($0)”" } ?? "missing"
  }

  private func element<Element>(_ list: [Element]?, _ index: Int) -> Element? {
    list.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }
}
