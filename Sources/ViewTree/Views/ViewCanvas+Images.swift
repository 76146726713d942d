extension ViewCanvas {
  /// The names of all pictures that images and sequences show, in order and without repetition.
  public var imageSources: [String] {
    var known: Set<String> = []
    var sources: [String] = []
    for source in root.preorder.lazy.flatMap(\.node.kind.imageSources)
    where known.insert(source).inserted {
      sources.append(source)
    }
    return sources
  }

  /// Gives pictures other names; those that are not mentioned keep theirs.
  public mutating func renameImageSources(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    root.updatePreorder { _, view in view.kind.renameImageSources(names) }
  }
}
