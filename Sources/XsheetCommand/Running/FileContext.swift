import Batches
import CommandLineParsing
import Xsheet

/// The context of the work on one file: its threads and progress, and the log that it writes.
final class FileContext {
  /// Whether nothing but failures is noted.
  let isQuiet: Bool
  /// The number of threads for parts of the file, such as frames.
  let jobs: Int
  /// Is called with the numbers of completed parts and of all.
  let progress: @Sendable (Int, Int) -> Void
  /// The messages, counts and outputs so far.
  private(set) var log = FileLog()

  /// Makes a context with an empty log.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - jobs: The number of threads; `nil` for that of the command.
  ///   - progress: Is called with the numbers of completed parts and of all.
  init(
    _ command: ParsedCommand, jobs: Int? = nil,
    progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) {
    isQuiet = command.flag("quiet")
    self.jobs = jobs ?? command.jobs
    self.progress = progress
  }

  /// Works on a file, or on two that are compared, and prints the messages after it.
  static func run<Value>(
    _ title: String, _ command: ParsedCommand, _ body: (FileContext) throws -> Value
  ) throws -> Value {
    let progress = ProgressBar(title, items: 1, isQuiet: command.flag("quiet"))
    defer { ProgressBar.hide() }
    let work = FileContext(command) { progress.show($0, of: $1) }
    let value = try body(work)
    for line in work.log.notes { Console.note(line) }
    return value
  }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: String...) { note(lines) }

  /// Notes lines for standard error, but for empty ones.
  func note(_ lines: [String]) {
    if !isQuiet { log.notes += lines.filter { !$0.isEmpty } }
  }

  /// Notes the animation of the file, whose pictures belong to its content.
  func opened(_ animation: AnimationFile) { log.opened(animation) }

  /// Notes findings that are counted.
  func found(_ diagnostics: [Diagnostic]) { log.count(diagnostics) }

  /// Notes the paths of files that were written.
  func wrote(_ paths: [String]) { log.outputs += paths }
}
