internal import CJSONC

/// A JSON text that has been read, and owner of its values.
///
/// A value keeps its document alive. Nothing changes after reading, so documents and values may be
/// used from several threads at once.
///
/// Beyond RFC 8259: a byte order mark is skipped; of two members with one name the last counts;
/// invalid UTF-8 in strings becomes U+FFFD; integers outside of 64 bits become the nearest that fits;
/// control characters in strings are accepted; a member name ends at an escaped NUL.
public final class JSONDocument: @unchecked Sendable {
  /// The depth limit unless the caller says otherwise, in arrays and objects inside each other.
  public static let defaultDepthLimit = 512
  /// The largest depth limit: json-c frees values by recursion, so depth costs stack.
  public static let largestDepthLimit = 4096

  /// The tree; nil for the document `null`.
  private let raw: OpaquePointer?

  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The whole text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be inside each other, 1...4096.
  /// - Throws: `JSONParseError` with the place of the first error.
  public convenience init(
    parsing bytes: [UInt8], depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    // `withUnsafeBufferPointer` would widen the type of the error.
    let parsed: Result<OpaquePointer?, JSONParseError> = bytes.withUnsafeBufferPointer {
      JSONDocument.parse($0, depthLimit: depthLimit)
    }
    self.init(raw: try parsed.get())
  }

  /// Reads a JSON text that lies in memory; the memory is not used after that.
  ///
  /// - Parameters:
  ///   - bytes: The whole text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be inside each other, 1...4096.
  /// - Throws: `JSONParseError` with the place of the first error.
  public convenience init(
    parsing bytes: UnsafeRawBufferPointer, depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    let parsed = bytes.withMemoryRebound(to: UInt8.self) {
      JSONDocument.parse($0, depthLimit: depthLimit)
    }
    self.init(raw: try parsed.get())
  }

  private init(raw: OpaquePointer?) {
    self.raw = raw
  }

  deinit {
    json_object_put(raw)
  }

  /// The value that the text consists of.
  public var root: JSONValue { JSONValue(document: self, raw: raw) }

  /// The value that a pointer names, or nil.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    var value = root
    for token in pointer.tokens {
      switch value.kind {
      case .array:
        guard let index = token.index, let element = value[index] else { return nil }
        value = element
      case .object:
        guard let member = value.member(token.text) else { return nil }
        value = member
      default:
        return nil
      }
    }
    return value
  }

  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, depthLimit: Int
  ) -> Result<OpaquePointer?, JSONParseError> {
    let limit = min(max(depthLimit, 1), largestDepthLimit)
    return JSONParser(bytes: bytes, depthLimit: limit).parse()
  }
}
