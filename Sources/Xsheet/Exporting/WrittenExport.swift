package import Diagnostics

/// An export that was written to a folder.
package struct WrittenExport: Sendable {
  /// The path of the main file.
  package var path: String
  /// The files.
  package var files: [ExportedFile]
  /// The paths of files that no other export shares, relative to the folder.
  package var ownPaths: [String]
  /// The findings about what the files leave out.
  package var diagnostics: DiagnosticList
}
