import CompositionLowering
import CompositionModel
import ViewTree

extension Composition {
  /// The identifiers of the views of layers, by the name of the layer; layers that draw nothing are left out.
  ///
  /// Of several layers with a name, the first one counts.
  func layerViews(in canvas: ViewCanvas, _ origins: [ViewOrigin]) -> [String: String] {
    var views: [String: String] = [:]
    var pointers: [String] = []
    for (view, origin) in zip(canvas.root.preorder, origins) {
      let pointer = origin.pointer
      pointers.append(pointer)
      // A parent is a group around its own view and its children; its box is that of its own view.
      let isOwn = view.parent.map { pointers[$0] == pointer } ?? false
      if views[pointer] == nil || isOwn { views[pointer] = view.node.id }
    }
    let layers = layers + precompositions.flatMap(\.layers)
    return Dictionary(layers.map { ($0.name, $0.pointer) }) { first, _ in first }
      .compactMapValues { views[$0] }
  }
}
