import Diagnostics
import Reporting

/// What a worker made of a file.
struct FileResult<Product: Codable & Sendable>: Codable, Sendable {
  /// The product; `nil` after a failure.
  var product: Product?
  /// The failure; `nil` if there is a product.
  var failure: CommandFailure?
  /// What the work leaves beside it.
  var traces: FileTraces

  /// Makes a result of its parts.
  init(product: Product? = nil, failure: CommandFailure? = nil, traces: FileTraces) {
    (self.product, self.failure, self.traces) = (product, failure, traces)
  }

  /// Works on a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - task: The task.
  ///   - work: The circumstances.
  ///   - isAlone: Whether nothing else runs in the process.
  init<Task: FileTask>(
    of file: InputFile, _ task: Task, _ work: FileWork, isAlone: Bool
  ) where Task.Product == Product {
    let (result, use) = MachineUse.measure(isAlone: isAlone) {
      Result { try task.product(of: file, work) }
    }
    traces = work.traces
    traces.use = use
    switch result {
    case .success(let product):
      self.product = product
    case .failure(let error):
      let failure = CommandFailure(error)
      self.failure = failure
      traces.count(failure.report?.diagnostics.items ?? [])
    }
  }
}
