extension SwiftFile {
  /// Moves all types into the root view, so that the file declares its name alone.
  ///
  /// - Parameters:
  ///   - options: The name and the access of the root view.
  ///   - namespace: The type that has the shared types.
  mutating func nestTypes(_ options: SwiftUIOptions, _ namespace: String) {
    let root = options.viewName
    guard
      let place = declarations.firstIndex(where: { $0.name == root }),
      case .type = declarations[place]
    else { return }
    let names = supportNames(options, namespace)
    var types = names.isEmpty ? [] : [SwiftDeclaration.verbatim(names)]
    for declaration in declarations[(place + 1)...] {
      if case .type(let type) = declaration, !type.isExtension { types.append(declaration) }
    }
    declarations.removeAll {
      if case .type(let type) = $0 { return type.name != root && !type.isExtension }
      return false
    }
    guard !types.isEmpty else { return }
    let nested = SwiftType(keyword: "extension", name: root, members: types)
    declarations.insert(.type(nested), at: place + 1)
  }

  /// Type aliases of the shared types that the file uses, and of the types with which an app plays the animation.
  private func supportNames(_ options: SwiftUIOptions, _ namespace: String) -> [String] {
    let words = Set(SupportPart.words(of: SwiftPrinter.text(of: self)[...]))
    let isAnimated = words.contains("AnimationCycle")
    let types = SupportPart.allCases.flatMap(\.types).filter {
      words.contains($0.name[...]) || isAnimated && $0.isPublic && $0.hasDesign
    }
    return types.map { type in
      let access = type.isPublic ? options.access.modifier : ""
      let parameter = type.hasDesign ? "<\(options.viewName)>" : ""
      return "\(access)typealias \(type.name) = \(namespace).\(type.name)\(parameter)"
    }
  }
}
