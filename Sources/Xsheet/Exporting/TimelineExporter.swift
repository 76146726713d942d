/// Turns a timeline and its pictures into files of a format.
///
/// A new exporter is a type and a line in `TimelineFormat.all`.
package protocol TimelineExporter: Sendable {
  /// The name that chooses the format, as in `convert --format`.
  var formatName: String { get }
  /// The extension of the main file, without a leading dot.
  var fileExtension: String { get }

  /// Exports a timeline.
  ///
  /// - Parameters:
  ///   - document: The timeline and its pictures.
  ///   - name: The name of the main file without its extension.
  ///   - folder: The folder that the files will lie in, relative to the present one; `nil` for one file that stands
  ///     for itself, as on standard output.
  /// - Returns: The files, the main one last, so that it never lies there without those that it names.
  func files(
    of document: TimelineDocument, named name: String, in folder: String?
  ) throws(XsheetError) -> [ExportedFile]
}
