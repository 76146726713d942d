/// The shells that completion scripts exist for.
public enum Shell: String, Hashable, Sendable, CaseIterable {
  /// Bash, from 3.2 on.
  case bash
  /// Z shell.
  case zsh
  /// Fish.
  case fish
}
