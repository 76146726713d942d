import Diagnostics
import JSONTree

extension ImportContext {
  /// The number of a value: a number, an array's first number, or a numeric string.
  ///
  /// Reports values that are not numbers or too large, and returns `nil`.
  func number(_ value: JSONValue) -> Double? {
    if let number = value.double { return checked(number) }
    switch value.kind {
    case .array:
      guard let first = value[0], first.kind != .array else { break }
      if value.count > 1 {
        report(
          .unusualForm,
          "The value is an array of \(value.count) numbers; the first is used.")
      }
      return number(first)
    case .string:
      guard let text = value.string, let number = Double(text), number.isFinite else { break }
      report(
        .unusualForm,
        "The number \(NumberText.plain(number)) is written as a string.")
      return checked(number)
    case .bool:
      return value.bool == true ? 1 : 0
    case .null, .object, .number:
      break
    }
    reportWrongType(value, expected: "a number")
    return nil
  }

  /// A number, unless it exceeds the limit.
  func checked(_ number: Double) -> Double? {
    guard !(abs(number) <= ImportLimits.magnitude) else { return number }
    report(
      .numberOutOfRange, severity: .warning,
      "The number \(NumberText.plain(number)) is too large.")
    return nil
  }

  /// The numbers of an array; reports other values and too large numbers, and returns `nil`.
  func numbers(_ value: JSONValue) -> [Double]? {
    guard let numbers = value.numbers else {
      if let number = value.double { return checked(number).map { [$0] } }
      reportWrongType(value, expected: "an array of numbers")
      return nil
    }
    for number in numbers where checked(number) == nil { return nil }
    return numbers
  }

  /// Reports a value of the wrong type.
  func reportWrongType(_ value: JSONValue, expected: String) {
    let found = value.kind == .array ? "an array of \(value.count)" : "of type \(value.kind)"
    report(.wrongType, severity: .warning, "The value is \(found); expected \(expected).")
  }
}
