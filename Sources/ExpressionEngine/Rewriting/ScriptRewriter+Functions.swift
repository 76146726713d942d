extension ScriptRewriter {
  /// Emits parameters in parentheses and the following block; returns the index of the next token.
  mutating func emitFunction(_ open: Int, _ close: Int) throws(ScriptError) -> Int {
    guard let end = tokens[close + 1].partner else { return close + 2 }
    let start = try emitParameters(open + 1..<close)
    result += "{$xs_step();" + start
    try emit(close + 2..<end)
    result += "}"
    return end + 1
  }

  /// Emits parameters in parentheses; returns the code that sets their defaults.
  private mutating func emitParameters(_ range: Range<Int>) throws(ScriptError) -> String {
    var names: [String] = []
    var start = ""
    var first = range.lowerBound
    while first < range.upperBound {
      let end = end(ofElementAt: first, in: range)
      if text(first) == "...", end > first + 1 {
        start +=
          "var \(tokens[first + 1].text)=Array.prototype.slice.call(arguments,\(names.count));"
      } else if end > first, tokens[first].kind == .name {
        let name = tokens[first].text
        names.append(name)
        if text(first + 1) == "=" {
          let value = try inner(first + 2..<end)
          start += "if(\(name)===undefined)\(name)=(\(value));"
        }
      } else {
        throw ScriptError(message: "destructuring parameters are not supported")
      }
      first = end + 1
    }
    result += "(" + names.joined(separator: ",") + ")"
    return start
  }

  /// The rewritten code of a range of tokens.
  private mutating func inner(_ range: Range<Int>) throws(ScriptError) -> String {
    let outer = result
    result = ""
    defer { result = outer }
    try emit(range)
    return result
  }

  /// The end of an element of a list: the next comma outside of brackets.
  private func end(ofElementAt first: Int, in range: Range<Int>) -> Int {
    var index = first
    while index < range.upperBound, text(index) != "," {
      index = max(index, opensBracket(index) ? tokens[index].partner ?? index : index) + 1
    }
    return min(index, range.upperBound)
  }

  func opensBracket(_ index: Int) -> Bool {
    tokens[index].kind == .mark && ["(", "[", "{"].contains(tokens[index].text)
  }

  mutating func emitArrow(from first: Int, arrow: Int, limit: Int) throws(ScriptError) -> Int {
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

  /// The end of the expression that begins at an index.
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
}

extension ScriptRewriter {
  /// Emits the head of a loop; returns the index of the next token.
  mutating func emitFor(_ index: Int) throws(ScriptError) -> Int {
    let open = index + 1
    guard let close = tokens[open].partner else { return open }
    var place = open + 1
    while place < close {
      let isWord = tokens[place].kind == .name && place > open + 1
      let isIn = isWord && text(place) == "in"
      if isIn || text(place) == ";" {
        put(index)
        put(open)
        try emit(open + 1..<place)
        let comma = text(place + 1) == ";" ? "" : ","
        result += isIn ? " in $xs_named(" : ";$xs_step()" + comma
        try emit(place + 1..<close)
        result += isIn ? "))" : ")"
        return close + 1
      }
      if isWord && text(place) == "of" {
        try emitForOf(index, open + 1..<place, place + 1..<close)
        return close + 1
      }
      place = max(place, opensBracket(place) ? tokens[place].partner ?? place : place) + 1
    }
    throw ScriptError(message: "the syntax of a loop is not supported")
  }

  private mutating func emitForOf(
    _ index: Int, _ target: Range<Int>, _ list: Range<Int>
  ) throws(ScriptError) {
    let isDeclared = ["var", "let", "const"].contains(text(target.lowerBound) ?? "")
    let name = isDeclared ? target.dropFirst() : target
    guard name.count == 1, tokens[name.lowerBound].kind == .name else {
      throw ScriptError(message: "destructuring in loops is not supported")
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
