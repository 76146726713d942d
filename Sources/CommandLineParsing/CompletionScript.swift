/// A script with which a shell completes the commands, options and values of a program.
struct CompletionScript {
  /// The program.
  let root: CommandPath

  /// The script for a shell.
  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  /// The name of a shell function for a command.
  func functionName(_ path: CommandPath) -> String {
    "_" + path.invocation.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The first sentence of a help text, shown next to a completion.
  func firstSentence(_ help: String) -> String {
    var sentence = ""
    for character in help {
      if character.isWhitespace, sentence.hasSuffix(".") { break }
      sentence.append(character == "\n" ? " " : character)
    }
    return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  /// The subcommands of a command, `help` included where there are any.
  func subcommands(_ path: CommandPath) -> [(name: String, abstract: String)] {
    let commands = path.command.subcommands.map { ($0.name, $0.abstract) }
    return commands.isEmpty ? [] : commands + [("help", "Show the help of a command.")]
  }
}

/// A shell with a completion script.
enum Shell: String, CaseIterable {
  /// Bash, from 3.2 on.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish
}

extension String {
  /// The text in single quotes, for shells without escapes inside them.
  package var quotedForShell: String {
    "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
