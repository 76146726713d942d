import TestSupport
import Testing

@testable import JSONTree

/// Reads a text.
func parse(_ text: String) throws -> JSONValue {
  try JSONDocument(parsing: Array(text.utf8)).root
}

/// Whether simdjson reads a text.
func isReadBySimdjson(_ text: [UInt8], depthLimit: Int = 512) -> Bool {
  text.withUnsafeBytes { bytes in
    guard let storage = JSONTapeReader.read(bytes, depthLimit: depthLimit) else { return false }
    storage.free()
    return true
  }
}

/// The value that json-c reads, which must be equal to simdjson's and have no deviation.
@discardableResult
func readByBoth(
  _ text: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws -> JSONNode {
  #expect(isReadBySimdjson(text), sourceLocation: sourceLocation)
  let strict = try JSONDocument(parsing: text)
  let tolerant = try JSONDocument(parsing: text, isStrict: false)
  #expect(
    tolerant.tolerances == strict.tolerances, "\(tolerant.tolerances)",
    sourceLocation: sourceLocation)
  let node = JSONNode(tolerant.root)
  #expect(JSONNode(strict.root) == node, sourceLocation: sourceLocation)
  return node
}
