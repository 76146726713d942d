import Reporting

/// What a worker has to say of a file.
enum FileReply<Product: Codable & Sendable>: Sendable {
  /// The file was worked on.
  case done(FileResult<Product>, RecordedFiles?)
  /// The file was done before, and is what it was.
  case known(ManifestRecord)
}
