import CompositionModel
import SceneModel
import ViewTree

/// The views of a layer, and the layers whose transforms apply to them.
struct LayerViews {
  /// The indices of the layers whose transforms apply, outermost first.
  var chain: [Int]
  /// The index of the layer.
  var layer: Int
  /// The content of the layer's group.
  var content: [ViewDraft]
  /// Whether `content` is complete and needs no group.
  var isComplete = false
  /// Whether the group has the blend mode of the layer; a matte's group has it instead.
  var blends = true

  /// A layer that is complete as a view.
  static func complete(_ view: ViewDraft, of layer: Int) -> LayerViews {
    LayerViews(chain: [], layer: layer, content: [view], isComplete: true)
  }

  /// The views with a normal blend mode.
  var withoutBlendMode: LayerViews {
    var copy = self
    copy.blends = false
    return copy
  }
}

/// Converts parent chains to groups; neighbors in drawing order with the same parent share its group.
struct ParentChains {
  let list: LayerList

  /// The views of layers in drawing order, inside of the groups of the first `depth` parents.
  func merge(_ entries: ArraySlice<LayerViews>, depth: Int = 0) -> [ViewDraft] {
    var result: [ViewDraft] = []
    var rest = entries
    while let first = rest.first {
      guard depth < first.chain.count else {
        result.append(contentsOf: ownViews(first))
        rest = rest.dropFirst()
        continue
      }
      let parent = first.chain[depth]
      let run = rest.prefix { $0.chain.count > depth && $0.chain[depth] == parent }
      rest = rest.dropFirst(run.count)
      if run.count == 1, first.chain.count == depth + 1 {
        let group = layerGroup(first)
        setTransform(of: parent, on: group)
        result.append(group)
      } else {
        let group = transformGroup(parent, sharesSpace: sharesSpace(run, depth: depth))
        group.children = merge(run, depth: depth + 1)
        result.append(contentsOf: group.isTrivialGroup ? group.children : [group])
      }
    }
    return result
  }

  /// Whether 3D rotations of the first parents add up with the rotations of the layers that are parented to them.
  private func sharesSpace(_ run: ArraySlice<LayerViews>, depth: Int) -> Bool {
    guard list.isSpatial, let first = run.first,
      first.chain[...depth].contains(where: { list.layers[$0].rotatesInSpace })
    else { return false }
    return run.contains { entry in
      entry.chain[(depth + 1)...].contains { list.layers[$0].hasDepth }
    }
  }

  /// The views of a 3D layer, each with groups of its own for all parents, so that they can be sorted by depth.
  func spatialViews(_ entry: LayerViews) -> [ViewDraft] {
    let joins = list.layers[entry.layer].joinsSpace
    return (joins ? entry.content.map { [$0] } : [entry.content]).map { content in
      var part = entry
      part.content = content
      let group = layerGroup(part)
      setTransform(of: entry.layer, on: group)
      return parented(group, to: entry.chain.dropLast())
    }
  }

  /// The view of a complete layer among 3D layers: projected already, with the depth of its layer.
  func projectedView(_ entry: LayerViews) -> ViewDraft {
    var style = GroupView()
    style.space = .projected
    let group = ViewDraft(of: entry.layer, in: list, style, children: entry.content)
    setTransform(of: entry.layer, on: group)
    return parented(group, to: list.chain(to: entry.layer).dropLast())
  }

  /// A view inside of the groups of parents, outermost first.
  func parented(_ view: ViewDraft, to parents: ArraySlice<Int>) -> ViewDraft {
    parents.reversed().reduce(view) { inner, parent in
      let group = transformGroup(parent, sharesSpace: true)
      group.children = [inner]
      return group
    }
  }

  /// The views of a layer inside of the group with its transform.
  private func ownViews(_ entry: LayerViews) -> [ViewDraft] {
    guard !entry.isComplete else { return entry.content }
    let group = layerGroup(entry)
    guard group.isTrivialGroup else { return [group] }
    group.passLabel(to: group.children)
    return group.children
  }

  /// The group of a layer, without its transform.
  private func layerGroup(_ entry: LayerViews) -> ViewDraft {
    let layer = list.layers[entry.layer]
    var style = GroupView(blendMode: entry.blends ? layer.blendMode : .normal)
    if case .precomposition(_, let size, _) = layer.content, layer.isCut, layer.isCutOutside {
      style.clipSize = size
    }
    if layer.joinsSpace { style.space = .shared }
    if case .adjustment(let size) = layer.content {
      (style.adjustsBelow, style.clipSize) = (true, size)
    }
    let group = ViewDraft(of: entry.layer, in: list, style, children: entry.content)
    group.set(.opacity, layer.transform.opacity, scope: list.scope)
    group.setVisibility(from: layer.inPoint, to: layer.outPoint, scope: list.visibilityScope)
    return group
  }

  /// Makes a group with only the transform of a layer.
  private func transformGroup(_ index: Int, sharesSpace: Bool) -> ViewDraft {
    var style = GroupView()
    style.space = sharesSpace ? .shared : nil
    let group = ViewDraft(of: index, in: list, style)
    setTransform(of: index, on: group)
    return group
  }

  private func setTransform(of index: Int, on group: ViewDraft) {
    group.setTransform(
      list.layers[index].transform, autoOrients: list.layers[index].autoOrients,
      keepsDepth: list.isSpatial, scope: list.scope)
  }
}
