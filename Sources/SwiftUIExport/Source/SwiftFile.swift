struct SwiftFile: Hashable, Sendable {
  /// Lines of comments at the top, without slashes.
  var header: [String] = []
  var imports: [String]
  var declarations: [SwiftDeclaration]

  /// Moves all types and functions into the root view, so that the file declares its name alone.
  ///
  /// - Parameters:
  ///   - parts: The parts of the support file that the file needs.
  ///   - used: The names in the file.
  mutating func nestTypes(
    _ options: SwiftUIOptions, parts: Set<SupportPart>, namesInUse used: Set<Substring>
  ) {
    let root = options.viewName
    guard
      let place = declarations.firstIndex(where: { $0.name == root }),
      case .type = declarations[place]
    else { return }
    let names = supportNames(options, parts, used)
    let own = names.isEmpty ? [] : [SwiftDeclaration.verbatim(names)]
    let members = declarations[(place + 1)...].filter(\.isMember)
    declarations = declarations[...place] + declarations[(place + 1)...].filter { !$0.isMember }
    guard !own.isEmpty || !members.isEmpty else { return }
    let nested = SwiftType(keyword: "extension", name: root, members: own + members)
    declarations.insert(.type(nested), at: place + 1)
  }

  /// Type aliases of the shared types that the file uses, and of the types with which an app plays the animation.
  private func supportNames(
    _ options: SwiftUIOptions, _ parts: Set<SupportPart>, _ used: Set<Substring>
  ) -> [String] {
    let isAnimated = used.contains("AnimationCycle")
    // A theme's member or a variable can have the name of a type, too.
    let types = SupportPart.all(for: options.target).filter(parts.contains).flatMap { part in
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

  /// The most lines of paths that stay in the file of the views.
  private static let mostLines = 50

  /// Moves the paths of the root view into a file of their own; `nil` if they are short.
  mutating func separateOutlines(of root: String) -> SwiftFile? {
    let name = SwiftConstant.Scope.outlines.rawValue
    for index in declarations.indices {
      guard case .type(var nested) = declarations[index], nested.isExtension, nested.name == root,
        let place = nested.members.firstIndex(where: { $0.name == name }),
        case .type(var outlines) = nested.members[place]
      else { continue }
      // Private types are visible in one file.
      outlines.keyword = "enum"
      let type = SwiftType(keyword: "extension", name: root, members: [.type(outlines)])
      let file = SwiftFile(imports: ["SwiftUI"], declarations: [.type(type)])
      guard SwiftPrinter.lineCount(of: file) > SwiftFile.mostLines else { return nil }
      nested.members.remove(at: place)
      declarations[index] = .type(nested)
      return file
    }
    return nil
  }

  mutating func addImportsRegion() {
    declarations.insert(SwiftFile.region("imports"), at: 0)
  }

  /// Adds empty regions: after the imports, and to the root view after its members and its modifiers.
  mutating func addRegions(rootType: String) {
    for index in declarations.indices {
      guard case .type(var type) = declarations[index], type.name == rootType,
        !type.isExtension
      else { continue }
      for place in type.members.indices {
        guard case .property(var property) = type.members[place], property.name == "body" else {
          continue
        }
        property.body? += CustomRegionMark.lines("modifiers").map { .comment($0) }
        type.members[place] = .property(property)
      }
      type.members.append(SwiftFile.region("members"))
      declarations[index] = .type(type)
    }
    addImportsRegion()
  }

  private static func region(_ name: String) -> SwiftDeclaration {
    .verbatim(CustomRegionMark.lines(name).map { "// \($0)" })
  }
}

/// The comments around code of the user, which stays when a file is made again.
package enum CustomRegionMark {
  /// The beginning of the line before the code, without slashes; the name follows.
  package static let begin = "xsheet:begin custom"
  /// The beginning of the line after the code, without slashes; the name follows.
  package static let end = "xsheet:end custom"

  /// An empty region, as lines without slashes.
  static func lines(_ name: String) -> [String] { ["\(begin) \(name)", "\(end) \(name)"] }
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
