import Reporting

/// What a worker has to say of a file.
enum FileReply<Product: Codable & Sendable>: Sendable {
  /// The file was worked on.
  case done(FileResult<Product>, RecordedFiles?)
  /// The file was done before, and is what it was.
  case known(ManifestRecord)
}

/// The content of the files that belong to a result, for its record.
struct RecordedFiles: Sendable {
  /// The file that was worked on; `nil` if it cannot be read.
  var content: ManifestRecord.File?
  /// The files that were written.
  var outputs: [ManifestRecord.File] = []
  /// The pictures that the file names.
  var pictures: [ManifestRecord.File] = []
}
