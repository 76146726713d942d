extension SwiftExpression {
  /// A list of names of pictures; those with consecutive numbers at their ends are made of these.
  static func pictureNames(_ names: [String]) -> SwiftExpression {
    if names.count > 3, let numbered = numbered(names) { return numbered }
    return .array(names.map { .string($0) })
  }

  private static func numbered(_ names: [String]) -> SwiftExpression? {
    guard let first = names.first else { return nil }
    let prefix = String(first.prefix(first.count - trailingDigits(first).count))
    guard let start = Int(trailingDigits(first)), start < 1_000_000,
      names.enumerated().allSatisfy({ $0.element == "\(prefix)\(start + $0.offset)" })
    else { return nil }
    let text = SwiftString.literal(prefix).dropLast()
    return .text("(\(start)...\(start + names.count - 1)).map { \(text)\\($0)\" }")
  }

  private static func trailingDigits(_ name: String) -> String {
    String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
  }
}
