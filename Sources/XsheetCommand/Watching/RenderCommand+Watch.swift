import Batches
import CommandLineParsing
import Xsheet

extension RenderCommand {
  /// Draws the file again whenever it or one of its pictures changes, until the process ends.
  func watch() throws -> Never {
    guard let path = try InputFile.only(of: command)?.source.path, !target.isStandardOutput else {
      throw CommandFailure(.usage, "--watch follows one file, and writes to files.")
    }
    FileWatch.follow([path]) {
      try [path] + draw(since: .now)
    } failed: {
      Console.note($0)
    }
  }

  /// Draws the file, and returns the paths of its pictures.
  private func draw(since start: ContinuousClock.Instant) throws -> [String] {
    // Anew, as archives are read again.
    guard let file = try InputFile.only(of: command) else { return [] }
    let result = FileResult(of: file, self, FileContext(command))
    for line in result.log.notes { Console.note(line) }
    if let failure = result.failure { throw failure }
    let outputs = result.log.outputs
    if !command.flag("quiet"), let first = outputs.first {
      let files = outputs.count == 1 ? first : "\(first) … (\(outputs.count) files)"
      Console.note("\(files.printable): \(start.elapsedText)")
    }
    return result.log.pictureNames.compactMap { file.source.path(ofPicture: $0) }
  }
}
