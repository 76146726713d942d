import CompositionLowering
import CompositionModel
import ViewTree

/// Finds the views of layers.
struct LayerViewFinder {
  /// The identifier of a view, by the pointer to its layer.
  private var views: [String: String] = [:]
  /// The pointers to layers, by name; to the first of several.
  private var pointers: [String: String] = [:]

  /// Indexes the views of a composition's layers.
  init(_ composition: Composition, _ origins: [ViewOrigin], _ canvas: ViewCanvas) {
    for layer in composition.layers + composition.precompositions.flatMap(\.layers) {
      pointers[layer.name] = pointers[layer.name] ?? layer.pointer
    }
    var pointersOfViews: [String] = []
    let preorder = canvas.root.preorder
    for (index, view) in preorder.enumerated() where origins.indices.contains(index) {
      let pointer = origins[index].pointer
      pointersOfViews.append(pointer)
      // A parent is a group around its own view and its children; its box is that of its own view.
      let isOwn = view.parent.map { pointersOfViews[$0] == pointer } ?? false
      if views[pointer] == nil || isOwn { views[pointer] = view.node.id }
    }
  }

  /// The identifier of the view of a layer; `nil` if the layer draws nothing.
  func view(ofLayer name: String) -> String? { pointers[name].flatMap { views[$0] } }
}
