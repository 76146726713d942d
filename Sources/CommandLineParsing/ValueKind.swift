/// The kind of a value on the command line; shells complete by it.
public enum ValueKind: Hashable, Sendable {
  /// Any text, the empty one included.
  case text
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A finite number within bounds.
  case number(ClosedRange<Double>)
  /// One of some words.
  case choice([String])
  /// The path of a file; the caller interprets `-`.
  case file
  /// The path of a folder.
  case directory

  /// Any whole number.
  public static var integer: ValueKind { .integer(.min ... .max) }
  /// A whole number from 1 on.
  public static var positiveInteger: ValueKind { .integer(1 ... .max) }
  /// Any finite number.
  public static var number: ValueKind {
    .number(-.greatestFiniteMagnitude ... .greatestFiniteMagnitude)
  }

  /// Whether a text is a value of this kind.
  public func accepts(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .integer(let range): Int(text).map(range.contains) ?? false
    case .number(let range): Double(text).map { $0.isFinite && range.contains($0) } ?? false
    case .choice(let words): words.contains(text)
    case .file, .directory: !text.isEmpty
    }
  }

  /// The kind in words, to follow "expected".
  var expectation: String {
    switch self {
    case .text: "a text"
    case .integer(let range): "a whole number" + ValueKind.bounds(range, .min, .max)
    case .number(let range):
      "a number"
        + ValueKind.bounds(range, -.greatestFiniteMagnitude, .greatestFiniteMagnitude)
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .file: "the path of a file"
    case .directory: "the path of a folder"
    }
  }

  private static func bounds<Number: Comparable>(
    _ range: ClosedRange<Number>, _ least: Number, _ most: Number
  ) -> String {
    switch (range.lowerBound == least, range.upperBound == most) {
    case (true, true): ""
    case (false, true): " not less than \(range.lowerBound)"
    case (true, false): " not more than \(range.upperBound)"
    case (false, false): " from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}
