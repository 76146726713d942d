import JSONTree

/// A JSON object with a list of files and their totals, of which each file is printed when it is done.
struct JSONFileList {
  private var count = 0

  private static let indentation = 4

  /// Prints a file.
  mutating func add(_ node: JSONNode) throws(CommandFailure) {
    let start = count == 0 ? "{\n  \"files\": [\n" : ",\n"
    count += 1
    try Console.print(start + JSONWriter.line(node, indent: JSONFileList.indentation))
  }

  /// Prints the totals.
  func finish(totals: JSONNode) throws(CommandFailure) {
    let start = count == 0 ? "{\n  \"files\": [" : "\n  "
    let member = JSONWriter.line(totals, indent: 2).drop { $0 == " " }
    try Console.print("\(start)],\n  \"totals\": \(member)\n}\n")
  }
}
