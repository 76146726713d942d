/// An error in SVG path data, with its place.
public struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, without a full stop.
  public let message: String
  /// The place in the text, in UTF-8 bytes from 1.
  public let column: Int

  /// Makes an error of its parts.
  public init(message: String, column: Int) {
    self.message = message
    self.column = column
  }

  /// The message and the place in one line.
  public var description: String { "\(message), at character \(column)" }
}
