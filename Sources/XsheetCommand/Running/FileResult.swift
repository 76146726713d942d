import Batches
import Xsheet

/// The result of the work on a file: a product or a failure, and the log.
struct FileResult<Product: Codable & Sendable>: Codable, Sendable {
  /// The product; `nil` after a failure.
  var product: Product?
  /// The failure; `nil` if there is a product.
  var failure: CommandFailure?
  /// The messages, counts, outputs and cost of the work.
  var log = FileLog()
}

extension FileResult {
  /// Makes the result of a file that cannot be worked on.
  init(failure: CommandFailure, log: FileLog = FileLog()) {
    self.init(product: nil, failure: failure, log: log)
    self.log.count(failure.report?.diagnostics.items ?? [])
  }

  /// Works on a file.
  init<Command: FileCommand>(
    of file: InputFile, _ command: Command, _ work: FileContext
  ) where Command.Product == Product {
    do {
      self.init(product: try command.product(of: file, work), log: work.log)
    } catch {
      self.init(failure: CommandFailure(error), log: work.log)
    }
  }

  /// Works on a file of a batch.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - command: The command.
  ///   - work: The context.
  ///   - isAlone: Whether nothing else runs in the process.
  init<Command: FileCommand>(
    measuring file: InputFile, _ command: Command, _ work: FileContext, isAlone: Bool
  ) where Command.Product == Product {
    let (result, use) = ManifestRecord.Cost.measure(isAlone: isAlone) {
      FileResult(of: file, command, work)
    }
    self = result
    log.use = use
  }
}

/// The answer of a worker to an entry: a new result, or a record that still holds.
enum FileReply<Product: Codable & Sendable>: Sendable {
  /// The file was worked on.
  case done(FileResult<Product>, RecordedFiles)
  /// The file was done before, and is what it was.
  case known(ManifestRecord)
}
