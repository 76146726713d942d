/// The records of a manifest, read from the file when they are asked for.
package final class ManifestIndex: Sendable {
  private let text: ManifestText
  /// The places of the last records by their keys.
  private let places: [UInt64: Range<Int>]

  /// Reads a manifest; lines that are incomplete are passed over.
  ///
  /// - Throws: An error of Foundation if the file cannot be read.
  package init(contentsOfFile path: String) throws {
    text = try ManifestText(contentsOfFile: path)
    var places: [UInt64: Range<Int>] = [:]
    text.readLines { line, place in
      guard case .design(let record) = line else { return }
      places[ManifestIndex.key(record.input, record.command, record.options)] = place
    }
    self.places = places
  }

  /// The last record of a design for a command and a hash of its options; `nil` if there is none.
  package func record(of input: String, _ command: String, options: String) -> ManifestRecord? {
    guard let place = places[ManifestIndex.key(input, command, options)],
      let record = text.record(at: place), record.input == input, record.command == command,
      record.options == options
    else { return nil }
    return record
  }

  private static func key(_ input: String, _ command: String, _ options: String) -> UInt64 {
    StableHash.of([input, command, options])
  }
}
