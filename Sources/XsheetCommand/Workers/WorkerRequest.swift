import Xsheet

/// A file that a worker process is to work on.
struct WorkerRequest: Codable {
  /// The name in messages.
  var name: String
  /// The path.
  var path: String
  /// The animation of an archive; `nil` for the only one.
  var animation: String?
  /// The folders of outputs.
  var subfolder: String
  /// Whether the file was found in a folder.
  var isFound: Bool

  /// Makes the request for a file; `nil` for one that has no path.
  init?(_ file: InputFile) {
    guard let path = file.source.path else { return nil }
    (name, self.path, animation) = (file.source.name, path, file.source.animation)
    (subfolder, isFound) = (file.subfolder, file.source.isFound)
  }

  /// The file, with the options of the command.
  func file(_ options: InputOptions) throws(CommandFailure) -> InputFile {
    var source = SourceFile(name: name, origin: .path(path), animation: animation)
    source.isFound = isFound
    return try options.file(source, subfolder: subfolder)
  }
}
