import Diagnostics

/// Sorts the words of one command into options and positional arguments.
struct WordScanner {
  /// The command that the words are for.
  private let path: CommandPath
  /// The width of help, in characters.
  private let width: Int
  /// The remaining words.
  private var words: ArraySlice<String>
  private var options: [String: [String]] = [:]
  private var positional: [String] = []

  init(path: CommandPath, width: Int, words: [String]) {
    (self.path, self.width, self.words) = (path, width, words[...])
  }

  /// Reads all words.
  mutating func finish() throws(UsageError) -> Invocation {
    while let word = words.popFirst() {
      if word == "--" {
        positional += words
        break
      } else if word.hasPrefix("--") {
        try readLong(word)
      } else if isPositional(word) {
        positional.append(word)
      } else {
        try readShort(word)
      }
      // The remaining words are not checked, so that incomplete lines show help, too.
      if options[Option.help.name] != nil { return .print(path.help(width: width)) }
      if options[Option.version.name] != nil, path.isRoot, let version = path.command.version {
        return .print(version + "\n")
      }
    }
    return try invocation()
  }

  /// Whether the value of an option is in the next word.
  static func needsNextWord(_ word: String) -> Bool {
    word.hasPrefix("--") ? !word.contains("=") : word.count == 2
  }

  private func isPositional(_ word: String) -> Bool {
    // A part of standard input, as in `-#name`.
    guard word.hasPrefix("-"), word != "-", !word.hasPrefix("-#") else { return true }
    return path.option(word) == nil && Double(word) != nil
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    guard let option = path.option(word) else { throw unknown(word) }
    let value = word.firstIndex(of: "=").map { String(word[word.index(after: $0)...]) }
    switch (option.value, value) {
    case (nil, nil): options[option.name, default: []].append("")
    case (nil, let value?):
      throw error("The option '\(option.dashedName)' takes no value, but '\(value)' was given")
    case (_, nil): try add(nextValue(of: option), to: option)
    case (_, let value?): try add(value, to: option)
    }
  }

  /// Reads joined short options, of which the last may take a value.
  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = path.option("-\(letter)") else {
        throw unknown(letters.isEmpty && word.count == 2 ? word : "-\(letter)")
      }
      guard option.value != nil else {
        options[option.name, default: []].append("")
        continue
      }
      if letters.first == "=" {
        letters.removeFirst()
      } else if letters.isEmpty {
        return try add(nextValue(of: option), to: option)
      }
      return try add(String(letters), to: option)
    }
  }

  /// The next word, unless it is an option.
  private mutating func nextValue(of option: Option) throws(UsageError) -> String {
    guard let word = words.first, isPositional(word) else {
      throw error("Missing value for '\(option.synopsis)'")
    }
    words.removeFirst()
    return word
  }

  private mutating func add(_ text: String, to option: Option) throws(UsageError) {
    if let kind = option.value?.kind { try check(text, kind, of: option.synopsis) }
    options[option.name, default: []].append(text)
  }

  private func check(_ text: String, _ kind: ValueKind, of name: String) throws(UsageError) {
    if kind.accepts(text) { return }
    var suggestion: String?
    if case .choice(let words) = kind { suggestion = Suggestion.nearest(to: text, among: words) }
    throw UsageError(
      reason: "The value '\(text)' is invalid for '\(name)': expected \(kind.expectation)",
      suggestion: suggestion, path: path)
  }

  private func invocation() throws(UsageError) -> Invocation {
    if path.isRoot, positional.isEmpty, options[Option.manual.name] != nil {
      return .print(ManualPage(root: path).text)
    }
    if path.isRoot, let shell = options[Option.completion.name]?.last.flatMap(Shell.init) {
      return .print(CompletionScript(root: path).text(for: shell))
    }
    guard path.command.subcommands.isEmpty else {
      guard options.isEmpty, positional.isEmpty else { throw error("A command is missing") }
      return .print(path.help(width: width))
    }
    let arguments = try assignArguments()
    for option in path.options where option.isRequired && options[option.name] == nil {
      throw error("Missing option '\(option.synopsis)'")
    }
    return .run(
      ParsedCommand(path: path, optionValues: options, argumentValues: arguments))
  }

  private func assignArguments() throws(UsageError) -> [String: [String]] {
    var rest = positional[...]
    var values: [String: [String]] = [:]
    for argument in path.command.arguments {
      let taken = argument.isVariadic ? rest : rest.prefix(1)
      guard !taken.isEmpty || !argument.isRequired else {
        throw error("Missing argument '<\(argument.name)>'")
      }
      for value in taken { try check(value, argument.kind, of: "<\(argument.name)>") }
      values[argument.name] = Array(taken)
      rest = rest.dropFirst(taken.count)
    }
    if let unexpected = rest.first { throw error("Unexpected argument '\(unexpected)'") }
    return values
  }

  private func unknown(_ word: String) -> UsageError {
    let name = String(word.prefix { $0 != "=" })
    let names = path.visibleOptions.map(\.dashedName)
    let suggestion = word.hasPrefix("--") ? Suggestion.nearest(to: name, among: names) : nil
    return UsageError(reason: "Unknown option '\(name)'", suggestion: suggestion, path: path)
  }

  private func error(_ reason: String) -> UsageError {
    UsageError(reason: reason, suggestion: nil, path: path)
  }
}
