/// The file of types that generated views share.
package enum SupportFile {
  /// The name.
  package static let name = "XsheetSupport.swift"

  /// The parts as declarations of a file.
  static func declarations(_ parts: Set<SupportPart>) -> [SwiftDeclaration] {
    SupportPart.allCases.filter(parts.contains).map {
      .verbatim(
        $0.source.trimmingLineBreaks.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init))
    }
  }

  /// The file with some parts, in the order of their declaration.
  package static func file(_ parts: Set<SupportPart>, version: String) -> SwiftUIExporter.File {
    let header = SourceHeader(
      subject: "Types that the views of this folder share", version: version)
    let source = SwiftFile(
      header: header.lines, imports: ["Observation", "SwiftUI"], declarations: declarations(parts))
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
