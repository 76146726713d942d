import CommandLineParsing
import Xsheet

/// `xsheet schema`: prints the JSON Schema of timelines.
struct SchemaCommand: ProgramCommand {
  static let name = "schema"

  static let declaration = Command(
    name: name, abstract: "Print the JSON Schema of timelines, for editors.",
    discussion: """
      It has all kinds of views with their options and properties: types, defaults, units, and what can be \
      animated. Rules that it cannot express are in its comment.
      """)

  let command: ParsedCommand

  func run() throws -> ExitStatus {
    try Console.write(TimelineSchema.bytes)
    return .done
  }
}
