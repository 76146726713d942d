/// A block of commands in a Markdown file, and the indented block after it with their output.
///
/// A line `…` of the output matches any lines, and `…` at the end of a line any text.
struct Transcript {
  /// The commands.
  let commands: [String]
  /// The output without indentation; empty if none is shown.
  let output: [String]
  /// The line of the file at which the commands begin, from 0.
  let start: Int
  /// The lines of the file with the output, from 0.
  let range: Range<Int>

  /// Whether the output is shown in full.
  var isComplete: Bool { !output.contains { $0.hasSuffix("…") } }

  /// The blocks of a file in order.
  static func all(in lines: [String]) -> [Transcript] {
    lines.indices.filter { lines[$0] == "```sh" }.compactMap { start in
      guard let end = lines[start...].firstIndex(of: "```") else { return nil }
      let range = outputRange(in: lines, from: end + 1)
      return Transcript(
        commands: lines[(start + 1)..<end].filter { !$0.hasPrefix("#") },
        output: lines[range].map { String($0.dropFirst(4)) }, start: start, range: range)
    }
  }

  /// The indented lines after empty ones, without the empty lines at the end.
  private static func outputRange(in lines: [String], from start: Int) -> Range<Int> {
    let first = lines[start...].firstIndex { !$0.isEmpty } ?? lines.endIndex
    let rest = lines[first...]
    let end = rest.firstIndex { !$0.isEmpty && !$0.hasPrefix("    ") } ?? lines.endIndex
    let last = lines[first..<end].lastIndex { !$0.isEmpty }
    return first..<(last.map { $0 + 1 } ?? first)
  }

  /// Whether a text is the output.
  func matches(_ text: String) -> Bool {
    var actual = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while actual.last?.isEmpty == true { actual.removeLast() }
    return Transcript.matches(output[...], actual)
  }

  private static func matches(_ expected: ArraySlice<String>, _ actual: ArraySlice<String>) -> Bool
  {
    guard let line = expected.first else { return actual.isEmpty }
    let rest = expected.dropFirst()
    if line == "…" {
      return (actual.startIndex...actual.endIndex).contains { matches(rest, actual[$0...]) }
    }
    guard let other = actual.first else { return false }
    let isEqual = line.hasSuffix("…") ? other.hasPrefix(line.dropLast()) : other == line
    return isEqual && matches(rest, actual.dropFirst())
  }
}
