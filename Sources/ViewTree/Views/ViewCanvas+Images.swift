import Geometry

extension ViewCanvas {
  /// The distinct names of all pictures that images and sequences show, in order.
  public var imageSources: [String] {
    root.preorder.lazy.flatMap(\.node.kind.imageSources).uniqued()
  }

  /// Renames pictures; names that are not in the dictionary stay.
  public mutating func renameImageSources(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    root.updatePreorder { _, view in view.kind.renameImageSources(names) }
  }
}
