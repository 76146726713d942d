/// Manifests that are read together: the last record of each design, and what is there twice or missing.
///
/// Records stay in the files until they are needed, so that a million of them have room in memory.
package struct ManifestJoin: Sendable {
  /// The place of a record.
  private typealias Place = (file: Int, range: Range<Int>)

  /// The totals of the records that count.
  private(set) var summary = ManifestSummary()
  /// The designs that several records agree on.
  private(set) var duplicates: [String] = []
  /// The designs with records of different content or results, of which the last one counts.
  private(set) var conflicts: [String] = []
  /// The expected designs without a record.
  private(set) var missing: [String] = []
  /// The number of lines that cannot be read.
  private(set) var brokenCount = 0
  private let texts: [ManifestText]
  /// The places of the records that count, in the order of the designs.
  private var places: [Place] = []

  /// Joins manifests.
  ///
  /// The expected designs should have a record; `nil` if that is not known.
  ///
  /// - Throws: An error of Foundation if a file cannot be read.
  package init(contentsOfFiles paths: [String], expected: [String]? = nil) throws {
    texts = try paths.map { try ManifestText(contentsOfFile: $0) }
    var latest: [String: Place] = [:]
    var repeated: Set<String> = []
    var changed: Set<String> = []
    for (file, text) in texts.enumerated() {
      text.readLines { line, range in
        guard case .design(let record)? = line else {
          if let line { summary.add(line) } else { brokenCount += 1 }
          return
        }
        let name = "\(record.input)\u{0}\(record.command)"
        if let place = latest[name] {
          if self.record(at: place)?.result == record.result {
            repeated.insert(record.input)
          } else {
            changed.insert(record.input)
          }
        }
        latest[name] = (file, range)
      }
    }
    places = latest.sorted { $0.key < $1.key }.map(\.value)
    for place in places {
      if let record = record(at: place) { summary.add(.design(record)) }
    }
    duplicates = repeated.subtracting(changed).sorted()
    conflicts = changed.sorted()
    guard let expected else { return }
    let known = Set(latest.keys.map { $0.prefix { $0 != "\u{0}" } })
    missing = expected.filter { !known.contains($0[...]) }.sorted()
  }

  /// Whether every design has one record, as far as that is known.
  package var isComplete: Bool {
    missing.isEmpty && summary.runs.missingShards.isEmpty && gapCount == 0
  }

  /// The number of designs that runs over all files had, and that have no record.
  var gapCount: Int {
    max(0, (summary.runs.expectedCount ?? 0) - places.count)
  }

  /// The number of lines that can be read.
  package var lineCount: Int { places.count + summary.runs.count }

  /// Calls a function with each record as a line without what depends on time and machine: equal for equal results.
  package func eachLine(_ body: ([UInt8]) throws -> Void) rethrows {
    for place in places {
      if let record = record(at: place) { try body(ManifestLine.design(record.result).bytes) }
    }
  }

  private func record(at place: Place) -> ManifestRecord? {
    texts[place.file].record(at: place.range)
  }
}

extension ManifestRecord {
  /// The record without what depends on time and machine.
  fileprivate var result: ManifestRecord {
    var record = self
    record.cost = nil
    return record
  }
}
