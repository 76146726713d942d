import Platform
import Xsheet

/// The text of a manifest, from which lines are read when they are needed.
struct ManifestText: Sendable {
  private let text: Data

  private static let lineFeed: UInt8 = 0x0A

  /// Maps a file into memory; `-` is standard input.
  init(contentsOfFile path: String) throws(XsheetError) {
    do {
      text = try ManifestText.content(ofFile: path)
    } catch {
      let reason = SystemError.reason(error.number)
      throw XsheetError(.inputOutput, "the manifest \(path) cannot be read: \(reason).")
    }
  }

  private static func content(ofFile path: String) throws(Descriptor.ReadError) -> Data {
    if path == "-" { return Data(try Descriptor(number: STDIN_FILENO).read(limit: .max - 1)) }
    guard access(path, R_OK) == 0,
      let text = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
    else { throw Descriptor.ReadError(number: errno) }
    return text
  }

  /// Calls a function with each line that is not empty, and its place; the line is `nil` if it cannot be read.
  func readLines(_ body: (ManifestLine?, Range<Int>) -> Void) {
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: ManifestText.lineFeed) ?? text.endIndex
      if end > start { body(line(at: start..<end), start..<end) }
      start = end + 1
    }
  }

  /// The line at a place.
  func line(at place: Range<Int>) -> ManifestLine? { ManifestLine([UInt8](text[place])) }

  /// The record at a place; `nil` if there is none.
  func record(at place: Range<Int>) -> ManifestRecord? {
    guard case .design(let record) = line(at: place) else { return nil }
    return record
  }
}

/// The records of a manifest, read from the file when they are asked for.
final class ManifestIndex: Sendable {
  private let text: ManifestText
  /// The places of the last records by their keys.
  private let places: [UInt64: Range<Int>]

  /// Reads a manifest; lines that are incomplete are passed over.
  ///
  /// - Throws: An error of Foundation if the file cannot be read.
  init(contentsOfFile path: String) throws {
    text = try ManifestText(contentsOfFile: path)
    var places: [UInt64: Range<Int>] = [:]
    text.readLines { line, place in
      guard case .design(let record) = line else { return }
      places[ManifestIndex.key(record.input, record.command, record.options)] = place
    }
    self.places = places
  }

  /// The last record of a design for a command and a hash of its options; `nil` if there is none.
  func record(of input: String, _ command: String, options: String) -> ManifestRecord? {
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

/// A line of a manifest: a JSON object about a run, or about a design.
enum ManifestLine: Hashable, Sendable {
  /// A run begins.
  case start(ManifestRun)
  /// A design is done.
  case design(ManifestRecord)
  /// A run ends.
  case end(ManifestRunEnd)

  /// Reads a line; `nil` for one that is incomplete, or of another kind.
  init?(_ text: [UInt8]) {
    let line = try? JSONDocument(parsing: text).withRoot { root in
      ManifestRecord.read(root).map { Self.design($0) } ?? ManifestRun.read(root).map { .start($0) }
        ?? ManifestRunEnd.read(root).map { .end($0) }
    }
    guard let line = line ?? nil else { return nil }
    self = line
  }

  /// The line as UTF-8, with a line feed at its end.
  var bytes: [UInt8] { JSONWriter.bytes(json ?? .null, layout: .compact) + [0x0A] }

  private var json: JSONNode? {
    switch self {
    case .start(let run): run.json
    case .design(let record): record.json
    case .end(let end): end.json
    }
  }
}
