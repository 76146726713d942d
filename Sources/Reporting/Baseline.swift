import Diagnostics
package import JSONTree

/// The findings of a project that are known already, so that only new ones fail.
///
/// A comparison takes a finding once for each time that it is counted.
package struct Baseline: Sendable {
  /// The member for the version of the form.
  private static let versionName = "xsheetBaseline"
  private static let filesName = "files"
  private static let version = 1

  /// The numbers of findings by key, by the paths of files relative to the folder of the baseline.
  private var files: [String: [String: Int]] = [:]
  /// The files that were compared.
  private var seen: Set<String> = []

  /// Makes a baseline without findings.
  package init() {}

  /// The number of findings.
  package var count: Int { files.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  /// The number of files with findings.
  package var fileCount: Int { files.count }

  /// Adds the findings about a file.
  package mutating func add(_ report: FindingsReport, path: String) {
    for diagnostic in report.allEntries.map(\.diagnostic) {
      files[path, default: [:]][diagnostic.baselineKey, default: 0] += 1
    }
  }

  /// The text: sorted, so that equal findings give equal bytes.
  package var bytes: [UInt8] {
    let fields = files.sorted { $0.key < $1.key }.map { path, counts in
      JSONField(
        path,
        .object(
          counts.sorted { $0.key < $1.key }.map { JSONField($0.key, .int($0.value)) }))
    }
    return JSONWriter.bytes([
      Baseline.versionName: .int(Baseline.version),
      Baseline.filesName: .object(fields),
    ])
  }

  /// Reads a baseline.
  ///
  /// - Throws: `BaselineError` with the first error.
  package init(parsing text: [UInt8]) throws(BaselineError) {
    let root: JSONNode
    do {
      root = try JSONNode(parsing: text)
    } catch {
      throw .text(error)
    }
    guard root.member(Baseline.versionName) == .int(Baseline.version) else {
      throw .content("The file is no baseline of version \(Baseline.version).", at: .root)
    }
    let place = JSONPointer.root.appending(Baseline.filesName)
    guard case .object(let list)? = root.member(Baseline.filesName) else {
      throw .content("Expected an object of files.", at: place)
    }
    for file in list {
      files[file.name] = try Baseline.counts(file.value, at: place.appending(file.name))
    }
  }

  private static func counts(
    _ value: JSONNode, at place: JSONPointer
  ) throws(BaselineError) -> [String: Int] {
    guard case .object(let findings) = value else {
      throw .content("Expected an object of findings.", at: place)
    }
    var counts: [String: Int] = [:]
    for finding in findings {
      guard case .number(let number) = finding.value, let count = Int(exactly: number),
        (1...1_000_000_000).contains(count)
      else {
        throw .content("Expected a number of findings.", at: place.appending(finding.name))
      }
      counts[finding.name] = count
    }
    return counts
  }

  /// Marks and takes the findings of a report that the baseline has.
  ///
  /// Other findings of its file in the baseline are gone.
  package mutating func compare(_ report: inout FindingsReport, path: String) {
    seen.insert(path)
    report.markKnown { take($0, in: path) }
  }

  /// Takes a finding; returns whether the baseline has it.
  private mutating func take(_ diagnostic: Diagnostic, in path: String) -> Bool {
    guard let keys = files[path] else { return false }
    // A finding that was joined for several layers may be about one of them now.
    let candidates = [diagnostic.baselineKey, diagnostic.baselineKey(path: [])]
    guard let key = candidates.first(where: { (keys[$0] ?? 0) > 0 }) else { return false }
    files[path]?[key]? -= 1
    return true
  }

  /// The number of findings that are gone: of examined files, and of files that are not there any more.
  package func goneCount(exists: (String) -> Bool) -> Int {
    files.reduce(0) { sum, file in
      guard seen.contains(file.key) || !exists(file.key) else { return sum }
      return sum + file.value.values.reduce(0, +)
    }
  }
}

/// The reason why a file is no baseline.
package enum BaselineError: Error {
  /// The text is no JSON.
  case text(JSONParseError)
  /// A value is wrong, at a place.
  case content(String, at: JSONPointer)
}

extension Diagnostic {
  /// The key of the finding in a baseline: its code, and a hash of its message and of the path to its layer.
  fileprivate var baselineKey: String {
    // A finding with a count is about several layers, and names the first of them only.
    baselineKey(path: count > 1 ? [] : layerPath)
  }

  /// The key of the finding as one about another place, such as `LI0301 3f9a01c2b4de`.
  fileprivate func baselineKey(path: [String]) -> String {
    let hash = StableHash.of([message] + path) >> 16
    return "\(code.rawValue) \(StableHash.digits(hash, count: 12))"
  }
}
