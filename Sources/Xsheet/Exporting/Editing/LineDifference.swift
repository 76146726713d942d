/// The changes of one text to another, in the unified form of `diff`.
struct LineDifference {
  /// The lines: of each part of the text with changes, its place, its lines, and a few lines around them.
  private(set) var lines: [String] = []

  /// A line of one text or of both, and the numbers of lines before it.
  private typealias Step = (mark: Character, text: String, old: Int, new: Int)

  /// Compares the lines of two texts, with a number of unchanged lines around changes.
  init(from old: [String], to new: [String], context: Int = 3) {
    let steps = LineDifference.steps(old, new)
    var parts: [Range<Int>] = []
    for index in steps.indices where steps[index].mark != " " {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = parts.last, last.upperBound >= range.lowerBound {
        parts[parts.count - 1] = last.lowerBound..<range.upperBound
      } else {
        parts.append(range)
      }
    }
    for part in parts {
      let counts = (
        old: steps[part].count { $0.mark != "+" }, new: steps[part].count { $0.mark != "-" }
      )
      let first = steps[part.lowerBound]
      let places = [
        LineDifference.place(first.old, counts.old), LineDifference.place(first.new, counts.new),
      ]
      lines.append("@@ -\(places[0]) +\(places[1]) @@")
      lines += steps[part].map { "\($0.mark)\($0.text)" }
    }
  }

  /// The first lines, and how many are left out.
  func prefix(_ count: Int) -> [String] {
    guard lines.count > count else { return lines }
    return lines.prefix(count) + ["… and \(lines.count - count) more lines"]
  }

  /// The number of the first line and the count of lines; a part without lines has the number of the line before.
  private static func place(_ before: Int, _ count: Int) -> String {
    let first = count == 0 ? before : before + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }

  private static func steps(_ old: [String], _ new: [String]) -> [Step] {
    var steps: [Step] = []
    var (row, column) = (0, 0)
    func add(_ mark: Character, _ text: String) {
      steps.append((mark, text, row, column))
      if mark != "+" { row += 1 }
      if mark != "-" { column += 1 }
    }
    for match in LineAlignment(old, new).matches + [(old.count, new.count)] {
      while row < match.old { add("-", old[row]) }
      while column < match.new { add("+", new[column]) }
      if row < old.count, column < new.count { add(" ", old[row]) }
    }
    return steps
  }
}
