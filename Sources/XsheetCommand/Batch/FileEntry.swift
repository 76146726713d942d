/// Something to work on, in the order of the arguments.
enum FileEntry: Sendable {
  /// A file, and the path of its main output.
  case file(InputFile, output: String?)
  /// A file that cannot be worked on, for a reason that is known before.
  case refused(InputFile, CommandFailure)
  /// A folder without files.
  case failure(CommandFailure)
}
