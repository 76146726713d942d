import Diagnostics
import JSONTree

/// The laws that hold for every text that is read.
enum JSONLaws {
  /// json-c reads the values and deviations that are found when simdjson reads first.
  ///
  /// Strict text, which simdjson reads, therefore has equal values from both, and no deviations.
  static func checkEqual(_ ordinary: JSONDocument, _ tolerant: JSONDocument) {
    guard ordinary.withRoot({ JSONNode($0) }) == tolerant.withRoot({ JSONNode($0) }) else {
      fatalError("The readers differ in values.")
    }
    guard ordinary.tolerances == tolerant.tolerances else {
      fatalError("simdjson accepts deviations: \(tolerant.tolerances)")
    }
  }

  /// A value that was read is written as strict JSON, which reads back equal.
  static func checkWritten(_ document: JSONDocument) {
    let node = document.withRoot { JSONNode($0) }
    guard let copy = try? JSONDocument(parsing: JSONWriter.bytes(node, layout: .compact)),
      copy.tolerances.isEmpty, copy.withRoot({ JSONNode($0) }) == node
    else { fatalError("A value is not written as it was read.") }
  }

  /// Strict text is only refused by json-c for names that it cuts.
  static func checkRefusal(_ error: JSONParseError) {
    guard error.message.contains("NUL in the name") else {
      fatalError("json-c refuses what simdjson reads: \(error)")
    }
  }

  /// The place of an error is inside the text.
  static func checkPlace(of error: JSONParseError, in bytes: [UInt8]) {
    guard (0...bytes.count).contains(error.offset), error.place.line > 0, error.place.column > 0
    else {
      fatalError("An error has no place: \(error)")
    }
  }

  /// Each value begins where the locator finds it.
  static func checkPlaces(_ document: JSONDocument, in bytes: [UInt8]) {
    let locator = JSONLocator(bytes)
    // Each answer takes as long as the members on the way.
    var left = 200
    func check(_ value: JSONValue, at pointer: JSONPointer) {
      guard left > 0 else { return }
      left -= 1
      guard let offset = locator.offset(of: pointer),
        begins(value, with: bytes[offset])
      else { fatalError("The value at \(pointer) is not found.") }
      for (index, element) in value.elements.enumerated() {
        check(element, at: pointer.appending(index))
      }
      let names = value.members.map(\.name)
      // Different invalid names may read the same.
      guard Set(names.map { Array($0.utf8) }).count == names.count else { return }
      for member in value.members { check(member.value, at: pointer.appending(member.name)) }
    }
    document.withRoot { check($0, at: .root) }
  }

  private static func begins(_ value: JSONValue, with byte: UInt8) -> Bool {
    let first = Character(Unicode.Scalar(byte))
    return switch value.kind {
    case .null: "nN".contains(first)
    case .bool: "tTfF".contains(first)
    case .number: "-0123456789nNiI".contains(first)
    case .string: "\"'".contains(first)
    case .array: first == "["
    case .object: first == "{"
    }
  }
}
