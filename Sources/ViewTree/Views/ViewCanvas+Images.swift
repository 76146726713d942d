extension ViewCanvas {
  /// The distinct names of all pictures that images and sequences show, in order.
  public var imageSources: [String] {
    var visited: Set<String> = []
    var sources: [String] = []
    for source in root.preorder.lazy.flatMap(\.node.kind.imageSources)
    where visited.insert(source).inserted {
      sources.append(source)
    }
    return sources
  }

  /// Renames pictures; names that are not in the dictionary stay.
  public mutating func renameImageSources(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    root.updatePreorder { _, view in view.kind.renameImageSources(names) }
  }
}
