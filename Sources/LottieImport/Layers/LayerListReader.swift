import CompositionModel
import Diagnostics
import Geometry
import JSONTree

/// Reads the layers of a composition and links them.
struct LayerListReader {
  /// Reads one layer.
  let reader: LayerReader

  /// The layers in an array at the present place.
  func read(_ list: JSONValue) -> [Layer] {
    let context = reader.context
    guard list.kind == .array else {
      context.reportWrongType(list, expected: "an array of layers")
      return []
    }
    context.count(.layers, list.count, limit: ImportLimits.layers)
    var drafts: [LayerDraft] = []
    drafts.reserveCapacity(list.count)
    for (index, value) in list.elements.enumerated() where !context.isRefused {
      if let draft = context.at(index, { reader.read(value, number: index) }) {
        drafts.append(draft)
      }
    }
    return LayerLinks(drafts: drafts, context: context).resolved()
  }
}
