/// The declaration of a command: its options, arguments and subcommands.
public struct Command: Hashable, Sendable {
  /// The name; for the root, the name of the program.
  public var name: String
  /// The purpose of the command, in one sentence.
  public var abstract: String
  /// Further paragraphs for help, separated by empty lines; indented lines are not wrapped.
  public var discussion: String
  /// The options; subcommands take them, too.
  public var options: [Option]
  /// The positional arguments; only for commands without subcommands.
  public var arguments: [Argument]
  /// The subcommands.
  public var subcommands: [Command]
  /// Further pages of help.
  public var topics: [HelpTopic]
  /// The version that `--version` prints; for the root only.
  public var version: String?

  /// Makes a command.
  public init(
    name: String, abstract: String, discussion: String = "", options: [Option] = [],
    arguments: [Argument] = [], subcommands: [Command] = [], topics: [HelpTopic] = [],
    version: String? = nil
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.options = options
    self.arguments = arguments
    self.subcommands = subcommands
    self.topics = topics
    self.version = version
  }
}
