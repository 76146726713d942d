/// The synopsis of a command.
enum UsageLine {
  /// The parts of a synopsis such as `xsheet render --output <path> [--every <n>] <file>`.
  static func parts(_ path: CommandPath) -> [String] {
    var parts = [path.invocation]
    let options = path.visibleOptions.filter { $0.name != Option.help.name }
    parts += options.filter(\.isRequired).map(\.synopsis)
    let others = options.filter { !$0.isRequired }
    // A long row of brackets is harder to read than the list of options below it.
    if others.count > 6 {
      parts.append("[<options>]")
    } else {
      parts += others.map { "[\($0.synopsis)]" + ($0.isRepeatable ? " ..." : "") }
    }
    parts += path.command.arguments.map(\.synopsis)
    if !path.command.subcommands.isEmpty { parts.append("<command>") }
    return parts
  }
}
