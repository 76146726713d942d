/// Rewrites a script as ECMAScript 5, which Duktape runs, with loops and functions that count their steps.
///
/// `let` and `const` become `var`, arrow functions become functions, `for…of` loops run over indices, and template
/// literals become sums. Default and rest parameters are supported.
struct ScriptRewriter {
  let tokens: [ScriptToken]
  var result = ""
  /// The index of the arrow of each arrow function, by its first token.
  private var arrows: [Int: Int] = [:]
  var loopCount = 0
  var depth: Int

  /// The limit on nested functions.
  private static let maximumDepth = 100

  /// The rewritten script.
  ///
  /// - Parameter depth: The number of template literals around the script.
  /// - Throws: `ScriptError` for unclosed brackets, strings or comments, and for unsupported syntax.
  static func rewrite(_ source: String, depth: Int = 0) throws(ScriptError) -> String {
    let tokens = try ScriptScanner.tokens(of: source, depth: depth)
    var rewriter = ScriptRewriter(tokens: tokens, depth: depth)
    rewriter.findArrows()
    try rewriter.emit(0..<tokens.count)
    return rewriter.result
  }

  private mutating func findArrows() {
    for index in tokens.indices.dropFirst() where tokens[index].is("=>") {
      if tokens[index - 1].is(")"), let open = tokens[index - 1].partner {
        arrows[open] = index
      } else if tokens[index - 1].kind == .name {
        arrows[index - 1] = index
      }
    }
  }

  func text(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : nil
  }

  mutating func put(_ index: Int, _ text: String? = nil) {
    result += tokens[index].gap.rawValue + (text ?? tokens[index].text)
  }

  mutating func emit(_ range: Range<Int>) throws(ScriptError) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else {
      throw ScriptError(message: "functions are nested too deep")
    }
    var index = range.lowerBound
    while index < range.upperBound {
      if let arrow = arrows[index], arrow < range.upperBound {
        index = try emitArrow(from: index, arrow: arrow, limit: range.upperBound)
      } else if tokens[index].kind == .name, text(index - 1) != "." {
        index = try emitName(index)
      } else {
        put(index)
        index += 1
      }
    }
  }

  /// Emits a name and the construct that it begins; returns the index of the next token.
  private mutating func emitName(_ index: Int) throws(ScriptError) -> Int {
    let next = text(index + 1)
    switch tokens[index].text {
    case "let", "const":
      let isDeclaration = tokens.indices.contains(index + 1) && tokens[index + 1].kind == .name
      put(index, isDeclaration || next == "[" || next == "{" ? "var" : nil)
      return index + 1
    case "while" where next == "(":
      put(index)
      put(index + 1)
      result += "$xs_step(),"
      return index + 2
    case "for" where next == "(":
      return try emitFor(index)
    case "function":
      let open = next == "(" ? index + 1 : index + 2
      guard text(open) == "(", let close = tokens[open].partner, text(close + 1) == "{" else {
        throw ScriptError(message: "the syntax of a function is not supported")
      }
      put(index)
      if open == index + 2 { put(index + 1) }
      return try emitFunction(open, close)
    case "eval":
      guard next == "(", let close = tokens[index + 1].partner else {
        put(index, "(void 0)")
        return index + 1
      }
      put(index)
      result += "($xs_source("
      try emit(index + 2..<close)
      result += "))"
      return close + 1
    case "with" where next == "(":
      throw ScriptError(message: "the statement \"with\" is not supported")
    default:
      if next == "(", !Self.controlWords.contains(tokens[index].text),
        let close = tokens[index + 1].partner, text(close + 1) == "{",
        // The name begins a member of an object.
        ["{", ",", "get", "set"].contains(text(index - 1))
      {
        put(index)
        return try emitFunction(index + 1, close)
      }
      put(index)
      return index + 1
    }
  }

  /// Keywords before a parenthesis and a block that are not functions.
  private static let controlWords: Set<String> = ["if", "for", "while", "switch", "catch", "with"]
}
