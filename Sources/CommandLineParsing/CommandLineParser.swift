import Diagnostics

/// Parses command lines by the declaration of a program.
///
/// Options and positional arguments may be mixed; after `--` everything is positional. A single `-` is
/// a value, and so are `-#name` and a negative number unless a short option has its first digit as name. Short flags may
/// be joined, as in `-vq`. `help` before the name of a command or topic shows its help.
package struct CommandLineParser: Sendable {
  /// The program.
  package let root: Command

  /// Makes a parser for a program.
  package init(_ root: Command) {
    self.root = root
  }

  /// Parses the words after the name of the program.
  package func parse(_ words: [String]) -> Result<Invocation, UsageError> {
    Result { () throws(UsageError) in
      var (path, rest) = (CommandPath(root: root), words[...])
      var early: [String] = []
      // Options of an outer command may precede the name of an inner one.
      while !path.command.subcommands.isEmpty {
        guard let index = commandIndex(in: rest, of: path) else { break }
        early += rest[..<index]
        if rest[index] == "help" { return try help(path, rest[(index + 1)...]) }
        path = try descend(path, to: rest[index])
        rest = rest[(index + 1)...]
      }
      var scanner = WordScanner(path: path, words: early + rest)
      return try scanner.finish()
    }
  }

  /// The index of a subcommand's name; nil if there are only options.
  private func commandIndex(in words: ArraySlice<String>, of path: CommandPath) -> Int? {
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      guard word.hasPrefix("-"), word != "-", word != "--" else { return index }
      let option = WordScanner.option(word, in: path)
      index += option?.value != nil && WordScanner.needsNextWord(word) ? 2 : 1
    }
    return nil
  }

  private func descend(
    _ path: CommandPath, to name: String, others: [String] = []
  ) throws(UsageError) -> CommandPath {
    let names = path.command.subcommands.map(\.name) + others
    guard let subcommand = path.command.subcommands.first(where: { $0.name == name }) else {
      throw UsageError(
        reason: "Unknown command '\(name)'",
        suggestion: Suggestion.nearest(to: name, among: names + ["help"]), path: path)
    }
    return path.appending(subcommand)
  }

  private func help(
    _ path: CommandPath, _ names: ArraySlice<String>
  ) throws(UsageError) -> Invocation {
    var path = path
    for name in names where !name.hasPrefix("-") {
      if let topic = path.command.topics.first(where: { $0.name == name }) { return .topic(topic) }
      path = try descend(path, to: name, others: path.command.topics.map(\.name))
    }
    return .help(path)
  }
}
