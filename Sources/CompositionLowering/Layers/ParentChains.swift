import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// Turns chains of parents into groups; neighbours in drawing order with the same parent share its group.
struct ParentChains {
  private let list: LayerList

  init(_ list: LayerList) {
    self.list = list
  }

  /// The views of entries in drawing order.
  func merge(_ entries: [ChainEntry]) -> [ViewDraft] {
    merge(entries[...], depth: 0)
  }

  /// The same, when the first `depth` parents of all entries are groups already.
  private func merge(_ entries: ArraySlice<ChainEntry>, depth: Int) -> [ViewDraft] {
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
        let group = transformGroup(parent, isShared: isShared(run, depth: depth))
        group.children = merge(run, depth: depth + 1)
        result.append(contentsOf: group.isTrivialGroup ? group.children : [group])
      }
    }
    return result
  }

  /// Whether the turns of the first parents of all entries add up with those of what is parented to them.
  private func isShared(_ run: ArraySlice<ChainEntry>, depth: Int) -> Bool {
    guard list.isSpatial, let first = run.first,
      first.chain[...depth].contains(where: { list.layers[$0].turnsSpace })
    else { return false }
    return run.contains { entry in
      entry.chain[(depth + 1)...].contains { list.layers[$0].hasDepth }
    }
  }

  /// The views of an entry in space, each with groups of its own for all parents, so that they can be sorted.
  func spatialViews(_ entry: ChainEntry) -> [ViewDraft] {
    let joins = list.layers[entry.layer].joinsSpace
    return (joins ? entry.content.map { [$0] } : [entry.content]).map { content in
      var part = entry
      part.content = content
      let group = layerGroup(part)
      setTransform(of: entry.layer, on: group)
      return carried(group, by: entry.chain.dropLast())
    }
  }

  /// The view of a complete entry among those in space, which is as deep as its layer.
  func standIn(for entry: ChainEntry) -> ViewDraft {
    let layer = list.layers[entry.layer]
    var style = GroupStyle()
    style.space = .seen
    let group = ViewDraft(
      name: layer.name, kind: .group(style), children: entry.content, pointer: layer.pointer)
    setTransform(of: entry.layer, on: group)
    return carried(group, by: list.chain(to: entry.layer).dropLast())
  }

  /// A view in the space of layers, outermost first.
  func carried(_ view: ViewDraft, by parents: ArraySlice<Int>) -> ViewDraft {
    parents.reversed().reduce(view) { inner, parent in
      let group = transformGroup(parent, isShared: true)
      group.children = [inner]
      return group
    }
  }

  /// The views of an entry inside of the group that carries its layer's transform.
  private func ownViews(_ entry: ChainEntry) -> [ViewDraft] {
    guard !entry.isWhole else { return entry.content }
    let group = layerGroup(entry)
    return group.isTrivialGroup ? group.children : [group]
  }

  /// The group of a layer, without its transform.
  private func layerGroup(_ entry: ChainEntry) -> ViewDraft {
    let layer = list.layers[entry.layer]
    var style = GroupStyle(blendMode: entry.blends ? layer.blendMode : .normal)
    if case .precomposition(_, let size, _) = layer.content, layer.isCut, layer.isCutOutside {
      style.clipSize = size
    }
    if layer.joinsSpace { style.space = .shared }
    if case .adjustment(let size) = layer.content {
      (style.adjustsBelow, style.clipSize) = (true, size)
    }
    let group = ViewDraft(
      name: layer.name, kind: .group(style), children: entry.content, pointer: layer.pointer)
    group.set(.opacity, layer.transform.opacity, scope: list.scope) { .number($0) }
    group.setVisibility(from: layer.inPoint, to: layer.outPoint, scope: list.shownScope)
    return group
  }

  /// A group that carries nothing but a layer's transform.
  private func transformGroup(_ index: Int, isShared: Bool) -> ViewDraft {
    var style = GroupStyle()
    style.space = isShared ? .shared : nil
    let group = ViewDraft(
      name: list.layers[index].name, kind: .group(style),
      pointer: list.layers[index].pointer)
    setTransform(of: index, on: group)
    return group
  }

  private func setTransform(of index: Int, on group: ViewDraft) {
    let layer = list.layers[index]
    group.setTransform(
      layer.transform, autoOrients: layer.autoOrients, keepsDepth: list.isSpatial,
      scope: list.scope)
  }
}

extension ViewDraft {
  /// Shows the view from one frame of a scope until another.
  func setVisibility(from inPoint: Double, to outPoint: Double, scope: Int) {
    let keyframes = [
      Keyframe(time: -.greatestFiniteMagnitude, value: PropertyValue.flag(false), easing: .hold),
      Keyframe(time: inPoint, value: .flag(true), easing: .hold),
      Keyframe(time: outPoint, value: .flag(false), easing: .hold),
    ]
    animations.append(
      Animation(
        key: .isVisible, component: nil,
        value: AnimatedValue(keyframes: keyframes, fallback: .flag(true)), scope: scope,
        source: .value))
  }
}
