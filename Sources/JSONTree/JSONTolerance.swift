package import Diagnostics

/// A deviation from RFC 8259 in a text that was read nevertheless.
///
/// A document has one for each kind, with the first place and the number of places.
package struct JSONTolerance: Hashable, Sendable {
  /// The deviations that are tolerated, each with a sentence that says how it is read.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A UTF-8 byte order mark before the text.
    case byteOrderMark = "The text begins with a byte order mark, which is skipped."
    /// A comment, `/* … */` or `// …`.
    case comment = "The text has a comment, which JSON does not allow; it is skipped."
    /// A comma after the last element of an array or the last member of an object.
    case trailingComma = "A comma follows the last element or member; it is ignored."
    /// A string or name in single quotes.
    case singleQuotes = "A string or name is in single instead of double quotes."
    /// `true`, `false` or `null` in other than lower case.
    case letterCase = "true, false or null is not in lower case."
    /// `NaN`, read as 0, or `Infinity`, read as 9e307, in any case.
    case nonFiniteNumber = "NaN or Infinity is not a JSON number; it is read as 0 or 9e307."
    /// A number with leading zeros, or without digits before or after its decimal point or in its exponent.
    case numberForm = "A number has leading zeros, or lacks digits around its point or exponent."
    /// A number beyond the range of doubles, read as 9e307 or -9e307.
    case largeNumber = "A number is too large for a double; it is read as 9e307 or -9e307."
    /// A control character in a string or name that is not escaped.
    case controlCharacter = "A string has a control character that is not escaped; it is kept."
    /// An escape of half a surrogate pair, read as U+FFFD.
    case halfSurrogate = "A string has half of a surrogate pair; it is read as U+FFFD."
    /// Bytes in a string or name that are not UTF-8, read as U+FFFD.
    case invalidUTF8 = "A string has bytes that are not UTF-8; they are read as U+FFFD."
  }

  /// The kind.
  package let kind: Kind
  /// The first place.
  package let place: TextPlace
  /// The number of places.
  package let count: Int

  /// The deviation in a sentence, in English, with how it was read.
  package var message: String { kind.rawValue }
}
