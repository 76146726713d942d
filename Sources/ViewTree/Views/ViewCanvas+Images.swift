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
    root.updatePreorder { _, view in view.renameImageSources(names) }
  }
}

extension ViewNode {
  fileprivate mutating func renameImageSources(_ names: [String: String]) {
    switch kind {
    case .image(var style):
      style.source = names[style.source] ?? style.source
      kind = .image(style)
    case .frames(var style):
      style.sources = style.sources.map { names[$0] ?? $0 }
      kind = .frames(style)
    default: break
    }
  }
}

extension ViewKind {
  /// The names of the pictures that the view shows.
  fileprivate var imageSources: [String] {
    switch self {
    case .image(let style): [style.source]
    case .frames(let style): style.sources
    default: []
    }
  }
}
