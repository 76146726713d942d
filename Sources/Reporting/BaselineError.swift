package import JSONTree

/// The reason why a file is no baseline.
package enum BaselineError: Error {
  /// The text is no JSON.
  case text(JSONParseError)
  /// A value is wrong, at a place.
  case content(String, at: JSONPointer)
}
