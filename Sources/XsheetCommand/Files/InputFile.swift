import Xsheet

/// A file to work on, with its place in a folder that was given.
struct InputFile {
  /// The file.
  var source: SourceFile
  /// The folders inside the given folder that lead to the file, for outputs.
  var subfolder = ""

  /// The name in messages.
  var name: String { source.name }
}
