import Diagnostics

/// The file of types that generated views share.
package enum SupportFile {
  /// The name.
  package static let name = "XsheetSupport.swift"

  /// The views that share the types of a file.
  package enum Scope: String, Sendable {
    /// Those beside the file.
    case folder = "this folder"
    /// Those beside the file and in subfolders.
    case subfolders = "this folder and its subfolders"
    /// Those of other modules.
    case modules
  }

  /// The parts as declarations of a file.
  ///
  /// - Parameters:
  ///   - access: The access of the types that apps use.
  ///   - namespace: The type that contains the parts if only one view uses them; `nil` for `XsheetSupport`.
  ///   - scope: The views that share the parts.
  ///   - release: The release that the source is written for.
  static func declarations(
    _ parts: Set<SupportPart>, _ access: SwiftUISettings.Access, in namespace: String? = nil,
    scope: Scope = .folder, for release: SystemRelease = .year2023
  ) -> [SwiftDeclaration] {
    SupportPart.all(for: release).filter(parts.contains).map { part in
      .verbatim(
        part.lines(for: release).map { line in
          // In the templates, `public` marks what apps use, and `package` what generated views use.
          let text = String(line)
            .replacing(bytes: "package ", with: scope == .modules ? "public " : "")
            .replacing(bytes: "public ", with: access.modifier)
          guard let namespace else { return text }
          return text == "extension EnvironmentValues {"
            ? "fileprivate \(text)" : text.replacing(bytes: SupportPart.namespace, with: namespace)
        })
    }
  }

  /// The widest access that one of some files has.
  package static func access(in texts: [String]) -> SwiftUISettings.Access {
    [.public, .package].first { access in
      texts.contains { $0.hasBytes(of: "\n\(keyword(access)) \(SupportPart.namespace) ") }
    } ?? .internal
  }

  /// The modifiers and the kind of the namespace.
  private static func keyword(_ access: SwiftUISettings.Access) -> String {
    "nonisolated \(access.modifier)enum"
  }

  /// The file with all parts for a module that views of others import.
  package static func module(
    version: String, for release: SystemRelease = .year2023
  ) -> SwiftUIExporter.File {
    file(
      Set(SupportPart.all(for: release)), .public, version: version, scope: .modules, for: release)
  }

  /// Whether views in subfolders share the types of a file, from its header.
  package static func hasSubfolders(_ text: String) -> Bool {
    SourceHeader.lines(of: text).first?.hasBytes(of: subject(.subfolders)) == true
  }

  private static func subject(_ scope: Scope) -> String {
    "Types that the views of \(scope.rawValue) share"
  }

  /// The file with some parts, in the order of their declaration.
  package static func file(
    _ parts: Set<SupportPart>, _ access: SwiftUISettings.Access = .internal, version: String,
    scope: Scope = .folder, for release: SystemRelease = .year2023
  ) -> SwiftUIExporter.File {
    let header = SourceHeader(subject: subject(scope), version: version, release: release)
    let namespace = SwiftType(
      documentation: "The types that generated views share.", keyword: keyword(access),
      name: SupportPart.namespace)
    let source = SwiftFile(
      header: header.lines,
      imports: [release.observationModule, "SwiftUI"] + parts.flatMap(\.imports),
      declarations: [.type(namespace)] + declarations(parts, access, scope: scope, for: release))
    return SwiftUIExporter.File(name: name, text: SwiftPrinter.text(of: source))
  }
}
