/// A shell with a completion script.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  /// Bash, from 3.2 on.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish
}
