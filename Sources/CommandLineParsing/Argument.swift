/// A positional argument of a command.
public struct Argument: Hashable, Sendable {
  /// The number of times that the argument may be given.
  public enum Count: Hashable, Sendable {
    /// Exactly once.
    case one
    /// Once or not at all.
    case optional
    /// Any number of times; only for the last argument.
    case any
    /// At least once; only for the last argument.
    case atLeastOne
  }

  /// The name, as help shows it in angle brackets.
  public var name: String
  /// The kind of the value.
  public var kind: ValueKind
  /// The number of times that the argument may be given.
  public var count: Count
  /// One or a few sentences for help.
  public var help: String

  /// Makes an argument.
  public init(_ name: String, kind: ValueKind = .text, count: Count = .one, help: String) {
    self.name = name
    self.kind = kind
    self.count = count
    self.help = help
  }

  /// Whether the argument must be given.
  var isRequired: Bool { count == .one || count == .atLeastOne }
  /// Whether the argument takes all remaining values.
  var isVariadic: Bool { count == .any || count == .atLeastOne }

  /// The argument as a usage line shows it, such as `[<file> ...]`.
  var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .any: "[<\(name)> ...]"
    case .atLeastOne: "<\(name)> ..."
    }
  }
}
