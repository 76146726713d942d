/// An error in SVG path data, with its place.
package struct PathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The message, without a full stop.
  package let message: String
  /// The place in the text, in UTF-8 bytes from 1.
  package let column: Int

  /// Makes an error of its parts.
  package init(message: String, column: Int) {
    self.message = message
    self.column = column
  }

  /// The message and the place in one line.
  package var description: String { "\(message), at character \(column)" }
}
