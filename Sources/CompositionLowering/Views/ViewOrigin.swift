import CompositionModel

/// The origin of a view in the file.
package struct ViewOrigin: Hashable, Sendable {
  /// The JSON pointer; empty for views without a counterpart in the file.
  package var pointer: String
  /// The name of the innermost composition, layer or group around it.
  private let innermost: LayerName?

  /// Makes an origin.
  package init(layerPath: [String], pointer: String) {
    innermost = layerPath.reduce(nil) { LayerName($1, in: $0) }
    self.pointer = pointer
  }

  /// Makes an origin by the innermost name of its path.
  init(_ innermost: LayerName?, pointer: String) {
    self.innermost = innermost
    self.pointer = pointer
  }

  /// The names of the compositions, layers and groups around it, outermost first.
  package var layerPath: [String] {
    var names: [String] = []
    var next = innermost
    while let name = next {
      names.append(name.text)
      next = name.outer
    }
    return names.reversed()
  }

  /// Whether pointers and names are equal.
  package static func == (left: ViewOrigin, right: ViewOrigin) -> Bool {
    left.pointer == right.pointer
      && (left.innermost === right.innermost || left.layerPath == right.layerPath)
  }

  /// Hashes pointer and names.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
    hasher.combine(layerPath)
  }
}

/// A name with the names around it, which several origins share.
final class LayerName: Sendable {
  let text: String
  /// The name around it.
  let outer: LayerName?

  init(_ text: String, in outer: LayerName?) {
    (self.text, self.outer) = (text, outer)
  }
}
