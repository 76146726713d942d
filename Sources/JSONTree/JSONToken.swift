/// A token of a JSON text, by its place.
struct JSONToken {
  /// The kinds of tokens that the first byte distinguishes.
  enum Kind {
    /// `[` or `{`.
    case opening
    /// `]` or `}`.
    case closing
    /// `,`.
    case comma
    /// `:`.
    case colon
    /// A string or name in double or single quotes, quotes included.
    case string
    /// A comment from `/*` to `*/`, or from `//` to the end of the line.
    case comment
    /// A number, a literal such as `true`, or any other text.
    case word
  }

  /// The kind.
  let kind: Kind
  /// The offset of the first byte.
  let start: Int
  /// The offset after the last byte.
  let end: Int

  /// The offsets of its bytes.
  var range: Range<Int> { start..<end }
}
