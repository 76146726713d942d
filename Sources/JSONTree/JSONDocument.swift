import Diagnostics

/// A JSON text that has been read, and owner of its values.
///
/// Nothing changes after reading, so documents and values may be used from several threads at once.
///
/// simdjson reads strict text in UTF-8; json-c reads all other text that it accepts, and
/// `tolerances` lists how it deviates from RFC 8259. If members of an object have the same name,
/// the last value applies, at the position of the first. All numbers are finite: those beyond the
/// range of doubles become 9e307.
package final class JSONDocument: @unchecked Sendable {
  /// The depth limit of nested arrays and objects unless the caller sets one.
  package static let defaultDepthLimit = 512
  /// The largest depth limit.
  package static let largestDepthLimit = 4096

  /// How the text deviates from RFC 8259, in the order of the first places; empty for strict text.
  package let tolerances: [JSONTolerance]
  private let storage: JSONStorage

  /// Reads a whole JSON text in UTF-8.
  ///
  /// - Parameters:
  ///   - depthLimit: How many arrays and objects may be inside each other, 1...4096.
  ///   - isStrict: Whether simdjson is tried before json-c.
  package init(
    parsing bytes: [UInt8], depthLimit: Int = JSONDocument.defaultDepthLimit,
    isStrict: Bool = true
  ) throws(JSONParseError) {
    (storage, tolerances) = try bytes.withUnsafeBufferPointer { bytes throws(JSONParseError) in
      let bytes = UnsafeRawBufferPointer(bytes)
      do throws(JSONParseError) {
        return try JSONDocument.read(bytes, depthLimit: depthLimit, isStrict: isStrict)
      } catch {
        throw error.located(in: bytes)
      }
    }
  }

  deinit { storage.free() }

  /// Calls a closure with the value that the text consists of.
  ///
  /// It and the values inside of it count no references: they must not be used after the document.
  package func withRoot<Result, Failure>(
    _ body: (JSONValue) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    defer { withExtendedLifetime(self) {} }
    return try body(JSONValue(rootOf: storage))
  }
}

extension JSONDocument {
  /// Reads a text with simdjson, or with json-c if simdjson refuses it; the limit is moved into 1...4096.
  private static func read(
    _ bytes: UnsafeRawBufferPointer, depthLimit: Int, isStrict: Bool
  ) throws(JSONParseError) -> (storage: JSONStorage, tolerances: [JSONTolerance]) {
    try checkEncoding(of: bytes)
    let depthLimit = min(max(depthLimit, 1), largestDepthLimit)
    if isStrict, let storage = JSONTapeReader.read(bytes, depthLimit: depthLimit) {
      return (storage, mark(in: bytes))
    }
    let (storage, tolerances) = try JSONTolerantReader.read(bytes, depthLimit: depthLimit)
    return (storage, mark(in: bytes) + tolerances)
  }

  private static func mark(in bytes: UnsafeRawBufferPointer) -> [JSONTolerance] {
    guard JSONText.markLength(bytes) > 0 else { return [] }
    let start = TextPlace(line: 1, column: 1)
    return [JSONTolerance(kind: .byteOrderMark, place: start, count: 1)]
  }

  /// Refuses texts that are too large, and other encodings than UTF-8.
  private static func checkEncoding(
    of bytes: UnsafeRawBufferPointer
  ) throws(JSONParseError) {
    guard bytes.count <= Int(Int32.max) else { throw .tooLarge("the text is larger than 2 GiB") }
    guard let first = bytes.first else { return }
    // Correct JSON in UTF-16 or UTF-32 has a mark, or a NUL among its first two bytes.
    let second = bytes.count > 1 ? bytes[1] : 0x20
    guard
      (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF) || first == 0
        || second == 0
    else { return }
    throw JSONParseError(kind: .notUTF8, message: "the text is not in UTF-8", offset: 0)
  }
}
