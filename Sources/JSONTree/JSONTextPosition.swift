/// A position in a text, as editors show it.
public struct JSONTextPosition: Hashable, Sendable {
  /// The number of bytes before the position, a byte order mark included.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// Makes a position of its parts.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
