/// The file of types that generated views share.
package enum SupportFile {
  /// The name.
  package static let name = "XsheetSupport.swift"

  /// The parts as declarations of a file.
  ///
  /// - Parameters:
  ///   - access: The access of the types that apps use.
  ///   - namespace: The type that contains the parts if only one view uses them; `nil` for `XsheetSupport`.
  ///   - isModule: Whether the views are in other modules.
  static func declarations(
    _ parts: Set<SupportPart>, _ access: SwiftUISettings.Access, in namespace: String? = nil,
    isModule: Bool = false
  ) -> [SwiftDeclaration] {
    SupportPart.allCases.filter(parts.contains).map {
      // Of the texts, apps use what is public, and views what is visible in the package.
      var source = $0.source.trimmingLineBreaks
        .replacing("package ", with: isModule ? "public " : "")
        .replacing("public ", with: access.modifier)
      if let namespace {
        source.replace(SupportPart.namespace, with: namespace)
        source.replace(
          "\nextension EnvironmentValues {", with: "\nfileprivate extension EnvironmentValues {")
      }
      return .verbatim(
        source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }
  }

  /// The widest access that one of some files has.
  package static func access(in texts: [String]) -> SwiftUISettings.Access {
    [.public, .package].first { access in
      texts.contains { $0.contains("\n\(keyword(access)) \(SupportPart.namespace) ") }
    } ?? .internal
  }

  /// The modifiers and the kind of the namespace.
  private static func keyword(_ access: SwiftUISettings.Access) -> String {
    "nonisolated \(access.modifier)enum"
  }

  /// The file with all parts for a module that views of others import.
  package static func module(version: String) -> SwiftUIExporter.File {
    file(Set(SupportPart.allCases), .public, version: version, isModule: true)
  }

  /// The file with some parts, in the order of their declaration.
  package static func file(
    _ parts: Set<SupportPart>, _ access: SwiftUISettings.Access = .internal, version: String,
    isModule: Bool = false
  ) -> SwiftUIExporter.File {
    let header = SourceHeader(
      subject: "Types that the views of \(isModule ? "modules" : "this folder") share",
      version: version)
    let namespace = SwiftType(
      documentation: "The types that generated views share.", keyword: keyword(access),
      name: SupportPart.namespace)
    let source = SwiftFile(
      header: header.lines, imports: ["Observation", "SwiftUI"],
      declarations: [.type(namespace)] + declarations(parts, access, isModule: isModule))
    return SwiftUIExporter.File(name: name, text: SwiftPrinter.text(of: source))
  }
}

extension String {
  /// The text without line breaks at its end.
  fileprivate var trimmingLineBreaks: String {
    var text = self
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
