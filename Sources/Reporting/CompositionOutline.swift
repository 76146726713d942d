import CompositionLowering
package import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// A composition as a tree of text: layers, their times and parents, and their animated properties.
package struct CompositionOutline {
  private let composition: Composition
  private var lines: [String] = []

  /// Makes the outline of a composition.
  package init(_ composition: Composition) {
    self.composition = composition
  }

  /// The tree, with a line for each layer and shape; a precomposition is shown at its first use.
  package var text: String {
    var outline = self
    outline.build()
    return outline.lines.map(\.printable).joined(separator: "\n") + "\n"
  }

  private mutating func build() {
    let size = "\(number(composition.size.x)) × \(number(composition.size.y)) points"
    let rate = "\(number(composition.frameRate)) frames a second"
    lines.append(composition.name.isEmpty ? "Composition" : composition.name)
    lines.append(
      "\(size), \(rate), frames \(number(composition.inPoint)) to \(number(composition.outPoint)), "
        + "\(number(composition.duration)) s")
    lines.append(counts)
    for marker in composition.markers {
      lines.append("Marker “\(marker.name)” at frame \(number(marker.time))")
    }
    var shown: Set<Int> = []
    addLayers(composition.layers, indent: "", shown: &shown)
  }

  private var counts: String {
    let all = composition.layers + composition.precompositions.flatMap(\.layers)
    let animated = all.reduce(0) { $0 + $1.animatedPropertyNames.count }
    return [
      count(all.count, "layer"), count(composition.precompositions.count, "precomposition"),
      count(composition.images.count, "image"), count(animated, "animated layer property"),
    ].joined(separator: ", ")
  }

  /// A count with its noun.
  private func count(_ number: Int, _ noun: String) -> String {
    guard number != 1 else { return "1 \(noun)" }
    return "\(number) " + (noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s")
  }

  private mutating func addLayers(_ layers: [Layer], indent: String, shown: inout Set<Int>) {
    for (index, layer) in layers.enumerated() {
      let isLast = index == layers.count - 1
      lines.append(indent + (isLast ? "└─ " : "├─ ") + describe(layer, among: layers))
      let inner = indent + (isLast ? "   " : "│  ")
      switch layer.content {
      case .shapes(let items):
        addShapes(items, indent: inner)
      case .precomposition(let index, _, _) where shown.insert(index).inserted:
        addLayers(composition.precompositions[index].layers, indent: inner, shown: &shown)
      case .null, .solid, .precomposition, .image, .text, .audio, .camera, .data, .adjustment,
        .unsupported:
        break
      }
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
    if !layer.masks.isEmpty { parts.append(count(layer.masks.count, "mask")) }
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

  private mutating func addShapes(_ items: [ShapeItem], indent: String) {
    for (index, item) in items.enumerated() {
      let isLast = index == items.count - 1
      var line = indent + (isLast ? "└─ " : "├─ ") + item.kind.title.lowercased()
      if !item.name.isEmpty { line += " “\(item.name)”" }
      let names = item.animatedPropertyNames
      if !names.isEmpty { line += ", moves: " + names.joined(separator: ", ") }
      lines.append(line)
      if case .group(let children, _, _) = item.kind {
        addShapes(children, indent: indent + (isLast ? "   " : "│  "))
      }
    }
  }

  /// A number with at most two decimals.
  private func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: 2) }
}
