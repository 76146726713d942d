/// How a command works through many files.
package struct BatchOptions: Sendable {
  /// The limits of a worker process for one file.
  package struct Limits: Hashable, Sendable {
    /// The longest time, in seconds; `nil` for any.
    var seconds: Double?
    /// The most memory, in bytes; `nil` for any.
    var memory: Int?

    /// Makes limits of a time in seconds and of memory in bytes.
    package init(seconds: Double?, memory: Int?) { (self.seconds, self.memory) = (seconds, memory) }
  }

  /// The command.
  package var command: String
  /// The options that results depend on.
  package var arguments: [String]
  /// The folder that outputs are in.
  package var outputFolder = ""
  /// The number of files, or of frames of one file, that are worked on at once.
  package var jobs = 1
  /// The limits of worker processes; `nil` to work in this process.
  package var limits: Limits?
  /// The limits as they were given, on which the verdict on files depends that exceed them.
  package var limitWords: [String] = []
  /// The file that records what is done; `nil` for none.
  package var manifestPath: String?
  /// Whether files are skipped that the manifest has.
  package var resumes = false
  /// The share of the files; `nil` for all.
  package var shard: Shard?

  /// Makes options for a run of a command in one thread.
  package init(_ command: String, arguments: [String]) {
    (self.command, self.arguments) = (command, arguments)
  }
}
