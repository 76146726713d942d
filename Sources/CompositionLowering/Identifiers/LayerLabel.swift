import CompositionModel
import ViewTree

/// The layer that views belong to, for their identifiers.
struct LayerLabel: Hashable {
  /// The name of the layer.
  var name: String
  /// The index in its composition, topmost first.
  var index: Int
  /// The number of precompositions around it.
  var depth: Int

  /// The name as a part of identifiers, and whether it is a default name, which other layers may have too.
  var identifier: (text: String, isDefault: Bool) {
    let text = IdentifierText.camelCase(name)
    let isDefault = text.isEmpty || DefaultName(ofLayer: name) != nil
    let needsWord = text.isEmpty || IdentifierText.startsWithDigit(text)
    return (needsWord ? "layer" + text : text, isDefault)
  }
}

/// The part of a view in its layer.
enum LayerPart: Equatable {
  /// The layer itself, with its transform.
  case whole
  /// A group around it, described by a word.
  case around(String)
}

extension ViewDraft {
  /// A group of a layer, by default with the layer's name.
  convenience init(
    of index: Int, in list: LayerList, _ style: GroupView = GroupView(), name: String? = nil,
    as part: LayerPart = .whole, children: [ViewDraft] = []
  ) {
    let own = list.layers[index].name
    self.init(
      name: name ?? own, kind: .group(style), children: children,
      pointer: list.layers[index].pointer)
    // The number in the name of an unnamed layer depends on the layers above it.
    label = LayerLabel(
      name: list.layers[index].isNamed ? own : own.filter { !$0.isNumber }, index: index,
      depth: list.shown.depth)
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
