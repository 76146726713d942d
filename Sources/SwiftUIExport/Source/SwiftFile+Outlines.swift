extension SwiftFile {
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
}
