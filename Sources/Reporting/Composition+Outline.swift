import CompositionLowering
package import CompositionModel
import Diagnostics
import SceneModel
import ViewTree

extension Composition {
  /// A tree of text: layers, their times and parents, and their animated properties.
  ///
  /// There is a line for each layer and shape; a precomposition is shown at its first use.
  ///
  /// - Parameter themes: The names of the themes.
  package func outlineText(themes: [String] = []) -> String {
    var shown: Set<Int> = []
    let lines =
      head + markers.map { "Marker “\($0.name)” at frame \(number($0.time))" }
      + slots.map {
        "Slot “\($0.id)” of \(NumberText.count($0.uses.count, "property", "properties"))"
      } + themes.map { "Theme “\($0)”" } + (machine?.outlineLines ?? [])
      + OutlineNode.lines(of: nodes(layers, &shown))
    return lines.map { $0.printable + "\n" }.joined()
  }

  private var head: [String] {
    let size = "\(number(size.x)) × \(number(size.y)) points"
    let rate = "\(number(frameRate)) frames a second"
    let frames = "frames \(number(inPoint)) to \(number(outPoint))"
    return [title, "\(size), \(rate), \(frames), \(number(duration)) s", counts]
  }

  private var counts: String {
    let all = allLayers
    let animated = all.reduce(0) { $0 + $1.animatedPropertyNames.count }
    return [
      NumberText.count(all.count, "layer"),
      NumberText.count(precompositions.count, "precomposition"),
      NumberText.count(images.count, "image"),
      NumberText.count(animated, "animated layer property", "animated layer properties"),
    ].joined(separator: ", ")
  }

  private func nodes(_ layers: [Layer], _ shown: inout Set<Int>) -> [OutlineNode] {
    layers.map { layer in
      var node = OutlineNode(text: describe(layer, among: layers))
      if case .shapes(let items) = layer.content {
        node.children = items.map(\.outlineNode)
      } else if let index = layer.content.precomposition, shown.insert(index).inserted {
        node.children = nodes(precompositions[index].layers, &shown)
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
    if !layer.masks.isEmpty { parts.append(NumberText.count(layer.masks.count, "mask")) }
    if layer.blendMode != .normal { parts.append(layer.blendMode.rawValue) }
    let names = layer.animatedPropertyNames
    if !names.isEmpty { parts.append("moves: " + names.joined(separator: ", ")) }
    return parts.joined(separator: ", ")
  }

  private func kind(of layer: Layer) -> String {
    let title = layer.content.title.lowercased()
    guard let index = layer.content.precomposition else { return title }
    return "\(title) “\(precompositions[index].id)”"
  }

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: 2) }
}

extension ShapeItem {
  fileprivate var outlineNode: OutlineNode {
    var text = kind.title.lowercased()
    if !name.isEmpty { text += " “\(name)”" }
    let names = animatedPropertyNames
    if !names.isEmpty { text += ", moves: " + names.joined(separator: ", ") }
    let children = if case .group(let items, _, _) = kind { items } else { [ShapeItem]() }
    return OutlineNode(text: text, children: children.map(\.outlineNode))
  }
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

extension Layer {
  /// The names of the layer's own animated properties.
  fileprivate var animatedPropertyNames: [String] {
    var names = transform.animatedPropertyNames
    if case .precomposition(_, _, let remap) = content, remap?.isAnimated == true {
      names.append("time")
    }
    if masks.contains(where: { $0.path.isAnimated || $0.opacity.isAnimated }) {
      names.append("masks")
    }
    return names
  }
}

extension LayerTransform {
  /// The names of the animated properties.
  fileprivate var animatedPropertyNames: [String] {
    var (transform, animated) = (self, AnimatedProperties())
    transform.visitProperties(isPlanar: false, &animated)
    return animated.names
  }
}

extension ShapeItem {
  /// The names of the animated properties.
  fileprivate var animatedPropertyNames: [String] {
    if case .group(_, let transform, _) = kind { return transform.animatedPropertyNames }
    var (kind, animated) = (kind, AnimatedProperties())
    kind.visitProperties(&animated)
    return animated.names
  }
}

/// Collects the names of animated properties, without transforms inside.
private struct AnimatedProperties: PropertyVisitor {
  private(set) var names: [String] = []

  mutating func visit<Value: ModelValue>(
    _ value: inout AnimatedValue<Value>, _ property: ModelProperty
  ) {
    guard value.isAnimated, !property.title.isEmpty, !names.contains(property.title) else { return }
    names.append(property.title)
  }

  mutating func visit(_ group: PropertyGroup, _ body: (inout Self) -> Void) {
    if group.role != .transform { body(&self) }
  }
}
