import ViewTree

/// Gives views identifiers made from the names on their paths.
///
/// A layer is called by its name, together with the nearest layer around it that distinguishes it from others of
/// that name; one with a default name belongs to its precomposition. Views inside of a layer are called by the layer
/// and their own name or kind. So an identifier does not depend on layers of other names.
struct IdentifierPlanner {
  /// A layer in the view tree, once for each time that its precomposition is shown.
  private struct Scope {
    /// The layer; `nil` for the whole composition.
    var label: LayerLabel?
    /// The scope around it: a layer that it is parented to or that it mattes, or a precomposition.
    var parent: Int?
    /// The scope of the precomposition that it belongs to; 0 for the whole composition.
    var owner: Int
    /// Whether a view for the layer itself was found.
    var hasWhole = false
  }

  /// A layer within the scope around it.
  private struct ScopeKey: Hashable {
    var parent: Int
    var label: LayerLabel
  }

  /// The layers in preorder; the first one is the whole composition.
  private var scopes = [Scope(label: nil, parent: nil, owner: 0, hasWhole: true)]
  private var known: [ScopeKey: Int] = [:]
  /// The views in preorder, each with its node among the views of layers; `nil` for a layer itself.
  private var views: [(scope: Int, node: Int?)] = []
  private var locals = NameTree()
  private var used: Set<String> = ["root"]

  /// The identifiers of a draft and its descendants, in preorder; the first one is `root`.
  static func identifiers(of root: ViewDraft) -> [String] {
    var planner = IdentifierPlanner()
    planner.views.append((0, nil))
    for child in root.children { planner.visit(child, scope: 0, parent: nil) }
    planner.locals.numberSiblings()
    return planner.identifiers()
  }

  private mutating func visit(_ draft: ViewDraft, scope current: Int, parent: Int?) {
    let scope = draft.label.map { self.scope(of: $0, in: current) } ?? current
    let around = scope == current ? parent : nil
    let layerName = scopes[scope].label?.name ?? ""
    var node: Int?
    if draft.part == .whole, !scopes[scope].hasWhole {
      // The first such view is the layer itself.
      scopes[scope].hasWhole = true
    } else {
      node = locals.add(NameTree.Node(draft, in: layerName, parent: around, layer: scope))
    }
    views.append((scope, node))
    for child in draft.children { visit(child, scope: scope, parent: node) }
  }

  /// The scope of a view with a label, inside of a scope: one of those around it, or one of its own.
  private mutating func scope(of label: LayerLabel, in current: Int) -> Int {
    var around: Int? = current
    while let scope = around, let other = scopes[scope].label, other.depth == label.depth {
      if other == label { return scope }
      around = scopes[scope].parent
    }
    let key = ScopeKey(parent: current, label: label)
    if let scope = known[key] { return scope }
    known[key] = scopes.count
    let isInside = scopes[current].label.map { $0.depth < label.depth } ?? true
    let owner = isInside ? current : scopes[current].owner
    scopes.append(Scope(label: label, parent: current, owner: owner))
    return scopes.count - 1
  }

  private mutating func identifiers() -> [String] {
    let layers = layerIdentifiers()
    let texts = locals.texts { locals.nodes[$0].layer }
    var result = ["root"]
    for view in views.dropFirst() {
      var text = layers[view.scope]
      if let node = view.node { text = claim(IdentifierText.joined(text, texts[node])) }
      result.append(text)
    }
    return result
  }

  /// The identifiers of all layers; empty for the whole composition.
  private mutating func layerIdentifiers() -> [String] {
    var names = NameTree()
    var hasDefaultName: [Bool] = []
    for scope in scopes {
      let (text, isDefault) = scope.label?.identifier ?? ("", false)
      hasDefaultName.append(isDefault)
      let parent = scope.parent == 0 ? nil : scope.parent
      _ = names.add(NameTree.Node(text: text, stem: text, parent: parent))
    }
    names.numberSiblings()
    // Layers with names of their own are distinguished everywhere; others, within their precomposition.
    let texts = names.texts { hasDefaultName[$0] ? scopes[$0].owner : -1 }
    var result = Array(repeating: "", count: scopes.count)
    for index in scopes.indices.dropFirst() where !hasDefaultName[index] {
      result[index] = claim(texts[index])
    }
    for index in scopes.indices.dropFirst() where hasDefaultName[index] {
      result[index] = claim(
        IdentifierText.joined(result[scopes[index].owner], texts[index]))
    }
    return result
  }

  /// An identifier that no other view has: a text, with a number where it is taken.
  private mutating func claim(_ text: String) -> String {
    let text = IdentifierText.valid(text)
    if used.insert(text).inserted { return text }
    var (candidate, number) = (text + "View", 2)
    while !used.insert(candidate).inserted {
      candidate = "\(text)View\(number)"
      number += 1
    }
    return candidate
  }
}

extension NameTree.Node {
  /// A view inside of a layer, by its own name or the word of its kind.
  fileprivate init(_ draft: ViewDraft, in layerName: String, parent: Int?, layer: Int) {
    let word = Self.word(of: draft)
    self.init(text: word, stem: word, parent: parent, layer: layer)
    if case .around = draft.part { return }
    if let name = DefaultName(ofShape: draft.name) {
      // “Rectangle 1” may be the name of a group, of a shape and of a path.
      let stem = draft.kind.role == .drawn ? IdentifierText.camelCase(String(name.stem)) : word
      let isPlain = stem.isEmpty || stem == word || word == "shape" && stem == "group"
      if !isPlain { (self.stem, text) = (stem, IdentifierText.joined(stem, word)) }
      written = name.number
    } else {
      let name = Self.withoutLayer(
        IdentifierText.camelCase(draft.name), IdentifierText.camelCase(layerName))
      guard draft.name != layerName, !name.isEmpty else { return }
      text = Self.described(name, by: word, of: draft)
      stem = text
    }
  }

  /// The word of a view's kind.
  private static func word(of draft: ViewDraft) -> String {
    if case .around(let word) = draft.part { return word }
    // A group inside of the layer's own group holds the content of the layer.
    if draft.part == .whole { return "content" }
    return IdentifierText.camelCase(draft.kind.identifierWord)
  }

  /// A name with the word of the kind, where it does not say that it is no view of its own.
  private static func described(_ name: String, by word: String, of draft: ViewDraft) -> String {
    if IdentifierText.startsWithDigit(name) { return word + name }
    guard draft.kind.role != .drawn else { return name }
    let end = IdentifierText.capitalized(word)
    return name == word || name.hasSuffix(end) ? name : name + end
  }

  /// A name without the layer's name at its beginning.
  private static func withoutLayer(_ name: String, _ layer: String) -> String {
    guard !layer.isEmpty, name.hasPrefix(layer) else { return name }
    let rest = name.dropFirst(layer.count)
    guard let first = rest.utf8.first else { return "" }
    let startsWord = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first
    return startsWord || IdentifierText.startsWithDigit(String(rest)) ? String(rest) : name
  }
}
