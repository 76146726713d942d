/// A JSON text that has been read, and owner of its values.
///
/// A value keeps its document alive. Nothing changes after reading, so documents and values may be
/// used from several threads at once.
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
  /// The text, which contains the decoded bytes of strings and names.
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
  package convenience init(
    parsing bytes: [UInt8], depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    // `withUnsafeBytes` would widen the type of the error.
    let content: Result<Content, JSONParseError> = bytes.withUnsafeBytes {
      Content.read($0, depthLimit: depthLimit)
    }
    self.init(try content.get())
  }

  /// Reads a JSON text in memory; the memory is not used after that.
  ///
  /// - Parameters:
  ///   - bytes: The whole text in UTF-8.
  ///   - depthLimit: How many arrays and objects may be inside each other, 1...4096.
  /// - Throws: `JSONParseError` with the place of the first error.
  package convenience init(
    parsing bytes: UnsafeRawBufferPointer, depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    self.init(try Content.read(bytes, depthLimit: depthLimit).get())
  }

  /// Reads a JSON text with json-c even if it is strict, to compare both readers.
  ///
  /// - Throws: `JSONParseError` with the place of the first error.
  package convenience init(
    tolerating bytes: [UInt8], depthLimit: Int = JSONDocument.defaultDepthLimit
  ) throws(JSONParseError) {
    let content: Result<Content, JSONParseError> = bytes.withUnsafeBytes {
      Content.read($0, depthLimit: depthLimit, isStrict: false)
    }
    self.init(try content.get())
  }

  private init(_ content: Content) {
    tolerances = content.tolerances
    storage = content.storage
    text = UnsafePointer(storage.text)
    slots = UnsafePointer(storage.slots)
  }

  deinit { storage.free() }

  /// The value that the text consists of.
  package var root: JSONValue { JSONValue(document: self, slot: slots) }

  /// The value that a pointer names, or nil.
  package func value(at pointer: JSONPointer) -> JSONValue? {
    var value = root
    for token in pointer.tokens {
      switch value.kind {
      case .array:
        guard let index = token.index, let element = value[index] else { return nil }
        value = element
      case .object:
        guard let member = value.member(token.text) else { return nil }
        value = member
      case .null, .bool, .number, .string:
        return nil
      }
    }
    return value
  }
}
