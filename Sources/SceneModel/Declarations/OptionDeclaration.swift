public import Geometry

/// The declaration of an option, with the member that holds its value.
public struct OptionDeclaration<Value>: Sendable {
  /// The declaration without the type of values.
  public var signature: KindSignature.Option
  /// Returns the option's value.
  public let read: @Sendable (Value) -> OptionValue
  /// Sets the option; ignores values of another type.
  public let write: @Sendable (inout Value, OptionValue) -> Void

  /// Declares an option by its name in files, its type, its default and its meaning, as a sentence.
  ///
  /// Without a default, files must have the option. `write` ignores values of another type.
  public init(
    _ name: String, _ type: OptionType, standard: OptionValue?, _ summary: String,
    read: @escaping @Sendable (Value) -> OptionValue,
    write: @escaping @Sendable (inout Value, OptionValue) -> Void
  ) {
    signature = KindSignature.Option(name: name, type: type, standard: standard, summary: summary)
    self.read = read
    self.write = write
  }
}

extension OptionDeclaration where Value: Declared {
  /// Declares a member; a new value has its default.
  ///
  /// `wrap` makes the option's value from the member's; `unwrap` does the reverse, and returns `nil` for another type.
  private init<Member>(
    _ path: MemberPath<Value, Member>, _ name: String, _ type: OptionType, isRequired: Bool = false,
    _ summary: String, _ wrap: @escaping @Sendable (Member) -> OptionValue,
    _ unwrap: @escaping @Sendable (OptionValue) -> Member?
  ) {
    self.init(
      name, type, standard: isRequired ? nil : wrap(Value()[keyPath: path]), summary,
      read: { wrap($0[keyPath: path]) },
      write: { value, option in
        if let member = unwrap(option) { value[keyPath: path] = member }
      })
  }

  /// A flag; a new value has its default.
  public static func flag(
    _ path: MemberPath<Value, Bool>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .flag, summary, { .flag($0) }, \.flag)
  }

  /// One of an enumeration's raw values, which files may have to have; a new value has its default.
  public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: MemberPath<Value, Word>, _ name: String, isRequired: Bool = false,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      path, name, .word(Word.allCases.map(\.rawValue)), isRequired: isRequired, summary,
      { .word($0.rawValue) }, { $0.word.flatMap { Word(rawValue: $0) } })
  }

  /// One of an enumeration's raw values, or none.
  public static func word<Word: RawRepresentable<String> & CaseIterable & Sendable>(
    _ path: MemberPath<Value, Word?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      path, name, .word(Word.allCases.map(\.rawValue)), summary,
      { $0.map { .word($0.rawValue) } ?? .none }, { $0.word.map { Word(rawValue: $0) } })
  }

  /// A whole number that files must have.
  public static func count(
    _ path: MemberPath<Value, Int>, _ name: String, in range: ClosedRange<Int>,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      path, name, .count(range), isRequired: true, summary, { .count($0) }, \.count)
  }

  /// A value with its own form in files, by the name of the form, or none.
  public static func custom<Custom: Hashable & Sendable>(
    _ path: MemberPath<Value, Custom?>, _ name: String, form: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      path, name, .custom(form), summary,
      { $0.map { .custom(CustomOption($0)) } ?? .none },
      { option in
        if case .custom(let custom) = option { .some(custom.value as? Custom) } else { nil }
      })
  }

  /// A number; a new value has its default.
  public static func number(
    _ path: MemberPath<Value, Double>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .number, summary, { .number($0) }, \.number)
  }

  /// A size that files must have, in points.
  public static func size(
    _ path: MemberPath<Value, Vector2>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .size, isRequired: true, summary, { .pair($0) }, \.pair)
  }

  /// A size in points, or none.
  public static func size(
    _ path: MemberPath<Value, Vector2?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .size, summary, { $0.map { .pair($0) } ?? .none }, \.pair)
  }

  /// A text that files must have.
  public static func text(
    _ path: MemberPath<Value, String>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .text, isRequired: true, summary, { .text($0) }, \.text)
  }

  /// A text, or none.
  public static func text(
    _ path: MemberPath<Value, String?>, _ name: String, _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(path, name, .text, summary, { $0.map { .text($0) } ?? .none }, \.text)
  }

  /// A list of texts that files must have.
  public static func texts(
    _ path: MemberPath<Value, [String]>, _ name: String, in range: ClosedRange<Int>,
    _ summary: String
  ) -> OptionDeclaration {
    OptionDeclaration(
      path, name, .texts(range), isRequired: true, summary, { .texts($0) }, \.texts)
  }
}
