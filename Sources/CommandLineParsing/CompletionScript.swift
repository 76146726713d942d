/// Scripts with which shells complete the commands, options and values of a program.
package enum CompletionScript {
  /// The script of a program for a shell.
  package static func text(for root: Command, shell: Shell) -> String {
    switch shell {
    case .bash: BashCompletion(root: CommandPath(root: root)).text
    case .zsh: ZshCompletion(root: CommandPath(root: root)).text
    case .fish: FishCompletion(root: CommandPath(root: root)).text
    }
  }

  /// The name of a shell function for a command.
  static func functionName(_ path: CommandPath) -> String {
    "_" + path.invocation.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// A text in single quotes, for shells without escapes inside them.
  package static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The first sentence of a help text, shown next to a completion.
  static func firstSentence(_ help: String) -> String {
    var sentence = ""
    for character in help {
      if character.isWhitespace, sentence.hasSuffix(".") { break }
      sentence.append(character == "\n" ? " " : character)
    }
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The subcommands of a command, `help` included where there are any.
  static func subcommands(_ path: CommandPath) -> [(name: String, abstract: String)] {
    let commands = path.command.subcommands.map { ($0.name, $0.abstract) }
    return commands.isEmpty ? [] : commands + [("help", "Show the help of a command.")]
  }
}

/// A shell with a completion script.
package enum Shell: String, Hashable, Sendable, CaseIterable {
  /// Bash, from 3.2 on.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish
}
