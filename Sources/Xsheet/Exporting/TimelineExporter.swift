package import Diagnostics

/// Converts a timeline and its pictures to files of a format.
///
/// A new exporter is a type and a line in `TimelineFormat.all`.
package protocol TimelineExporter: Sendable {
  /// The name that chooses the format, as in `convert --format`.
  var formatName: String { get }
  /// The extension of the main file, without a leading dot.
  var fileExtension: String { get }
  /// The name of the main file without its extension, for a name that the caller chose.
  func mainName(of name: String) -> String
  /// The names of the styles, the default first; none for formats without a choice.
  var styles: [String] { get }
  /// The exporter of a style.
  func styled(_ name: String) -> Self
  /// The folder of pictures beside the main file of a name; `nil` for formats without one.
  func pictureFolder(named name: String) -> String?

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - document: The timeline and its pictures.
  ///   - name: The name of the main file without its extension.
  ///   - folder: The folder of the files, relative to the current one; `nil` for a single self-contained file,
  ///     as on standard output.
  ///   - linksPictures: Whether pictures that are files stay where they are.
  /// - Returns: The files; the main one is last, so that it is never written before the files that
  ///   it refers to.
  func export(
    _ document: TimelineDocument, named name: String, in folder: String?, linksPictures: Bool
  ) throws(XsheetError) -> TimelineExport
}

extension TimelineExporter {
  /// The default: the name itself.
  package func mainName(of name: String) -> String { name }

  /// The default: no choice of styles.
  package var styles: [String] { [] }

  /// The default: the same exporter.
  package func styled(_ name: String) -> Self { self }
}

/// The files of an export, and the findings about what they leave out.
package struct TimelineExport: Sendable {
  /// The files, the main one last.
  package var files: [ExportedFile]
  /// The findings.
  package var diagnostics = DiagnosticList()
}
