/// Gives views identifiers made from the names on their paths.
///
/// A layer is called by its name, together with the nearest layer around it that distinguishes it from others of
/// that name; one with a default name belongs to its precomposition. Views inside of a layer are called by the layer
/// and their own name or kind. So an identifier does not depend on layers of other names.
struct IdentifierPlanner {
  /// A view in preorder.
  private struct View {
    var scope: Int
    /// The node among the views of layers; `nil` for a layer itself.
    var node: Int?
  }

  private var scopes = LayerScopes()
  private var views: [View] = []
  private var locals = NameTree()
  private var used: Set<String> = ["root"]

  /// The identifiers of a draft and its descendants, in preorder; the first one is `root`.
  static func identifiers(of root: ViewDraft) -> [String] {
    var planner = IdentifierPlanner()
    planner.views.append(View(scope: 0, node: nil))
    for child in root.children { planner.visit(child, scope: 0, parent: nil) }
    planner.locals.numberSiblings()
    return planner.identifiers()
  }

  private mutating func visit(_ draft: ViewDraft, scope current: Int, parent: Int?) {
    let scope = draft.label.map { scopes.scope(of: $0, in: current) } ?? current
    let around = scope == current ? parent : nil
    let layerName = scopes.scopes[scope].label?.name ?? ""
    var node: Int?
    if draft.part != .whole || !scopes.takeWhole(scope) {
      let name = IdentifierPrefix(draft, in: layerName)
      node = locals.add(
        name.text, stem: name.stem, written: name.number, in: around, of: scope)
    }
    views.append(View(scope: scope, node: node))
    for child in draft.children { visit(child, scope: scope, parent: node) }
  }

  private mutating func identifiers() -> [String] {
    let layers = layerIdentifiers()
    var result = views.map { $0.node == nil ? layers[$0.scope] : "" }
    result[0] = "root"
    let members = views.indices.filter { views[$0].node != nil }
    let nodes = members.map { views[$0].node ?? 0 }
    let texts = texts(of: nodes, in: locals) { views[members[$0]].scope }
    for (index, text) in zip(members, texts) {
      result[index] = claim(IdentifierText.joined(layers[views[index].scope], text))
    }
    return result
  }

  /// The identifiers of all layers; empty for the whole composition.
  private mutating func layerIdentifiers() -> [String] {
    var names = NameTree()
    var hasDefaultName: [Bool] = []
    for scope in scopes.scopes {
      let (text, isDefault) = scope.label?.identifier ?? ("", false)
      hasDefaultName.append(isDefault)
      _ = names.add(text, in: scope.parent == 0 ? nil : scope.parent)
    }
    names.numberSiblings()
    let all = Array(scopes.scopes.indices)
    // Layers with names of their own are distinguished everywhere; others, within their precomposition.
    let texts = texts(of: all, in: names) { hasDefaultName[$0] ? scopes.scopes[$0].owner : -1 }
    var result = Array(repeating: "", count: all.count)
    for index in all.dropFirst() where !hasDefaultName[index] {
      result[index] = claim(texts[index])
    }
    for index in all.dropFirst() where hasDefaultName[index] {
      result[index] = claim(
        IdentifierText.joined(result[scopes.scopes[index].owner], texts[index]))
    }
    return result
  }

  /// The texts of nodes, told apart from others of the same name and group.
  private func texts(
    of nodes: [Int], in names: NameTree, by group: (Int) -> Int
  ) -> [String] {
    /// A name within a group.
    struct Key: Hashable {
      var group: Int
      var text: String
    }
    let groups = Dictionary(grouping: nodes.indices) { place in
      Key(group: group(place), text: names.nodes[nodes[place]].text)
    }
    var result = Array(repeating: "", count: nodes.count)
    for members in groups.values {
      let texts = names.texts(of: members.map { nodes[$0] })
      for (place, text) in zip(members, texts) { result[place] = text }
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
