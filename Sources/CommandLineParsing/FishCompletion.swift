extension CompletionScript {
  /// The script for Fish.
  var fish: String {
    let name = root.command.name
    let paths = root.withDescendants
    let subcommands = paths.dropFirst().map { quoted($0.invocation) }.joined(separator: " ")
    let step = """
          switch "$path $word"
            case \(subcommands)
              set path "$path $word"
          end
      """
    return """
      # Fish completion for \(name).
      function \(test)
        set -l path \(quoted(name))
        for word in (commandline -opc)[2..-1]
      \(subcommands.isEmpty ? "" : step)
        end
        test "$path" = "$argv[1]"
      end

      complete -c \(name) -f
      \(paths.flatMap(lines).joined(separator: "\n"))

      """
  }

  /// The function that tests whether a command is being completed.
  private var test: String { "_" + functionName(root) + "_is" }

  private func lines(_ path: CommandPath) -> [String] {
    let condition = quoted("\(test) \"\(path.invocation)\"")
    let start = "complete -c \(root.command.name) -n \(condition)"
    let commands = subcommands(path).map { name, abstract in
      "\(start) -a \(quoted(name)) -d \(quoted(firstSentence(abstract)))"
    }
    let arguments = path.command.arguments.suffix(1).compactMap { argument -> String? in
      let action = action(argument.kind)
      return action.isEmpty ? nil : "\(start)\(action)"
    }
    return commands + arguments + path.visibleOptions.map { start + spec($0) }
  }

  private func spec(_ option: Option) -> String {
    let short = option.short.map { " -s \(quoted(String($0)))" } ?? ""
    let value = option.value.map { ($0.kind == .file ? " -r" : " -x") + action($0.kind) } ?? ""
    let help = " -d " + quoted(firstSentence(option.help))
    return short + " -l \(quoted(option.name))" + value + help
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .integer, .number: ""
    case .choice(let words): " -a \(quoted(words.joined(separator: " ")))"
    case .file: " -F"
    case .directory: " -a '(__fish_complete_directories (commandline -ct))'"
    }
  }

  /// A text in single quotes with the two escapes of Fish.
  private func quoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
