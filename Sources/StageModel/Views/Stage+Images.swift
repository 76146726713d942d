extension Stage {
  /// The names of all pictures that images show, in order and without repetition.
  public var imageSources: [String] {
    var known: Set<String> = []
    var sources: [String] = []
    root.visit { view in
      guard case .image(let style) = view.kind, known.insert(style.source).inserted else { return }
      sources.append(style.source)
    }
    return sources
  }

  /// Gives pictures other names; those that are not mentioned keep theirs.
  public mutating func renameImageSources(_ names: [String: String]) {
    if !names.isEmpty { root.renameImageSources(names) }
  }
}

extension StageView {
  fileprivate mutating func renameImageSources(_ names: [String: String]) {
    if case .image(var style) = kind, let name = names[style.source] {
      style.source = name
      kind = .image(style)
    }
    for index in children.indices { children[index].renameImageSources(names) }
  }
}
