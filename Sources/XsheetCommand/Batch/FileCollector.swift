import Reporting

/// Takes the products of files, one after the other in the order of the files.
protocol FileCollector<Product> {
  /// The result of a file.
  associatedtype Product

  /// Adds the product of a file.
  mutating func add(_ product: Product, of file: InputFile) throws -> FileJudgment

  /// Adds a file that was done before.
  mutating func add(_ record: ManifestRecord, of file: InputFile)

  /// Adds the failure of a file, and returns what is to be told of it.
  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure
}

extension FileCollector {
  mutating func add(_ record: ManifestRecord, of file: InputFile) {}

  mutating func add(_ failure: CommandFailure, of file: InputFile) throws -> CommandFailure {
    failure
  }
}
