import CompositionLowering
package import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// A composition as a tree of text: layers, their times and parents, and their animated properties.
package struct CompositionOutline {
  private let composition: Composition
  /// The names of the themes.
  private let themes: [String]

  /// Makes the outline of a composition.
  package init(_ composition: Composition, themes: [String] = []) {
    (self.composition, self.themes) = (composition, themes)
  }

  /// The tree, with a line for each layer and shape; a precomposition is shown at its first use.
  package var text: String {
    var shown: Set<Int> = []
    let lines = head + OutlineNode.lines(of: nodes(composition.layers, &shown))
    return lines.map { $0.printable + "\n" }.joined()
  }

  private var head: [String] {
    let size = "\(number(composition.size.x)) × \(number(composition.size.y)) points"
    let rate = "\(number(composition.frameRate)) frames a second"
    let frames = "frames \(number(composition.inPoint)) to \(number(composition.outPoint))"
    return [
      composition.title, "\(size), \(rate), \(frames), \(number(composition.duration)) s", counts,
    ] + composition.markers.map { "Marker “\($0.name)” at frame \(number($0.time))" }
      + composition.slots.map {
        "Slot “\($0.id)” of \($0.uses.count) \($0.uses.count == 1 ? "property" : "properties")"
      } + themes.map { "Theme “\($0)”" }
  }

  private var counts: String {
    let all = composition.layers + composition.precompositions.flatMap(\.layers)
    let animated = all.reduce(0) { $0 + $1.animatedPropertyNames.count }
    return [
      ReportTotals.count(all.count, "layer"),
      ReportTotals.count(composition.precompositions.count, "precomposition"),
      ReportTotals.count(composition.images.count, "image"),
      "\(animated) animated layer \(animated == 1 ? "property" : "properties")",
    ].joined(separator: ", ")
  }

  private func nodes(_ layers: [Layer], _ shown: inout Set<Int>) -> [OutlineNode] {
    layers.map { layer in
      var node = OutlineNode(text: describe(layer, among: layers))
      if case .shapes(let items) = layer.content {
        node.children = items.map(self.node)
      } else if case .precomposition(let index, _, _) = layer.content, shown.insert(index).inserted
      {
        node.children = nodes(composition.precompositions[index].layers, &shown)
      }
      return node
    }
  }

  private func describe(_ layer: Layer, among layers: [Layer]) -> String {
    var parts = ["\(layer.name) (\(kind(of: layer)))"]
    parts.append("\(number(layer.inPoint))…\(number(layer.outPoint))")
    if let parent = layer.parent { parts.append("parent “\(layers[parent].name)”") }
    if let matte = layer.matte {
      parts.append("\(matte.mode.rawValue) matte “\(layers[matte.layer].name)”")
    }
    if layer.isMatteSource { parts.append("matte") }
    if layer.isHidden { parts.append("hidden") }
    if !layer.masks.isEmpty { parts.append(ReportTotals.count(layer.masks.count, "mask")) }
    if layer.blendMode != .normal { parts.append(layer.blendMode.rawValue) }
    let names = layer.animatedPropertyNames
    if !names.isEmpty { parts.append("moves: " + names.joined(separator: ", ")) }
    return parts.joined(separator: ", ")
  }

  private func kind(of layer: Layer) -> String {
    let title = layer.content.title.lowercased()
    guard case .precomposition(let index, _, _) = layer.content else { return title }
    return "\(title) “\(composition.precompositions[index].id)”"
  }

  private func node(_ item: ShapeItem) -> OutlineNode {
    var text = item.kind.title.lowercased()
    if !item.name.isEmpty { text += " “\(item.name)”" }
    let names = item.animatedPropertyNames
    if !names.isEmpty { text += ", moves: " + names.joined(separator: ", ") }
    let children = if case .group(let items, _, _) = item.kind { items } else { [ShapeItem]() }
    return OutlineNode(text: text, children: children.map(node))
  }

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: 2) }
}

/// A line of an outline with the lines inside of it.
struct OutlineNode {
  var text: String
  var children: [OutlineNode] = []

  /// The lines of a tree, with its branches drawn.
  static func lines(of nodes: [OutlineNode], indent: String = "") -> [String] {
    nodes.enumerated().flatMap { index, node in
      let (branch, space) = index == nodes.count - 1 ? ("└─ ", "   ") : ("├─ ", "│  ")
      return [indent + branch + node.text] + lines(of: node.children, indent: indent + space)
    }
  }
}
