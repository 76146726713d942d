/// The reason why generated views cannot be run.
package struct ReplayError: Error, CustomStringConvertible {
  /// The kinds of reasons.
  package enum Kind: Hashable, Sendable {
    /// A program or folder that is needed is missing, or does not work.
    case toolchain
    /// The generated code does not compile.
    case compilation
    /// The program with the views ended early.
    case execution
  }

  /// The kind.
  package let kind: Kind
  /// The reason, as a sentence or as the messages of a program.
  package let description: String

  init(_ kind: Kind, _ description: String) {
    self.kind = kind
    self.description = description
  }
}
