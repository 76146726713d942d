/// A position in a text, as editors show it.
package struct JSONTextPosition: Hashable, Sendable {
  /// The number of bytes before the position, a byte order mark included.
  package let offset: Int
  /// The line, from 1.
  package let line: Int
  /// The column, from 1, in Unicode scalars.
  package let column: Int

  /// Makes a position of its parts.
  package init(offset: Int, line: Int, column: Int) {
    self.offset = offset
    self.line = line
    self.column = column
  }
}
