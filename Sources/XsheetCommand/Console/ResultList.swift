import CommandLineParsing
import JSONTree

/// The results of a command, one for each file: printed one by one as text, or all together as JSON.
struct ResultList {
  private let asJSON: Bool
  private var nodes: [JSONNode] = []

  /// Makes a list in the requested format.
  init(_ command: ParsedCommand) {
    asJSON = command.string("format") == "json"
  }

  /// Adds the result of a file.
  mutating func add(_ text: String, _ node: JSONNode) throws(CommandFailure) {
    if asJSON { nodes.append(node) } else { try Console.print(text) }
  }

  /// Prints the results that are not printed yet.
  func finish() throws(CommandFailure) {
    if asJSON { try Console.print(JSONWriter.text(["files": .array(nodes)])) }
  }
}
