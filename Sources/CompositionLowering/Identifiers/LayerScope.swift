import CompositionModel
import ViewTree

/// A layer in a view tree, once for each time that its precomposition is shown.
struct LayerScope {
  /// The layer; `nil` for the whole composition.
  var label: LayerLabel?
  /// The scope around it: a layer that it is parented to or that it mattes, or a precomposition.
  var parent: Int?
  /// The scope of the precomposition that it belongs to; 0 for the whole composition.
  var owner: Int
  /// Whether a view for the layer itself was found.
  var hasWhole = false
}

/// The layers of a view tree, found in preorder.
struct LayerScopes {
  /// A layer within the scope around it.
  private struct Key: Hashable {
    var parent: Int
    var label: LayerLabel
  }

  private(set) var scopes = [LayerScope(label: nil, parent: nil, owner: 0, hasWhole: true)]
  private var known: [Key: Int] = [:]

  /// The scope of a view with a label, inside of a scope: one of those around it, or one of its own.
  mutating func scope(of label: LayerLabel, in current: Int) -> Int {
    var around: Int? = current
    while let scope = around, let other = scopes[scope].label, other.depth == label.depth {
      if other == label { return scope }
      around = scopes[scope].parent
    }
    let key = Key(parent: current, label: label)
    if let scope = known[key] { return scope }
    known[key] = scopes.count
    let isInside = scopes[current].label.map { $0.depth < label.depth } ?? true
    scopes.append(
      LayerScope(
        label: label, parent: current, owner: isInside ? current : scopes[current].owner))
    return scopes.count - 1
  }

  /// Takes the first view of a layer as the layer itself; returns whether it is that.
  mutating func takeWhole(_ scope: Int) -> Bool {
    defer { scopes[scope].hasWhole = true }
    return !scopes[scope].hasWhole
  }
}

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
      depth: list.depth)
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
