import Reporting

/// The answer of a worker to an entry: a new result, or a record that still holds.
enum FileReply<Product: Codable & Sendable>: Sendable {
  /// The file was worked on.
  case done(FileResult<Product>, RecordedFiles?)
  /// The file was done before, and is what it was.
  case known(ManifestRecord)
}
