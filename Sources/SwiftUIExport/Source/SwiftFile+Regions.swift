/// The comments around code of the user, which stays when a file is made again.
package enum CustomRegionMark {
  /// The beginning of the line before the code, without slashes; the name follows.
  package static let begin = "xsheet:begin custom"
  /// The beginning of the line after the code, without slashes; the name follows.
  package static let end = "xsheet:end custom"

  /// An empty region, as lines without slashes.
  static func lines(_ name: String) -> [String] { ["\(begin) \(name)", "\(end) \(name)"] }
}

extension SwiftFile {
  /// Adds an empty region after the imports.
  mutating func addImportsRegion() {
    declarations.insert(SwiftFile.region("imports"), at: 0)
  }

  /// Adds empty regions: after the imports, and to the root view after its members and its modifiers.
  mutating func addRegions(rootType: String) {
    for index in declarations.indices {
      guard case .type(var type) = declarations[index], type.name == rootType,
        !type.isExtension
      else { continue }
      type.members = type.members.map(SwiftFile.addingModifiersRegion)
      type.members.append(SwiftFile.region("members"))
      declarations[index] = .type(type)
    }
    addImportsRegion()
  }

  private static func region(_ name: String) -> SwiftDeclaration {
    .verbatim(CustomRegionMark.lines(name).map { "// \($0)" })
  }

  private static func addingModifiersRegion(_ member: SwiftDeclaration) -> SwiftDeclaration {
    guard case .property(var property) = member, property.name == "body",
      let body = property.body
    else { return member }
    property.body = body + CustomRegionMark.lines("modifiers").map { .comment($0) }
    return .property(property)
  }
}
