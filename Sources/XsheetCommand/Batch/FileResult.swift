import Diagnostics
import Reporting

/// The result of the work on a file: a product or a failure, and the log.
struct FileResult<Product: Codable & Sendable>: Codable, Sendable {
  /// The product; `nil` after a failure.
  var product: Product?
  /// The failure; `nil` if there is a product.
  var failure: CommandFailure?
  /// The messages, counts, outputs and cost of the work.
  var log: FileLog

  /// Makes a result of its parts.
  init(product: Product? = nil, failure: CommandFailure? = nil, log: FileLog) {
    (self.product, self.failure, self.log) = (product, failure, log)
  }

  /// Works on a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - task: The task.
  ///   - work: The circumstances.
  ///   - isAlone: Whether nothing else runs in the process.
  init<Task: FileTask>(
    of file: InputFile, _ task: Task, _ work: FileContext, isAlone: Bool
  ) where Task.Product == Product {
    let (result, use) = MachineUse.measure(isAlone: isAlone) {
      Result { try task.product(of: file, work) }
    }
    log = work.log
    log.use = use
    switch result {
    case .success(let product):
      self.product = product
    case .failure(let error):
      let failure = CommandFailure(error)
      self.failure = failure
      log.count(failure.report?.diagnostics.items ?? [])
    }
  }
}
