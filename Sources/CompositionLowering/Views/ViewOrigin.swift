import CompositionModel

/// Where a view comes from.
public struct ViewOrigin: Hashable, Sendable {
  /// The JSON pointer to it; empty for views that have none of their own.
  public var pointer: String
  /// The name of the innermost of the compositions, layers and groups that lead to it.
  private let innermost: LayerName?

  /// Makes an origin.
  public init(layerPath: [String], pointer: String) {
    innermost = layerPath.reduce(nil) { LayerName($1, in: $0) }
    self.pointer = pointer
  }

  /// Makes an origin by the end of its path.
  init(_ innermost: LayerName?, pointer: String) {
    self.innermost = innermost
    self.pointer = pointer
  }

  /// The names of the compositions, layers and groups that lead to it, outermost first.
  public var layerPath: [String] {
    var names: [String] = []
    var next = innermost
    while let name = next {
      names.append(name.text)
      next = name.outer
    }
    return names.reversed()
  }

  /// Compares names, whether they are kept in one place or not.
  public static func == (left: ViewOrigin, right: ViewOrigin) -> Bool {
    left.pointer == right.pointer
      && (left.innermost === right.innermost || left.layerPath == right.layerPath)
  }

  /// Hashes what is compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointer)
    hasher.combine(layerPath)
  }
}

/// A name on the paths to several views, which share what is before it.
final class LayerName: Sendable {
  let text: String
  /// The name before it.
  let outer: LayerName?

  init(_ text: String, in outer: LayerName?) {
    (self.text, self.outer) = (text, outer)
  }
}
