extension SwiftFile {
  /// Moves all types and functions into the root view, so that the file declares its name alone; `used` are the names in
  /// the file.
  mutating func nestTypes(_ options: SwiftUIOptions, namesInUse used: Set<Substring>) {
    let root = options.viewName
    guard
      let place = declarations.firstIndex(where: { $0.name == root }),
      case .type = declarations[place]
    else { return }
    let names = supportNames(options, used)
    let own = names.isEmpty ? [] : [SwiftDeclaration.verbatim(names)]
    let members = declarations[(place + 1)...].filter(\.isMember)
    declarations = declarations[...place] + declarations[(place + 1)...].filter { !$0.isMember }
    guard !own.isEmpty || !members.isEmpty else { return }
    let nested = SwiftType(keyword: "extension", name: root, members: own + members)
    declarations.insert(.type(nested), at: place + 1)
  }

  /// Type aliases of the shared types that the file uses, and of the types with which an app plays the animation.
  private func supportNames(_ options: SwiftUIOptions, _ used: Set<Substring>) -> [String] {
    let isAnimated = used.contains("AnimationCycle")
    let types = SupportPart.all(for: options.target).flatMap { part in
      part.types(for: options.target).filter { type in
        let isOfPlayback = part != .animationMachine && type.isPublic && type.parameter == .design
        return used.contains(type.name[...]) || isAnimated && isOfPlayback
      }
    }
    return types.map { type in
      let access = type.isPublic ? options.access.modifier : ""
      let parameter =
        switch type.parameter {
        case .design: "<\(options.viewName)>"
        case .theme: "<Theme>"
        case nil: ""
        }
      let name = "\(options.supportNamespace).\(type.name)"
      return "\(access)typealias \(type.name) = \(name)\(parameter)"
    }
  }
}

extension SwiftDeclaration {
  /// Whether it can be a member of the root view.
  fileprivate var isMember: Bool {
    switch self {
    case .type(let type): !type.isExtension
    case .function: true
    case .property, .enumerationCase, .verbatim: false
    }
  }
}
