import TimelineFormat

/// `xsheet schema`: prints the JSON Schema of timelines.
struct SchemaCommand {
  func run() throws(CommandFailure) -> ExitStatus {
    try Console.write(TimelineSchema.bytes)
    return .done
  }
}
