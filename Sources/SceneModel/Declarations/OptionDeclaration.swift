public import Geometry

/// The declaration of an option: a setting of a kind that never changes while a timeline plays.
public struct OptionDeclaration<Value>: Sendable {
  /// The name in files.
  public let name: String
  /// The type.
  public let type: OptionType
  /// The default; `nil` for an option that files must have.
  public let standard: OptionValue?
  /// The option that makes this one required; `nil` for none.
  public var requiredWith: String?
  /// The meaning, as a sentence.
  public let summary: String
  /// Returns the option's value.
  public let read: @Sendable (Value) -> OptionValue
  /// Sets the option; ignores values of another type.
  public let write: @Sendable (inout Value, OptionValue) -> Void

  /// Declares an option.
  public init(
    _ name: String, _ type: OptionType, standard: OptionValue?, _ summary: String,
    read: @escaping @Sendable (Value) -> OptionValue,
    write: @escaping @Sendable (inout Value, OptionValue) -> Void
  ) {
    self.name = name
    self.type = type
    self.standard = standard
    self.summary = summary
    self.read = read
    self.write = write
  }
}

extension OptionDeclaration where Value: Declared {
  /// A flag; its default is that of a new value.
  public static func flag(
    _ path: MemberPath<Value, Bool>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .flag, standard: .flag(Value()[keyPath: path]), summary,
      read: { .flag($0[keyPath: path]) },
      write: { value, option in
        if case .flag(let flag) = option { value[keyPath: path] = flag }
      })
  }

  /// One of an enumeration's raw values; its default is that of a new value.
  ///
  /// - Parameter isRequired: Whether files must have the option.
  public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: MemberPath<Value, Word>, _ name: String, isRequired: Bool = false,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .word(Word.allCases.map(\.rawValue)),
      standard: isRequired ? nil : .word(Value()[keyPath: path].rawValue), summary,
      read: { .word($0[keyPath: path].rawValue) },
      write: { value, option in
        if case .word(let text) = option, let word = Word(rawValue: text) {
          value[keyPath: path] = word
        }
      })
  }

  /// One of an enumeration's raw values, or none.
  public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: MemberPath<Value, Word?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .word(Word.allCases.map(\.rawValue)), standard: OptionValue.none, summary,
      read: { $0[keyPath: path].map { .word($0.rawValue) } ?? .none },
      write: { value, option in
        if case .word(let text) = option { value[keyPath: path] = Word(rawValue: text) }
      })
  }

  /// A whole number that files must have.
  public static func count(
    _ path: MemberPath<Value, Int>, _ name: String, in range: ClosedRange<Int>,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .count(range), standard: nil, summary,
      read: { .count($0[keyPath: path]) },
      write: { value, option in
        if case .count(let count) = option { value[keyPath: path] = count }
      })
  }

  /// A value with its own form in files, or none.
  ///
  /// - Parameter form: The name of the form.
  public static func custom<Custom: Hashable & Sendable>(
    _ path: MemberPath<Value, Custom?>, _ name: String, form: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .custom(form), standard: OptionValue.none, summary,
      read: { $0[keyPath: path].map { .custom(CustomOption($0)) } ?? .none },
      write: { value, option in
        if case .custom(let custom) = option { value[keyPath: path] = custom.value as? Custom }
      })
  }

  /// A number; its default is that of a new value.
  public static func number(
    _ path: MemberPath<Value, Double>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .number, standard: .number(Value()[keyPath: path]), summary,
      read: { .number($0[keyPath: path]) },
      write: { value, option in
        if case .number(let number) = option { value[keyPath: path] = number }
      })
  }

  /// A size that files must have, in points.
  public static func size(
    _ path: MemberPath<Value, Vector2>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .size, standard: nil, summary,
      read: { .pair($0[keyPath: path]) },
      write: { value, option in
        if case .pair(let pair) = option { value[keyPath: path] = pair }
      })
  }

  /// A size in points, or none.
  public static func size(
    _ path: MemberPath<Value, Vector2?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .size, standard: OptionValue.none, summary,
      read: { $0[keyPath: path].map { .pair($0) } ?? .none },
      write: { value, option in
        if case .pair(let pair) = option { value[keyPath: path] = pair }
      })
  }

  /// A text that files must have.
  public static func text(
    _ path: MemberPath<Value, String>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .text, standard: nil, summary,
      read: { .text($0[keyPath: path]) },
      write: { value, option in
        if case .text(let text) = option { value[keyPath: path] = text }
      })
  }

  /// A text, or none.
  public static func text(
    _ path: MemberPath<Value, String?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .text, standard: OptionValue.none, summary,
      read: { $0[keyPath: path].map { .text($0) } ?? .none },
      write: { value, option in
        if case .text(let text) = option { value[keyPath: path] = text }
      })
  }

  /// A list of texts that files must have.
  public static func texts(
    _ path: MemberPath<Value, [String]>, _ name: String, in range: ClosedRange<Int>,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      name, .texts(range), standard: nil, summary,
      read: { .texts($0[keyPath: path]) },
      write: { value, option in
        if case .texts(let texts) = option { value[keyPath: path] = texts }
      })
  }
}
