import JSONTree
import TimelineModel

/// The form of a type of values in files: their reader, their writer and their schema.
struct ValueForm<Value>: Sendable {
  /// Reads a value; reports findings and returns `nil` for a wrong one.
  typealias Read = @Sendable (inout TimelineReader, ReadPlace) -> Value?
  /// Writes a value; `nil` for one that files leave out.
  typealias Write = @Sendable (Value, TimelineNotation) -> JSONNode?

  /// The form in a JSON Schema, made at each use: values are read and written without it.
  var schema: SchemaPart { makeSchema() }
  private let makeSchema: @Sendable () -> SchemaPart
  /// The reader.
  let read: Read
  /// The writer.
  let write: Write

  /// Makes a form of its parts.
  init(
    _ schema: @escaping @autoclosure @Sendable () -> SchemaPart, read: @escaping Read,
    write: @escaping Write
  ) {
    (makeSchema, self.read, self.write) = (schema, read, write)
  }

  /// The form for values in another type, which can have values that do not belong to this form.
  func converted<Other>(
    _ wrap: @escaping @Sendable (Value) -> Other, _ unwrap: @escaping @Sendable (Other) -> Value?
  ) -> ValueForm<Other> {
    ValueForm<Other>(schema) { [read] in
      read(&$0, $1).map(wrap)
    } write: { [write] other, notation in
      unwrap(other).flatMap { write($0, notation) }
    }
  }

  /// The form with a reference to a definition in place of the schema.
  func defined(as name: String) -> ValueForm { with(.reference(name)) }

  /// The form with another reader.
  func reading(_ read: @escaping Read) -> ValueForm {
    ValueForm(schema, read: read, write: write)
  }

  /// The form with another writer.
  func writing(_ write: @escaping Write) -> ValueForm {
    ValueForm(schema, read: read, write: write)
  }

  /// The form with a description.
  func described(_ text: String) -> ValueForm { with(schema.described(text)) }

  /// The form with another schema.
  func with(_ schema: @escaping @autoclosure @Sendable () -> SchemaPart) -> ValueForm {
    ValueForm(schema(), read: read, write: write)
  }
}

extension ValueForm where Value: Sendable {
  /// The values of an array, with bounds of their number, or `nil` for any; `what` are the elements in messages.
  static func array<Element>(
    of element: ValueForm<Element>, _ what: String, counts: ClosedRange<Int>? = nil
  ) -> Self where Value == [Element] {
    ValueForm(
      counts.map { SchemaPart.array(of: element.schema, counts: $0) }
        ?? .array(of: element.schema)
    ) { reader, place in
      guard let counts else {
        return reader.array(place, what)?.compactMap { element.read(&reader, $0) }
      }
      guard place.value.kind == .array, counts.contains(place.value.count) else {
        reader.expected(
          "an array of \(counts.lowerBound) to \(counts.upperBound) \(what)", at: place)
        return nil
      }
      return place.elements.compactMap { element.read(&reader, $0) }
    } write: { values, notation in
      .array(values.compactMap { element.write($0, notation) })
    }
  }

  /// One of the words of an enumeration.
  static func words() -> Self where Value: RawRepresentable<String> & CaseIterable {
    let words = Value.allCases.map(\.rawValue)
    return ValueForm(.words(words)) { reader, place in
      reader.word(place, among: words).flatMap { Value(rawValue: $0) }
    } write: { value, _ in
      .string(value.rawValue)
    }
  }
}

extension ValueForm<Bool> {
  /// `true` or `false`.
  static var flag: Self {
    ValueForm(.boolean) { reader, place in
      if let flag = place.value.bool { return flag }
      reader.expected("true or false", at: place)
      return nil
    } write: { flag, _ in
      .bool(flag)
    }
  }
}

extension ValueForm<String> {
  /// A text.
  static var string: Self {
    ValueForm(.string) {
      $0.string($1)
    } write: { text, _ in
      .string(text)
    }
  }

  /// One of some words.
  static func word(among words: [String]) -> Self {
    string.with(.words(words)).reading { $0.word($1, among: words) }
  }
}

extension ValueForm<Int> {
  /// A whole number within a range.
  static func integer(in range: ClosedRange<Int>) -> Self {
    ValueForm(.integer(in: range)) { reader, place in
      if let number = place.value.int, range.contains(number) { return number }
      reader.expected("a whole number from \(range.lowerBound) to \(range.upperBound)", at: place)
      return nil
    } write: { number, _ in
      .number(Double(number))
    }
  }
}

extension ValueForm<Double> {
  /// A number within a range.
  static func number(in range: ClosedRange<Double>) -> Self {
    ValueForm(.number(in: range)) {
      $0.number($1, in: range)
    } write: { number, _ in
      .number(number)
    }
  }

  /// A number of a property.
  static var number: Self {
    number(in: TimelineLimits.numbers).defined(as: "number").reading { $0.number($1) }
  }
}
