import Diagnostics
import JSONTree

/// The findings of a project that are known already, so that only new ones fail.
package struct Baseline: Hashable, Sendable {
  /// The member for the version of the form.
  private static let versionName = "xsheetBaseline"
  private static let filesName = "files"
  private static let version = 1

  /// The numbers of findings by key, by the paths of files relative to the folder of the baseline.
  private(set) var files: [String: [String: Int]] = [:]

  /// Makes a baseline without findings.
  package init() {}

  /// The number of findings.
  package var count: Int { files.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The number of files with findings.
  package var fileCount: Int { files.count }

  /// Adds the findings about a file.
  package mutating func add(_ report: FindingsReport, path: String) {
    for diagnostic in report.entries.map(\.diagnostic) {
      files[path, default: [:]][diagnostic.baselineKey, default: 0] += diagnostic.count
    }
  }

  /// The text: sorted, so that equal findings give equal bytes.
  package var bytes: [UInt8] {
    let fields = files.sorted { $0.key < $1.key }.map { path, counts in
      JSONField(
        path,
        .object(
          counts.sorted { $0.key < $1.key }.map { JSONField($0.key, .number(Double($0.value))) }))
    }
    return JSONWriter.bytes([
      Baseline.versionName: .number(Double(Baseline.version)),
      Baseline.filesName: .object(fields),
    ])
  }

  /// Reads a baseline.
  ///
  /// - Throws: `BaselineError` with the first error.
  package init(parsing text: [UInt8]) throws(BaselineError) {
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: text).root
    } catch {
      throw .text(error)
    }
    let start = JSONPointer.root
    guard root.kind == .object, root.member(Baseline.versionName)?.int == Baseline.version else {
      throw .content("The file is no baseline of version \(Baseline.version).", at: start)
    }
    let place = start.appending(Baseline.filesName)
    guard let list = root.member(Baseline.filesName), list.kind == .object else {
      throw .content("Expected an object of files.", at: place)
    }
    for file in list.members {
      files[file.name] = try Baseline.counts(file.value, at: place.appending(file.name))
    }
  }

  private static func counts(
    _ value: JSONValue, at place: JSONPointer
  ) throws(BaselineError) -> [String: Int] {
    guard value.kind == .object else {
      throw .content("Expected an object of findings.", at: place)
    }
    var counts: [String: Int] = [:]
    for member in value.members {
      guard let count = member.value.int, (1...1_000_000_000).contains(count) else {
        throw .content("Expected a number of findings.", at: place.appending(member.name))
      }
      counts[member.name] = count
    }
    return counts
  }
}
