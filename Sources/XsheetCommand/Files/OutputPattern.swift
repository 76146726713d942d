import Foundation

/// The name of output pictures, with a place for a number such as `%05d`; `%%` is a percent sign.
struct OutputPattern {
  /// The most digits that a pattern may ask for.
  private static let mostDigits = 99

  private let before: String
  private let after: String
  /// How many digits a number has at least; `nil` if there is no place for one.
  private let digits: Int?

  /// Reads a pattern.
  init(_ text: String) throws(CommandFailure) {
    // The pieces between the places for numbers, and the digits of these.
    var pieces = [""]
    var widths: [Int] = []
    var rest = text[...]
    while let character = rest.popFirst() {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      if character == "%", rest.first == "%" {
        rest.removeFirst()
        pieces[pieces.count - 1].append("%")
      } else if character == "%", rest.dropFirst(digits.count).first == "d" {
        rest = rest.dropFirst(digits.count + 1)
        widths.append(digits.isEmpty ? 1 : Int(digits) ?? .max)
        pieces.append("")
      } else {
        pieces[pieces.count - 1].append(character)
      }
    }
    guard widths.count <= 1 else {
      throw CommandFailure(
        .usage, "--output: '\(text)' has more than one place for a number; %% is a percent sign.")
    }
    guard widths.allSatisfy({ $0 <= OutputPattern.mostDigits }) else {
      throw CommandFailure(
        .usage, "--output: '\(text)' asks for more than \(OutputPattern.mostDigits) digits.")
    }
    before = pieces[0]
    after = pieces.count > 1 ? pieces[1] : ""
    digits = widths.first
  }

  /// Whether frames get names of their own.
  var hasNumber: Bool { digits != nil }

  /// The name for a frame.
  func path(frame: Int) -> String {
    guard let digits else { return before }
    let number = String(frame)
    return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
  }
}
