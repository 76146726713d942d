import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension ValueForm<[Double]> {
  /// Numbers of a property.
  static var numbers: Self {
    ValueForm(.reference("numbers")) {
      $0.numbers($1, "numbers")
    } write: { numbers, _ in
      .numbers(numbers)
    }
  }
}

extension ValueForm<Vector2> {
  /// Two numbers within a range.
  static func pair(_ what: String, in range: ClosedRange<Double>) -> Self {
    let element =
      range == TimelineLimits.numbers ? SchemaPart.reference("number") : .number(in: range)
    return ValueForm(.tuple([element, element])) { reader, place in
      guard place.value.kind == .array, place.value.count == 2 else {
        reader.expected("\(what), an array of two numbers", at: place, hint: place.vectorHint)
        return nil
      }
      let elements = place.elements
      guard let x = reader.number(elements[0], in: range),
        let y = reader.number(elements[1], in: range)
      else { return nil }
      return Vector2(x, y)
    } write: { pair, _ in
      .numbers([pair.x, pair.y])
    }
  }

  /// A width and a height.
  static var size: Self {
    pair("width and height", in: TimelineLimits.sizes).defined(as: "size")
  }
}

extension ValueForm<Vector3> {
  /// Two or three numbers; the third is left out if it is the default.
  static func vector(third: Double = 0) -> Self {
    ValueForm(.reference("vector")) { reader, place in
      guard place.value.kind == .array, (2...3).contains(place.value.count) else {
        reader.expected("an array of two or three numbers", at: place, hint: place.vectorHint)
        return nil
      }
      return reader.numbers(place, "numbers").map {
        Vector3($0[0], $0[1], $0.count > 2 ? $0[2] : third)
      }
    } write: { vector, _ in
      .numbers(vector.z == third ? [vector.x, vector.y] : [vector.x, vector.y, vector.z])
    }
  }
}

extension ValueForm<Color> {
  /// A color: `#RRGGBB`, `#RRGGBBAA`, their short forms `#RGB` and `#RGBA`, a name of CSS, or three or four numbers
  /// 0...1.
  ///
  /// It is written in hexadecimal if all components are multiples of 1/255, otherwise as four numbers.
  static var color: Self {
    ValueForm(.reference("color")) { reader, place in
      let text = place.value.string
      if let color = text.flatMap({ Color(css: $0) }) { return color }
      guard place.value.kind == .array, (3...4).contains(place.value.count) else {
        reader.expected(
          "a color such as “#FF9500” (red, green, blue; #RRGGBB, #RRGGBBAA, #RGB), “orange” (a name of CSS) "
            + "or [1, 0.58, 0]",
          at: place, hint: text.map { Suggestion.text(for: $0, among: Color.cssNames) } ?? "")
        return nil
      }
      return reader.numbers(place, "components").map {
        Color(red: $0[0], green: $0[1], blue: $0[2], alpha: $0.count > 3 ? $0[3] : 1)
      }
    } write: { color, _ in
      guard var bytes = color.eightBitComponents else {
        return .numbers([color.red, color.green, color.blue, color.alpha])
      }
      if bytes[3] == 255 { bytes.removeLast() }
      let digits = bytes.map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
      return .string("#" + digits.joined())
    }
  }
}

extension Color {
  /// The components times 255, if all are whole.
  fileprivate var eightBitComponents: [Int]? {
    let bytes = (0..<4).map { (components[$0] * 255).rounded() }
    let isExact = (0..<4).allSatisfy {
      (0...255).contains(bytes[$0]) && bytes[$0] / 255 == components[$0]
    }
    return isExact ? bytes.map { Int($0) } : nil
  }
}

extension ValueForm<BezierPath> {
  /// A path as SVG path data.
  static var path: Self {
    ValueForm(.reference("pathData")) { reader, place in
      guard let text = place.value.string else {
        reader.expected("SVG path data, a string", at: place)
        return nil
      }
      do {
        return try BezierPath(pathData: text)
      } catch {
        reader.report("in the path data, \(error)", at: place.pointer, .unfitValue)
        return nil
      }
    } write: { path, _ in
      .string(path.pathData)
    }
  }
}

/// The forms of properties' values, by the type of the value.
enum PropertyForm {
  private static let flag = ValueForm.flag.converted(PropertyValue.flag) { $0.flagValue }
  private static let text = ValueForm.string.converted(PropertyValue.text) { $0.textValue }
  private static let number = ValueForm.number.converted(PropertyValue.number) { $0.numberValue }
  private static let color = ValueForm.color.converted(PropertyValue.color) { $0.colorValue }
  /// Vectors, by their third number if it is left out.
  private static let vectors = [0, 1].map { (third: $0, form: vector(third: $0)) }
  static let path = ValueForm.path.converted(PropertyValue.path) {
    if case .path(let path) = $0 { path } else { nil }
  }
  static let numbers = ValueForm<[Double]>.numbers.converted(PropertyValue.numbers) {
    if case .numbers(let numbers) = $0 { numbers } else { nil }
  }

  static func vector(third: Double = 0) -> ValueForm<PropertyValue> {
    ValueForm<Vector3>.vector(third: third).converted(PropertyValue.vector) { $0.vectorValue }
  }

  /// The form of values of the type of a property's default, without names of definitions.
  static func like(_ standard: PropertyValue) -> ValueForm<PropertyValue> {
    switch standard {
    case .flag: flag
    case .text: text
    case .number: number
    case .color: color
    case .numbers: numbers
    case .path: path
    case .vector(let vector):
      vectors.first { $0.third == vector.z }?.form ?? self.vector(third: vector.z)
    }
  }
}

extension TimelineReader {
  /// Reads a property's value, which has the type of its default, or the name of its definition.
  mutating func propertyValue(
    of key: PropertyKey, _ place: ReadPlace, like standard: PropertyValue
  ) -> PropertyValue? {
    if let value = definedValue(place, like: standard) { return value }
    let outer = unit
    unit = key.unit
    defer { unit = outer }
    return PropertyForm.like(standard).read(&self, place)
  }
}

extension TimelineNotation {
  /// A property's value, for a property with a default.
  func value(_ value: PropertyValue, like standard: PropertyValue) -> JSONNode? {
    // A component has another type than the property. A vector omits the third number of the default.
    let example =
      if case .vector = value { PropertyValue.vector(standard.vectorValue) } else { value }
    return definitions[value].map { .string($0) }
      ?? PropertyForm.like(example).write(value, self)
  }
}

extension TimelineForm {
  /// The values of properties and options.
  static var valueDefinitions: SchemaDefinitions {
    let number = SchemaPart.reference("number")
    let size = SchemaPart.number(in: TimelineLimits.sizes)
    return [
      "number": .number(in: TimelineLimits.numbers),
      "numbers": .array(of: number),
      "gradientStops": SchemaPart.any([.reference("numbers"), .reference("identifier")])
        .described("The numbers of stops, or the name of a definition.")
        .example([0, 1, 0, 0, 1, 0, 0, 1]),
      "vector": .array(of: number, counts: 2...3),
      "size": SchemaPart.tuple([size, size]).described("Width and height."),
      "color": SchemaPart.any([
        .string(pattern: "^#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"),
        .words(Color.cssNames),
        .array(of: number, counts: 3...4),
      ])
      .described(
        "Gamma-encoded sRGB with straight alpha: hexadecimal, a name of CSS, or components 0...1."
      )
      .example("#FF800080"),
      "pathData": SchemaPart.string.described(
        "SVG path data without arcs, or the name of a definition."
      )
      .example("M 0,0 L 10,0 Z"),
    ]
  }
}
