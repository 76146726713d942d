import Foundation

/// The name of output pictures, with a place for a number such as `%05d`.
struct OutputPattern {
  private let before: String
  private let after: String
  /// How many digits a number has at least; `nil` if there is no place for one.
  private let digits: Int?

  /// Reads a pattern.
  init(_ text: String) throws(CommandFailure) {
    guard let match = text.range(of: "%[0-9]*d", options: .regularExpression) else {
      before = text
      after = ""
      digits = nil
      return
    }
    before = String(text[..<match.lowerBound])
    after = String(text[match.upperBound...])
    let width = text[match].dropFirst().dropLast()
    guard width.count <= 3, after.range(of: "%[0-9]*d", options: .regularExpression) == nil else {
      throw CommandFailure(
        status: .usage, message: "--output: '\(text)' has more than one place for a number.")
    }
    digits = Int(width) ?? 1
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
