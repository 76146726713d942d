public import Geometry

/// The value of an option: a setting that never changes while a timeline plays.
public enum OptionValue: Hashable, Sendable {
  /// No value; for options that may be absent.
  case none
  /// A flag.
  case flag(Bool)
  /// One of the option's allowed words.
  case word(String)
  /// A whole number.
  case count(Int)
  /// A number.
  case number(Double)
  /// A width and a height, or a point of the unit square.
  case pair(Vector2)
  /// A text.
  case text(String)
  /// A list of texts.
  case texts([String])
  /// A value with its own form in files.
  case custom(CustomOption)
}

// The values by type; `nil` for another type.
extension OptionValue {
  package var flag: Bool? { if case .flag(let value) = self { value } else { nil } }
  package var word: String? { if case .word(let value) = self { value } else { nil } }
  package var count: Int? { if case .count(let value) = self { value } else { nil } }
  package var number: Double? { if case .number(let value) = self { value } else { nil } }
  package var pair: Vector2? { if case .pair(let value) = self { value } else { nil } }
  package var text: String? { if case .text(let value) = self { value } else { nil } }
  package var texts: [String]? { if case .texts(let value) = self { value } else { nil } }
  package var custom: CustomOption? { if case .custom(let value) = self { value } else { nil } }
}

/// The value of an option with its own form in files.
public struct CustomOption: Hashable, Sendable {
  /// The value.
  public let value: any Hashable & Sendable

  /// Wraps a value.
  public init(_ value: any Hashable & Sendable) { self.value = value }

  /// Whether both values are of one type and equal.
  public static func == (one: CustomOption, other: CustomOption) -> Bool {
    AnyHashable(one.value) == AnyHashable(other.value)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// The type of an option.
public enum OptionType: Hashable, Sendable {
  /// A flag.
  case flag
  /// One of the given words.
  case word([String])
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  /// A number.
  case number
  /// A width and a height, in points.
  case size
  /// A text.
  case text
  /// A list of texts, with the allowed count.
  case texts(ClosedRange<Int>)
  /// A value with its own form in files, by the name of that form.
  case custom(String)
}
