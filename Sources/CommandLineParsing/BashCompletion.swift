extension CompletionScript {
  /// The script for Bash from 3.2 on, the version of macOS.
  var bash: String {
    let name = root.command.name
    let function = functionName(root)
    let paths = root.withDescendants
    let steps = paths.dropFirst().map {
      "      \($0.invocation.quotedForShell)) command=\"$command $word\" ;;"
    }
    return """
      # Bash completion for \(name).
      \(function)_words() {
        COMPREPLY=($(compgen -W "$1" -- "$2"))
      }

      \(function)_paths() {
        local IFS=$'\\n'
        compopt -o filenames 2>/dev/null || true
        COMPREPLY=($(compgen "$1" -- "$2"))
      }

      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        local command=\(name.quotedForShell) index word
        COMPREPLY=()
        # Bash takes --name=value apart at the equals sign.
        if [[ "$current" == "=" ]]; then
          current=""
        elif [[ "$previous" == "=" && "$COMP_CWORD" -ge 2 ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          word="${COMP_WORDS[index]}"
          case "$command $word" in
      \((steps + ["      *) ;;"]).joined(separator: "\n"))
          esac
        done
        case "$command" in
      \(paths.map(branch).joined(separator: "\n"))
        esac
      }

      complete -F \(function) \(name)

      """
  }

  /// The case of a command, which completes its options and arguments.
  private func branch(_ path: CommandPath) -> String {
    let values = path.visibleOptions.compactMap { option -> String? in
      guard let value = option.value else { return nil }
      let names = [option.short.map { "-\($0)" }, option.dashedName].compactMap(\.self)
      return "        \(names.joined(separator: "|"))) \(completion(value.kind)) return ;;"
    }
    let options = path.visibleOptions.map(\.dashedName).joined(separator: " ")
    var lines = ["    \(path.invocation.quotedForShell))"]
    if !values.isEmpty { lines += ["      case \"$previous\" in"] + values + ["      esac"] }
    lines += [
      "      if [[ \"$current\" == -* ]]; then",
      "        \(words(options))",
    ]
    let other = positional(path)
    if !other.isEmpty { lines += ["      else", "        \(other)"] }
    return (lines + ["      fi", "      ;;"]).joined(separator: "\n")
  }

  private func positional(_ path: CommandPath) -> String {
    let names = subcommands(path).map(\.name)
    if !names.isEmpty { return words(names.joined(separator: " ")) }
    return path.command.arguments.last.map { completion($0.kind) } ?? ""
  }

  private func completion(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .integer, .number: ""
    case .choice(let choices): words(choices.joined(separator: " "))
    case .file: "\(functionName(root))_paths -f \"$current\";"
    case .directory: "\(functionName(root))_paths -d \"$current\";"
    }
  }

  private func words(_ words: String) -> String {
    "\(functionName(root))_words \(words.quotedForShell) \"$current\";"
  }
}
