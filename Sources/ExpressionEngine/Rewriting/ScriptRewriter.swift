/// Rewrites a script so that its loops and functions count their steps, and that Duktape understands it.
///
/// `let` and `const` become `var`, arrows functions, `for…of` loops over indices, templates sums; parameters may have
/// defaults and gather the rest.
struct ScriptRewriter {
  private let tokens: [ScriptToken]
  private var result = ""
  /// For each first token of an arrow function, the index of its arrow.
  private var arrows: [Int: Int] = [:]
  private var loopCount = 0
  private var depth: Int

  /// How deep functions may be inside each other.
  private static let maximumDepth = 100

  private init(_ tokens: [ScriptToken], depth: Int) {
    self.tokens = tokens
    self.depth = depth
  }

  /// The rewritten script.
  ///
  /// - Parameter depth: How many templates are around it.
  /// - Throws: `ScriptError` where brackets, strings or comments do not close.
  static func rewrite(_ source: String, depth: Int = 0) throws(ScriptError) -> String {
    let tokens = try ScriptScanner.tokens(of: source, depth: depth)
    var rewriter = ScriptRewriter(tokens, depth: depth)
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

  private func text(_ index: Int) -> String? {
    tokens.indices.contains(index) && tokens[index].kind != .string ? tokens[index].text : nil
  }

  private mutating func put(_ index: Int, _ text: String? = nil) {
    switch tokens[index].gap {
    case .none: break
    case .space: result += " "
    case .line: result += "\n"
    }
    result += text ?? tokens[index].text
  }

  private mutating func emit(_ range: Range<Int>) throws(ScriptError) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth else { throw ScriptError(message: "it is nested too deep") }
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

  /// Emits from a name on, and tells where to go on.
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
        throw ScriptError(message: "a function can not be understood")
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
        let close = tokens[index + 1].partner, text(close + 1) == "{", isMember(index)
      {
        put(index)
        return try emitFunction(index + 1, close)
      }
      put(index)
      return index + 1
    }
  }

  /// Words that a bracket and a block follow, without being a function.
  private static let controlWords: Set<String> = ["if", "for", "while", "switch", "catch", "with"]

  /// Whether a name begins a member of an object.
  private func isMember(_ index: Int) -> Bool {
    guard let before = text(index - 1) else { return false }
    return before == "{" || before == "," || before == "get" || before == "set"
  }

  // MARK: Functions

  /// Emits parameters in brackets and the block after them, and tells where to go on.
  private mutating func emitFunction(_ open: Int, _ close: Int) throws(ScriptError) -> Int {
    guard let end = tokens[close + 1].partner else { return close + 2 }
    let start = try emitParameters(open + 1..<close)
    result += "{$xs_step();" + start
    try emit(close + 2..<end)
    result += "}"
    return end + 1
  }

  /// Emits parameters in brackets; returns what sets their defaults.
  private mutating func emitParameters(_ range: Range<Int>) throws(ScriptError) -> String {
    var names: [String] = []
    var start = ""
    var first = range.lowerBound
    while first < range.upperBound {
      let end = end(ofElementAt: first, in: range)
      if text(first) == "...", end > first + 1 {
        start += "var \(tokens[first + 1].text)=Array.prototype.slice.call(arguments,\(names.count));"
      } else if end > first, tokens[first].kind == .name {
        let name = tokens[first].text
        names.append(name)
        if text(first + 1) == "=" {
          let value = try inner(first + 2..<end)
          start += "if(\(name)===undefined)\(name)=(\(value));"
        }
      } else {
        throw ScriptError(message: "parameters that take values apart are not supported")
      }
      first = end + 1
    }
    result += "(" + names.joined(separator: ",") + ")"
    return start
  }

  /// What a part becomes by itself.
  private mutating func inner(_ range: Range<Int>) throws(ScriptError) -> String {
    let outer = result
    result = ""
    defer { result = outer }
    try emit(range)
    return result
  }

  /// Where an element of a list ends: at the next comma outside of brackets.
  private func end(ofElementAt first: Int, in range: Range<Int>) -> Int {
    var index = first
    while index < range.upperBound, text(index) != "," {
      index = max(index, opensBracket(index) ? tokens[index].partner ?? index : index) + 1
    }
    return min(index, range.upperBound)
  }

  private func opensBracket(_ index: Int) -> Bool {
    tokens[index].kind == .mark && ["(", "[", "{"].contains(tokens[index].text)
  }

  private mutating func emitArrow(from first: Int, arrow: Int, limit: Int) throws(ScriptError) -> Int {
    if tokens[first].gap != .none { result += " " }
    result += "(function"
    let range = tokens[first].is("(") ? first + 1..<arrow - 1 : first..<arrow
    let start = try emitParameters(range)
    result += "{$xs_step();" + start
    defer { result += "})" }
    if text(arrow + 1) == "{", let end = tokens[arrow + 1].partner {
      try emit(arrow + 2..<end)
      return end + 1
    }
    let end = endOfExpression(from: arrow + 1, limit: limit)
    result += "return ("
    try emit(arrow + 1..<end)
    result += ");"
    return end
  }

  /// Where the expression ends that begins at an index.
  private func endOfExpression(from first: Int, limit: Int) -> Int {
    var index = first
    while index < limit {
      let token = tokens[index]
      if token.kind == .mark, [",", ";", ")", "]", "}"].contains(token.text) { return index }
      if index > first, token.gap == .line, tokens[index - 1].endsOperand, token.kind != .mark {
        return index
      }
      index = max(index, opensBracket(index) ? token.partner ?? index : index) + 1
    }
    return limit
  }

  // MARK: Loops

  private mutating func emitFor(_ index: Int) throws(ScriptError) -> Int {
    let open = index + 1
    guard let close = tokens[open].partner else { return open }
    var place = open + 1
    while place < close {
      if text(place) == ";" {
        put(index)
        put(open)
        try emit(open + 1..<place)
        result += ";$xs_step()" + (text(place + 1) == ";" ? "" : ",")
        try emit(place + 1..<close)
        result += ")"
        return close + 1
      }
      if text(place) == "in", tokens[place].kind == .name, place > open + 1 {
        put(index)
        put(open)
        try emit(open + 1..<place)
        result += " in $xs_named("
        try emit(place + 1..<close)
        result += "))"
        return close + 1
      }
      if text(place) == "of", tokens[place].kind == .name, place > open + 1 {
        try emitForOf(index, open + 1..<place, place + 1..<close)
        return close + 1
      }
      place = max(place, opensBracket(place) ? tokens[place].partner ?? place : place) + 1
    }
    throw ScriptError(message: "a loop can not be understood")
  }

  private mutating func emitForOf(
    _ index: Int, _ target: Range<Int>, _ list: Range<Int>
  ) throws(ScriptError) {
    let isDeclared = ["var", "let", "const"].contains(text(target.lowerBound) ?? "")
    let name = isDeclared ? target.dropFirst() : target
    guard name.count == 1, tokens[name.lowerBound].kind == .name else {
      throw ScriptError(message: "loops that take values apart are not supported")
    }
    loopCount += 1
    let (items, counter) = ("$xs_l\(depth)_\(loopCount)", "$xs_i\(depth)_\(loopCount)")
    let variable = tokens[name.lowerBound].text
    put(index)
    result += "(var \(items)=$xs_listed("
    try emit(list)
    result += "),\(counter)=0" + (isDeclared ? ",\(variable)" : "")
    result += ";$xs_step(),\(counter)<\(items).length&&(\(variable)=\(items)[\(counter)++],true);)"
  }
}
