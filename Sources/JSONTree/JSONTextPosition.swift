/// A place in a text, as editors and compilers name it.
public struct JSONTextPosition: Hashable, Sendable {
  /// Bytes before the place, a byte order mark included.
  public let offset: Int
  /// The line, from 1.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// Makes a place of its parts.
  public init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
