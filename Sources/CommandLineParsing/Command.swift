/// A command and its subcommands, as plain data: what may be written on a command line.
public struct Command: Hashable, Sendable {
  /// The name, for the root that of the program.
  public var name: String
  /// One sentence on what it does.
  public var abstract: String
  /// Further paragraphs for help, separated by empty lines; indented lines are not wrapped.
  public var discussion: String
  /// The options; subcommands take them too.
  public var options: [Option]
  /// The positional arguments; only for commands without subcommands.
  public var arguments: [Argument]
  /// The commands inside this one.
  public var subcommands: [Command]
  /// What `--version` prints; for the root only.
  public var version: String?

  /// Makes a command.
  public init(
    name: String, abstract: String, discussion: String = "", options: [Option] = [],
    arguments: [Argument] = [], subcommands: [Command] = [], version: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.options = options
    self.arguments = arguments
    self.subcommands = subcommands
    self.version = version
  }
}
