/// An error in a command line.
public struct UsageError: Error, Hashable, Sendable {
  /// The exit status for errors in the command line, `EX_USAGE` of `sysexits.h`.
  public static let exitStatus: Int32 = 64

  /// The reason, as a sentence without its period.
  let reason: String
  /// A valid name close to the unknown one.
  public let suggestion: String?
  /// The command with the error.
  public let path: CommandPath

  /// The message, in sentences.
  public var message: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return reason + "." + hint
  }

  /// The message with the usage of the command and a hint at its help, ready to be printed.
  ///
  /// - Parameter width: The widest line, in characters.
  public func text(width: Int = OutputWidth.standard) -> String {
    let usage = TextWrapping.wrap(
      UsageLine.parts(path), width: width, firstIndent: 0, indent: 7, after: "Usage: ")
    return """
      Error: \(message)
      \(usage)
        See '\(path.invocation) --help' for more information.

      """
  }
}

/// Finds the correct spelling of a name.
public enum Suggestion {
  /// The candidate closest to a misspelled name; nil if none is near.
  ///
  /// A third of the letters may be wrong; in names from four letters on at least two.
  public static func closest(to name: String, among candidates: [String]) -> String? {
    let limit = max(name.count / 3, name.count >= 4 ? 2 : 1)
    let ranked = candidates.map { ($0, distance(name, $0)) }
    let best = ranked.min { $0.1 < $1.1 }
    if let best, best.1 <= limit { return best.0 }
    return name.count >= 3 ? candidates.first { $0.hasPrefix(name) } : nil
  }

  /// The edit distance: letters that are added, removed, changed or swapped with their neighbor.
  static func distance(_ left: String, _ right: String) -> Int {
    let (a, b) = (Array(left.prefix(100)), Array(right.prefix(100)))
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
