import CompositionModel
import ViewTree

/// The layer that views belong to, for their identifiers.
struct LayerLabel: Equatable {
  /// The name of the layer.
  var name: String
  /// The index in its composition, topmost first.
  var index: Int
  /// The number of precompositions around it.
  var depth: Int
}

/// The part that a view plays among those of its layer.
enum LayerPart: Equatable {
  /// The layer itself, with its transform.
  case whole
  /// A group around it, described by a word.
  case around(String)
}

extension ViewDraft {
  /// Makes the view one of a layer's.
  func belong(to index: Int, of list: LayerList, as part: LayerPart = .whole) {
    let layer = list.layers[index]
    // The number in the name of an unnamed layer depends on the layers above it.
    let name = layer.isNamed ? layer.name : layer.name.filter { !$0.isNumber }
    label = LayerLabel(name: name, index: index, depth: list.depth)
    self.part = part
  }

  /// Lets views take the place of the trivial group of a layer around them.
  ///
  /// A single one is the layer then. Its name is kept where the layer has only a default name.
  func passLabel(to views: [ViewDraft]) {
    guard let label else { return }
    for view in views where view.label == nil {
      view.label = label
      guard views.count == 1 else { continue }
      view.part = part
      if DefaultName(ofLayer: label.name) != nil, DefaultName(ofShape: view.name) == nil {
        view.label?.name = view.name
      }
    }
  }
}
