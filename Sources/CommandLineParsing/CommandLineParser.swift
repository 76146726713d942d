import Diagnostics

extension Command {
  /// Parses the words after the name of the program that the command is the root of.
  ///
  /// Options and positional arguments may be mixed; after `--` everything is positional. A single `-` is
  /// a value, and so are `-#name` and a negative number unless a short option has its first digit as name. Short flags may
  /// be joined, as in `-vq`. `help` before the name of a command or topic shows its help.
  ///
  /// - Parameter width: The width of help, in characters.
  package func parse(
    _ words: [String], width: Int = OutputWidth.standard
  ) throws(UsageError) -> Invocation {
    var (path, rest) = (CommandPath(root: self), words[...])
    var early: [String] = []
    // Options of an outer command may precede the name of an inner one.
    while !path.command.subcommands.isEmpty {
      guard let index = path.commandIndex(in: rest) else { break }
      early += rest[..<index]
      if rest[index] == "help" {
        return .print(try path.help(about: rest[(index + 1)...], width: width))
      }
      path = try path.descend(to: rest[index])
      rest = rest[(index + 1)...]
    }
    var scanner = WordScanner(path: path, width: width, words: early + rest)
    return try scanner.finish()
  }
}

extension CommandPath {
  /// The index of a subcommand's name; `nil` if there are only options.
  fileprivate func commandIndex(in words: ArraySlice<String>) -> Int? {
    var index = words.startIndex
    while index < words.endIndex {
      let word = words[index]
      guard word.hasPrefix("-"), word != "-", word != "--" else { return index }
      index += option(word)?.value != nil && WordScanner.needsNextWord(word) ? 2 : 1
    }
    return nil
  }

  /// The path to a subcommand, by its name.
  fileprivate func descend(
    to name: String, others: [String] = []
  ) throws(UsageError) -> CommandPath {
    guard let subcommand = command.subcommands.first(where: { $0.name == name }) else {
      let names = command.subcommands.map(\.name) + others + ["help"]
      throw UsageError(
        reason: "Unknown command '\(name)'",
        suggestion: Suggestion.nearest(to: name, among: names), path: self)
    }
    return appending(subcommand)
  }

  /// The help of a command below this one, or of a topic.
  fileprivate func help(
    about names: ArraySlice<String>, width: Int
  ) throws(UsageError) -> String {
    var path = self
    for name in names where !name.hasPrefix("-") {
      let topics = path.command.topics
      if let topic = topics.first(where: { $0.name == name }) { return topic.page(width: width) }
      path = try path.descend(to: name, others: topics.map(\.name))
    }
    return path.help(width: width)
  }

  /// The option at the start of a word such as `--name=value` or `-nvalue`.
  func option(_ word: String) -> Option? {
    if word.hasPrefix("--") {
      let name = word.dropFirst(2).prefix { $0 != "=" }
      return options.first { $0.name == name }
    }
    let short = word.dropFirst().first
    return options.first { $0.short != nil && $0.short == short }
  }
}
