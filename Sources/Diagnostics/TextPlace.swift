/// A line and column of a text.
public struct TextPlace: Hashable, Codable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars.
  public var column: Int

  /// Makes a place of its parts.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
