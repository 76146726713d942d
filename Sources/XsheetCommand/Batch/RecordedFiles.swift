import Reporting

/// The content of the files that belong to a result, for its record.
struct RecordedFiles: Sendable {
  /// The file that was worked on; `nil` if it cannot be read.
  var content: ManifestRecord.File?
  /// The files that were written.
  var outputs: [ManifestRecord.File] = []
  /// The pictures that the file names.
  var pictures: [ManifestRecord.File] = []
}
