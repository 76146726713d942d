/// The work of a command on each of many files.
///
/// Files are worked on in any order, on several threads or in worker processes; a task has no state that changes.
protocol FileTask: Sendable {
  /// The result of a file, which a worker process can send.
  associatedtype Product: Codable & Sendable

  /// The title of the progress bar, such as "Converting".
  var title: String { get }

  /// The folder that outputs are in, as the user named it; empty for the present one.
  var outputFolder: String { get }

  /// The path of the main output of a file, which no other file may have; `nil` for none.
  func output(of file: InputFile) throws(CommandFailure) -> String?

  /// Works on a file.
  func product(of file: InputFile, _ work: FileContext) throws -> Product
}

extension FileTask {
  var outputFolder: String { "" }

  func output(of file: InputFile) throws(CommandFailure) -> String? { nil }
}
