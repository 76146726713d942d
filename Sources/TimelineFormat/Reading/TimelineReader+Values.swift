import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads a number within a range.
  mutating func number(_ place: ReadPlace, in range: ClosedRange<Double>) -> Double? {
    guard let number = place.value.double, range.contains(number) else {
      let (low, high) = (range.lowerBound.shortText, range.upperBound.shortText)
      expected("a number from \(low) to \(high)", at: place, hint: place.numberHint)
      return nil
    }
    return number
  }

  /// Reads a number of a property.
  mutating func number(_ place: ReadPlace) -> Double? {
    guard place.value.kind == .number else {
      expected("a number", at: place, hint: place.numberHint)
      return nil
    }
    return number(place, in: TimelineLimits.numbers)
  }

  /// Reads a whole number within a range.
  mutating func integer(_ place: ReadPlace, in range: ClosedRange<Int>) -> Int? {
    guard let number = place.value.int, range.contains(number) else {
      expected("a whole number from \(range.lowerBound) to \(range.upperBound)", at: place)
      return nil
    }
    return number
  }

  /// Reads `true` or `false`.
  mutating func flag(_ place: ReadPlace) -> Bool? {
    guard let flag = place.value.bool else {
      expected("true or false", at: place)
      return nil
    }
    return flag
  }

  /// Reads a string.
  mutating func string(_ place: ReadPlace) -> String? {
    guard let string = place.value.string else {
      expected("a string", at: place)
      return nil
    }
    return string
  }

  /// Reads one of the words of an enumeration.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ place: ReadPlace, as type: Word.Type
  ) -> Word? {
    word(place, among: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  /// Reads one of some words.
  mutating func word(_ place: ReadPlace, among words: [String]) -> String? {
    let text = place.value.string
    if let text, words.contains(text) { return text }
    let list = words.map { "“\($0)”" }.joined(separator: ", ")
    let hint = text.map { Suggestion.text(for: $0, among: words) } ?? ""
    expected("one of \(list)", at: place, hint: hint)
    return nil
  }

  /// Reads two numbers within a range.
  mutating func pair(
    _ place: ReadPlace, _ what: String, in range: ClosedRange<Double>
  ) -> Vector2? {
    guard place.value.kind == .array, place.value.count == 2 else {
      expected("\(what), an array of two numbers", at: place, hint: place.vectorHint)
      return nil
    }
    let elements = place.elements
    guard let x = number(elements[0], in: range), let y = number(elements[1], in: range) else {
      return nil
    }
    return Vector2(x, y)
  }

  /// Reads a property's value, which has the type of its default.
  mutating func propertyValue(_ place: ReadPlace, like standard: PropertyValue) -> PropertyValue? {
    if let value = definedValue(place, like: standard) { return value }
    return switch standard {
    case .flag: flag(place).map { .flag($0) }
    case .number: number(place).map { .number($0) }
    case .vector(let vector): self.vector(place, thirdDefault: vector.z).map { .vector($0) }
    case .color: color(place).map { .color($0) }
    case .numbers: numbers(place, "numbers").map { .numbers($0) }
    case .path: path(place).map { .path($0) }
    }
  }

  /// Reads two or three numbers.
  mutating func vector(_ place: ReadPlace, thirdDefault: Double) -> Vector3? {
    guard place.value.kind == .array, (2...3).contains(place.value.count) else {
      expected("an array of two or three numbers", at: place, hint: place.vectorHint)
      return nil
    }
    return numbers(place, "numbers").map {
      Vector3($0[0], $0[1], $0.count > 2 ? $0[2] : thirdDefault)
    }
  }

  /// Reads an array of numbers.
  mutating func numbers(_ place: ReadPlace, _ what: String) -> [Double]? {
    guard let elements = array(place, what) else { return nil }
    let numbers = elements.compactMap { number($0) }
    return numbers.count == elements.count ? numbers : nil
  }

  private mutating func path(_ place: ReadPlace) -> BezierPath? {
    guard let text = place.value.string else {
      expected("SVG path data, a string", at: place)
      return nil
    }
    do {
      return try BezierPath(pathData: text, magnitude: TimelineLimits.magnitude)
    } catch {
      report("in the path data, \(error)", at: place.pointer, .unfitValue)
      return nil
    }
  }
}

extension TimelineSchema {
  /// Values of properties and options.
  static var values: [SchemaDefinition] {
    let number = SchemaPart.reference("number")
    let size = SchemaPart.number(in: TimelineLimits.sizes)
    return [
      SchemaDefinition("number", .number(in: TimelineLimits.numbers)),
      SchemaDefinition("numbers", .array(of: number)),
      SchemaDefinition(
        "gradientStops",
        SchemaPart.any([.reference("numbers"), .reference("identifier")])
          .described("The numbers of stops, or the name of a definition.")
          .example([0, 1, 0, 0, 1, 0, 0, 1])),
      SchemaDefinition("vector", .array(of: number, counts: 2...3)),
      SchemaDefinition("size", SchemaPart.tuple([size, size]).described("Width and height.")),
      SchemaDefinition("color", color),
      SchemaDefinition(
        "pathData",
        SchemaPart.string.described("SVG path data without arcs, or the name of a definition.")
          .example("M 0,0 L 10,0 Z")),
    ]
  }
}
