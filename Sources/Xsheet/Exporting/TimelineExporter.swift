package import Diagnostics

/// Converts a timeline and its pictures to files of a format.
///
/// A new exporter is a type and a line in `TimelineFormat.all`.
package protocol TimelineExporter: Sendable {
  /// The name that chooses the format, as in `convert --format`.
  var formatName: String { get }
  /// The extension of the main file, without a leading dot.
  var fileExtension: String { get }
  /// Whether exports of several timelines to a folder share files.
  var sharesFiles: Bool { get }
  /// Whether a file, named relative to the folder, is one that several exports share.
  func isShared(_ path: String) -> Bool
  /// The name of the main file without its extension, for a name that the caller chose.
  func mainName(of name: String) -> String
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

  /// Adapts an export to the files that its folder has, before anything is written.
  ///
  /// - Parameters:
  ///   - export: The export.
  ///   - name: The name that it was made with.
  ///   - folder: The folder, relative to the present one.
  ///   - overwritesEdits: Whether files are replaced that have edits or another origin.
  /// - Throws: `XsheetError` of kind `protectedOutput` if a file must not be replaced.
  func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, overwritesEdits: Bool
  ) throws(XsheetError) -> TimelineExport
}

extension TimelineExporter {
  /// The default: the export as it is.
  package func adapted(
    _ export: TimelineExport, named name: String, toFolder folder: String, overwritesEdits: Bool
  ) throws(XsheetError) -> TimelineExport { export }

  /// The default: no shared files.
  package var sharesFiles: Bool { false }

  /// The default: no shared files.
  package func isShared(_ path: String) -> Bool { false }

  /// The default: the name itself.
  package func mainName(of name: String) -> String { name }
}

/// The files of an export, and the findings about what they leave out.
package struct TimelineExport: Sendable {
  /// The files, the main one last.
  package var files: [ExportedFile]
  /// The findings.
  package var diagnostics = DiagnosticList()
  /// The paths of files of earlier exports that this one has no use for; they are removed when it is written.
  package var obsoletePaths: [String] = []
}
