extension JSONDocument {
  /// The values of a text and how it deviates from RFC 8259.
  struct Content {
    let storage: JSONStorage
    let tolerances: [JSONTolerance]

    /// Reads a text with simdjson, or with json-c if simdjson refuses it.
    ///
    /// - Parameters:
    ///   - bytes: The whole text.
    ///   - depthLimit: How many arrays and objects may be inside each other; moved into 1...4096.
    ///   - isStrict: Whether simdjson is tried.
    static func read(
      _ bytes: UnsafeRawBufferPointer, depthLimit: Int, isStrict: Bool = true
    ) -> Result<Content, JSONParseError> {
      do throws(JSONParseFailure) {
        try checkEncoding(of: bytes)
        let depthLimit = min(max(depthLimit, 1), largestDepthLimit)
        if isStrict, let storage = JSONTapeReader.read(bytes, depthLimit: depthLimit) {
          return .success(Content(storage: storage, tolerances: mark(in: bytes)))
        }
        let (storage, tolerances) = try JSONTolerantReader.read(bytes, depthLimit: depthLimit)
        return .success(Content(storage: storage, tolerances: mark(in: bytes) + tolerances))
      } catch {
        return .failure(error.error(in: bytes))
      }
    }

    private static func mark(in bytes: UnsafeRawBufferPointer) -> [JSONTolerance] {
      guard JSONText.markLength(bytes) > 0 else { return [] }
      let start = JSONTextPosition(offset: 0, line: 1, column: 1)
      return [JSONTolerance(kind: .byteOrderMark, position: start)]
    }

    /// Refuses texts that are too large, and other encodings than UTF-8.
    private static func checkEncoding(
      of bytes: UnsafeRawBufferPointer
    ) throws(JSONParseFailure) {
      guard bytes.count <= Int(Int32.max) else { throw .tooLarge("the text is larger than 2 GiB") }
      guard let first = bytes.first else { return }
      // Correct JSON in UTF-16 or UTF-32 has a mark, or a NUL among its first two bytes.
      let second = bytes.count > 1 ? bytes[1] : 0x20
      guard
        (first, second) == (0xFF, 0xFE) || (first, second) == (0xFE, 0xFF) || first == 0
          || second == 0
      else { return }
      throw JSONParseFailure(kind: .notUTF8, message: "the text is not in UTF-8", offset: 0)
    }
  }
}
