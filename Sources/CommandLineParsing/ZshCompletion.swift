extension CompletionScript {
  /// The script for Z shell, which can be saved as a function or evaluated.
  var zsh: String {
    let name = root.command.name
    let function = functionName(root)
    return """
      #compdef \(name)

      \(root.withDescendants.map(body).joined(separator: "\n\n"))

      if [[ "${funcstack[1]}" == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(name)
      fi

      """
  }

  /// The function that completes a command.
  private func body(_ path: CommandPath) -> String {
    let isGroup = !path.command.subcommands.isEmpty
    var specs = path.visibleOptions.map(spec)
    if isGroup {
      specs += ["'1:command:->command'", "'*::argument:->argument'"]
    } else {
      specs += path.command.arguments.map(spec)
    }
    let arguments =
      "  _arguments \(isGroup ? "-C " : "")-s -S \\\n"
      + specs.map { "    " + $0 }.joined(separator: " \\\n")
    return """
      \(functionName(path))() {
        local curcontext="$curcontext" state line
        typeset -A opt_args
      \(arguments)
      \(isGroup ? group(path) : "  return")
      }
      """
  }

  /// The part that completes the name of a subcommand and its words.
  private func group(_ path: CommandPath) -> String {
    let names = subcommands(path).map { name, abstract in
      "        " + "\(name):\(escaped(firstSentence(abstract)))".quotedForShell
    }
    let calls = path.command.subcommands.map {
      "        \($0.name)) \(functionName(path.appending($0))) ;;"
    }
    return """
        case "$state" in
          command)
            local -a commands
            commands=(
      \(names.joined(separator: "\n"))
            )
            _describe command commands
            ;;
          argument)
            case "${line[1]}" in
      \(calls.joined(separator: "\n"))
            esac
            ;;
        esac
      """
  }

  private func spec(_ option: Option) -> String {
    let help = "[" + escaped(firstSentence(option.help)) + "]"
    let repeats = option.isRepeatable ? "*" : ""
    let value = option.value.map { ":\(escaped($0.placeholder)):" + action($0.kind) } ?? ""
    let long = option.dashedName + (option.value == nil ? "" : "=") + help + value
    guard let short = option.short else { return (repeats + long).quotedForShell }
    let exclusion = repeats.isEmpty ? "(-\(short) \(option.dashedName))" : repeats
    let brief = "-\(short)" + (option.value == nil ? "" : "+") + help + value
    return (exclusion + long).quotedForShell + " " + (exclusion + brief).quotedForShell
  }

  private func spec(_ argument: Argument) -> String {
    let position = argument.isVariadic ? "*:" : ":"
    return (position + escaped(argument.name) + ":" + action(argument.kind)).quotedForShell
  }

  private func action(_ kind: ValueKind) -> String {
    switch kind {
    case .text, .integer, .number: " "
    case .choice(let words): "(\(words.joined(separator: " ")))"
    case .file: "_files"
    case .directory: "_files -/"
    }
  }

  /// A text with escapes for `_arguments` and `_describe`.
  private func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
