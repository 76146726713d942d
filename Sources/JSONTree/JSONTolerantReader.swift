internal import CJSONC

/// Reads JSON texts, strict or not, with json-c, and explains errors.
///
/// json-c tolerates: comments, commas before a closing bracket, single quotes, literals in any letter case,
/// `NaN` and `Infinity`, numbers with leading zeros or without digits around their point or exponent, control
/// characters in strings, halves of surrogate pairs, and any bytes in strings. It does not tolerate a byte order mark,
/// which is skipped here. It misreads long integers and the end of some comments: see `JSONBridge`. It cuts texts and
/// names at NUL, and accepts comments without an end: `JSONTextCheck` refuses both.
enum JSONTolerantReader {
  /// Reads a text.
  ///
  /// - Parameters:
  ///   - bytes: The text, perhaps after a byte order mark.
  ///   - depthLimit: How many arrays and objects may be inside each other.
  /// - Returns: The values and the deviations from JSON.
  /// - Throws: `JSONParseFailure` for the first error.
  static func read(
    _ bytes: UnsafeRawBufferPointer, depthLimit: Int
  ) throws(JSONParseFailure) -> (storage: JSONStorage, tolerances: [JSONTolerance]) {
    let check = JSONTextCheck(bytes.assumingMemoryBound(to: UInt8.self), depthLimit: depthLimit)
    guard check.first != nil else { throw .empty }
    guard check.memory <= JSONMemory.limit else {
      throw .tooLarge("the text is not strict JSON, and too large to be read in spite of that")
    }
    let tree = try tree(of: check, depthLimit: depthLimit)
    defer { json_object_put(tree) }
    return (JSONTreeConverter.storage(of: tree), check.tolerances.tolerances(in: bytes))
  }

  /// The tree of a text without errors.
  private static func tree(
    of check: JSONTextCheck, depthLimit: Int
  ) throws(JSONParseFailure) -> OpaquePointer? {
    do throws(JSONParseFailure) {
      let tree = try JSONTokener.tree(of: check, depthLimit: depthLimit)
      guard let refusal = check.refusal else { return tree }
      json_object_put(tree)
      throw refusal
    } catch {
      guard let refusal = check.refusal, refusal.offset <= error.offset else { throw error }
      throw refusal
    }
  }
}
