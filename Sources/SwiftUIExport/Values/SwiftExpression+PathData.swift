import Geometry
import TimelineModel

extension SwiftExpression {
  /// The longest path data on one line.
  private static let lineLength = 84

  /// A path as SVG path data in a string literal, over several lines for a long path.
  static func pathData(_ path: BezierPath) -> SwiftExpression {
    let data = rounded(path).pathData
    guard data.utf8.count > lineLength else { return .text(SwiftString.literal(data)) }
    var (lines, line): ([String], String) = ([], "")
    for word in data.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > lineLength {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return .lines(line.isEmpty ? lines : lines + [line])
  }

  /// The path with coordinates of four decimals.
  private static func rounded(_ path: BezierPath) -> BezierPath {
    var path = path
    for index in path.points.indices {
      path.points[index] = (path.points[index] * 1e4).rounded(.toNearestOrAwayFromZero) / 1e4
    }
    return path
  }
}
