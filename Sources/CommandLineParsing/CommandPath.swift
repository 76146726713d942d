/// A command and its parents, the root first.
public struct CommandPath: Hashable, Sendable {
  /// The commands; at least one.
  public let commands: [Command]

  /// The path to the root.
  public init(root: Command) {
    commands = [root]
  }

  private init(commands: [Command]) {
    self.commands = commands
  }

  /// The path to a subcommand.
  func appending(_ subcommand: Command) -> CommandPath {
    CommandPath(commands: commands + [subcommand])
  }

  /// The last command of the path.
  public var command: Command { commands[commands.count - 1] }

  /// The words that call the command, such as `xsheet render`.
  public var invocation: String { commands.map(\.name).joined(separator: " ") }

  /// All options of the command: its own, its parents', and those of every program.
  var options: [Option] {
    var options = commands.reversed().flatMap(\.options)
    if commands.count == 1 {
      if command.version != nil { options.append(.version) }
      options += [.completion, .manual]
    }
    return options + [.help]
  }

  /// The options that help and completion show.
  var visibleOptions: [Option] { options.filter { !$0.isHidden } }

  /// This path and those to all commands below it, in the order of help.
  var withDescendants: [CommandPath] {
    [self] + command.subcommands.flatMap { appending($0).withDescendants }
  }
}
