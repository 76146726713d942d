/// The declaration of a command: its options, arguments and subcommands.
package struct Command: Sendable {
  /// The name; for the root, the name of the program.
  package var name: String
  /// The purpose of the command, in one sentence.
  package var abstract: String
  /// Further paragraphs for help, separated by empty lines; indented lines are not wrapped.
  package var discussion: String
  /// The options; subcommands take them, too.
  package var options: [Option]
  /// The positional arguments; only for commands without subcommands.
  package var arguments: [Argument]
  /// The subcommands.
  package var subcommands: [Command]
  /// Further pages of help.
  package var topics: [HelpTopic]
  /// The version that `--version` prints; for the root only.
  package var version: String?

  /// Makes a command.
  package init(
    name: String, abstract: String, discussion: String = "", options: [Option] = [],
    arguments: [Argument] = [], subcommands: [Command] = [], topics: [HelpTopic] = [],
    version: String? = nil
  ) {
    (self.name, self.abstract, self.discussion) = (name, abstract, discussion)
    (self.options, self.arguments, self.subcommands) = (options, arguments, subcommands)
    (self.topics, self.version) = (topics, version)
  }
}

/// A command and its parents, the root first.
package struct CommandPath: Sendable {
  /// The commands; at least one.
  let commands: [Command]
  /// All options of the command: its own, its parents', and the standard ones.
  package let options: [Option]

  /// The path to the root.
  package init(root: Command) { self.init([root]) }

  private init(_ commands: [Command]) {
    self.commands = commands
    var options = commands.reversed().flatMap(\.options)
    if commands.count == 1 {
      if commands[0].version != nil { options.append(.version) }
      options += [.completion, .manual]
    }
    self.options = options + [.help]
  }

  /// The path to a subcommand.
  func appending(_ subcommand: Command) -> CommandPath { CommandPath(commands + [subcommand]) }

  /// The path with options of another command, those excepted whose names it has.
  func adding(_ others: [Option]) -> CommandPath {
    let names = options.map(\.name)
    var commands = commands
    commands[commands.count - 1].options += others.filter { !names.contains($0.name) }
    return CommandPath(commands)
  }

  /// Whether the path leads to the program itself.
  var isRoot: Bool { commands.count == 1 }

  /// The last command of the path.
  package var command: Command { commands[commands.count - 1] }

  /// The words that call the command, such as `xsheet render`.
  package var invocation: String { commands.map(\.name).joined(separator: " ") }

  /// The options that help and completion show.
  var visibleOptions: [Option] { options.filter { !$0.isHidden } }

  /// This path and those to all commands below it, in the order of help.
  package var withDescendants: [CommandPath] {
    [self] + command.subcommands.flatMap { appending($0).withDescendants }
  }
}

/// A positional argument of a command.
package struct Argument: Sendable {
  /// The number of times that the argument may be given.
  package enum Count: Sendable {
    /// Exactly once.
    case one
    /// Any number of times; only for the last argument.
    case any
    /// At least once; only for the last argument.
    case atLeastOne
  }

  /// The name, as help shows it in angle brackets.
  package var name: String
  /// The kind of the value.
  package var kind: ValueKind
  /// The number of times that the argument may be given.
  package var count: Count
  /// One or a few sentences for help.
  package var help: String

  /// Makes an argument.
  package init(_ name: String, kind: ValueKind = .text, count: Count = .one, help: String) {
    (self.name, self.kind, self.count, self.help) = (name, kind, count, help)
  }

  /// Whether the argument must be given.
  package var isRequired: Bool { count != .any }
  /// Whether the argument takes all remaining values.
  package var isVariadic: Bool { count != .one }

  /// The argument as a usage line shows it, such as `[<file> ...]`.
  var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .any: "[<\(name)> ...]"
    case .atLeastOne: "<\(name)> ..."
    }
  }
}
