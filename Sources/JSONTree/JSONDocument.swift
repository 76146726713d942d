/// A JSON text that has been read, and owner of its values.
///
/// A value keeps its document alive. Nothing changes after reading, so documents and values may be
/// used from several threads at once.
///
/// Beyond RFC 8259, as browsers do: of two members with one name the last counts; numbers beyond those of doubles
/// become 9e307; half a surrogate pair becomes U+FFFD. Besides, a byte order mark is skipped, control characters in
/// strings become spaces, and invalid UTF-8 in strings becomes U+FFFD.
public final class JSONDocument: @unchecked Sendable {
  /// The depth limit unless the caller says otherwise, in arrays and objects inside each other.
  public static let defaultDepthLimit = 512
  /// The largest depth limit.
  public static let largestDepthLimit = 4096

  /// The text, in which the bytes of strings and names lie decoded.
  let text: UnsafePointer<UInt8>
  /// The values.
  let slots: UnsafePointer<JSONSlot>
  private let storage: JSONStorage

  /// Reads a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The whole text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be inside each other, 1...4096.
  /// - Throws: `JSONParseError` with the place of the first error.
  public convenience init(
    parsing bytes: [UInt8], depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    // `withUnsafeBytes` would widen the type of the error.
    let read: Result<JSONStorage, JSONParseError> = bytes.withUnsafeBytes {
      JSONDocument.read($0, depthLimit: depthLimit)
    }
    self.init(try read.get())
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
    self.init(try JSONDocument.read(bytes, depthLimit: depthLimit).get())
  }

  init(_ storage: JSONStorage) {
    text = UnsafePointer(storage.text)
    slots = UnsafePointer(storage.slots)
    self.storage = storage
  }

  deinit { storage.free() }

  /// The value that the text consists of.
  public var root: JSONValue { JSONValue(document: self, slot: slots + storage.root) }

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
}

extension JSONDocument {
  private static func read(
    _ bytes: UnsafeRawBufferPointer, depthLimit: Int
  ) -> Result<JSONStorage, JSONParseError> {
    if let failure = encodingFailure(bytes) { return .failure(error(failure, in: bytes)) }
    let depthLimit = min(max(depthLimit, 1), largestDepthLimit)
    if let storage = JSONTapeReader.read(bytes, depthLimit: depthLimit) {
      return .success(storage)
    }
    // What simdjson refuses is mended, or explained.
    do throws(JSONParser.Failure) {
      return .success(try JSONParser.read(bytes, depthLimit: depthLimit))
    } catch {
      return .failure(self.error(error, in: bytes))
    }
  }

  /// What is wrong with the size or the first bytes of a text.
  private static func encodingFailure(_ bytes: UnsafeRawBufferPointer) -> JSONParser.Failure? {
    guard bytes.count <= Int(Int32.max) else {
      return JSONParser.Failure(
        kind: .tooLarge, message: "the text is larger than 2 GiB", offset: 0)
    }
    guard let first = bytes.first else { return nil }
    // Correct JSON in UTF-16 or UTF-32 has a mark, or a NUL among its first two bytes.
    let second = bytes.count > 1 ? bytes[1] : 0x20
    guard
      (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF) || first == 0
        || second == 0
    else { return nil }
    return JSONParser.Failure(kind: .notUTF8, message: "the text is not in UTF-8", offset: 0)
  }

  private static func error(
    _ failure: JSONParser.Failure, in bytes: UnsafeRawBufferPointer
  ) -> JSONParseError {
    JSONParseError(
      kind: failure.kind, message: failure.message,
      position: JSONLineMap(Array(bytes)).position(at: failure.offset))
  }
}
