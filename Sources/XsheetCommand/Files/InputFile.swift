import Xsheet

/// A file to work on, with its place in a folder that was given.
struct InputFile {
  /// The file.
  var source: SourceFile
  /// The folders from the given folder to the file, for outputs.
  var subfolder = ""

  /// The name in messages.
  var name: String { source.name }
}
