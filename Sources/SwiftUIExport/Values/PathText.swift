import Geometry
import TimelineModel

/// Paths as SVG path data in Swift source.
enum PathText {
  /// The longest literal on one line.
  private static let lineLength = 84

  /// A string literal, over several lines for a long path.
  static func expression(_ path: BezierPath) -> SwiftExpression {
    let data = path.pathData
    guard data.utf8.count > lineLength else { return .string(data) }
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
}
