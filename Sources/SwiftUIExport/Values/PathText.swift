import Geometry
import TimelineModel

/// Paths as SVG path data in Swift source.
enum PathText {
  /// The longest literal on one line.
  private static let lineLength = 84

  /// A string literal, over several lines for a long path.
  static func expression(_ path: BezierPath) -> SwiftExpression {
    let data = path.pathData.split(separator: " ").map(rounded).joined(separator: " ")
    guard data.utf8.count > lineLength else { return .text(SwiftString.literal(data)) }
    var (lines, line): ([String], String) = ([], "")
    for word in data.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > lineLength {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return .lines(line.isEmpty ? lines : lines + [line])
  }

  /// The coordinates of a point rounded to four decimals; a command letter is not changed.
  private static func rounded(_ word: Substring) -> String {
    let numbers = word.split(separator: ",").map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1] else { return String(word) }
    return [x, y].map { SwiftNumber.text(($0 * 1e4).rounded() / 1e4) }.joined(separator: ",")
  }
}
