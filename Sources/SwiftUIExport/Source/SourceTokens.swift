/// The tokens of a text: names with their members, numbers, strings, and single characters.
enum SourceTokens {
  /// Splits a text.
  static func split(_ text: String) -> [String] {
    if Double(text) != nil { return [text] }
    var (tokens, token): ([String], String) = ([], "")
    var isString = false
    for character in text {
      if isString {
        token.append(character)
        if character == "\"", !token.hasSuffix("\\\"") {
          tokens.append(token)
          (token, isString) = ("", false)
        }
        continue
      }
      if character.isLetter || character.isNumber || character == "_" || character == "." {
        token.append(character)
        continue
      }
      if !token.isEmpty { tokens.append(token) }
      token = ""
      if character == "\"" {
        (token, isString) = ("\"", true)
      } else {
        tokens.append(String(character))
      }
    }
    return token.isEmpty ? tokens : tokens + [token]
  }

  /// A token with another name for the variable that it begins with.
  static func renamed(_ token: String, _ names: [String: String]) -> String {
    let name = token.prefix { $0 != "." }
    return names[String(name)].map { $0 + token.dropFirst(name.count) } ?? token
  }

  /// The type of a parameter that a token can become; `nil` for other tokens.
  static func type(of token: String, _ outlineTypes: [String: String]) -> String? {
    if Double(token) != nil { return "Double" }
    if token == "true" || token == "false" { return "Bool" }
    if token.hasPrefix("\"") { return "String" }
    if token == ".appear" || token.hasPrefix(".second(") { return "TimerEvent" }
    if token.hasPrefix("Constants.") { return "Double" }
    if token.hasPrefix("Colors.") { return "Color" }
    if token == "Color.black" || token == "Color.white" { return "Color" }
    if token.hasPrefix("Gradients.") { return "AnyGradient" }
    if token.hasPrefix("Outlines.") { return outlineTypes[String(token.dropFirst(9))] ?? "Path" }
    return nil
  }
}
