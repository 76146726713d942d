/// The name of an output, with a place for the number of a frame such as `%05d`; `%%` is a percent sign.
package struct OutputPattern: Hashable, Sendable {
  /// The largest number of digits of a pattern.
  private static let mostDigits = 99

  /// The pattern as it is written.
  package let text: String
  private let before: String
  private let after: String
  /// The smallest number of digits of a frame's number; `nil` if there is no place for one.
  private let digits: Int?

  /// Reads a pattern.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` for several places, and for too many digits.
  package init(_ text: String) throws(XsheetError) {
    self.text = text
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
      throw XsheetError(
        .invalidRequest,
        "'\(text)' has more than one place for a number; %% is a percent sign.")
    }
    guard widths.allSatisfy({ $0 <= OutputPattern.mostDigits }) else {
      throw XsheetError(
        .invalidRequest, "'\(text)' has more than \(OutputPattern.mostDigits) digits.")
    }
    before = pieces[0]
    after = pieces.count > 1 ? pieces[1] : ""
    digits = widths.first
  }

  /// Whether frames get names of their own.
  package var hasNumber: Bool { digits != nil }

  /// The extension of the name in lower case, without its dot; empty if it has none or ends in the number.
  package var fileExtension: String {
    let name = (hasNumber ? after : before).split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), hasNumber || dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  /// Throws an error if all frames go to one file, but the name has a place for a number.
  func checkIsOneFile(_ content: String) throws(XsheetError) {
    guard hasNumber else { return }
    throw XsheetError(
      .invalidRequest, "'\(text)' is \(content), without a place for a number.")
  }

  /// The path for a frame.
  package func path(frame: Int) -> String {
    guard let digits else { return before }
    let number = String(frame)
    return before + String(repeating: "0", count: max(0, digits - number.count)) + number + after
  }
}
