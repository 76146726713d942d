import Reporting

/// The main outputs of files, of which each belongs to the first file that has it.
struct OutputClaims {
  /// The names of files by the hashes of their outputs.
  private var owners: [UInt64: String] = [:]

  /// The entry of a file, which is refused if another one has its output.
  mutating func entry(
    _ item: InputSource.Item, _ task: some FileTask
  ) throws(CommandFailure) -> FileEntry {
    switch item {
    case .failure(let failure): return .failure(failure)
    case .file(let file):
      do throws(CommandFailure) {
        guard let output = try task.output(of: file) else { return .file(file, output: nil) }
        let key = StableHash.of([output])
        if let owner = owners[key] {
          throw CommandFailure(
            .cannotCreate, "\(file.name) is left out: \(output) is made of \(owner).")
        }
        owners[key] = file.name
        return .file(file, output: output)
      } catch {
        if error.status == .usage { throw error }
        return .refused(file, error)
      }
    }
  }
}
