/// A positional argument of a command.
public struct Argument: Hashable, Sendable {
  /// How often it may be given.
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
  /// What the value must be.
  public var kind: ValueKind
  /// How often it may be given.
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

  /// Whether the command cannot do without it.
  var isRequired: Bool { count == .one || count == .atLeastOne }
  /// Whether it takes all values that are left.
  var isVariadic: Bool { count == .any || count == .atLeastOne }

  /// The name as in a usage line, such as `[<file> ...]`.
  var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .any: "[<\(name)> ...]"
    case .atLeastOne: "<\(name)> ..."
    }
  }
}
