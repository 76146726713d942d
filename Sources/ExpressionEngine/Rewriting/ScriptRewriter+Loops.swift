extension ScriptRewriter {
  /// Emits the head of a loop; returns the index of the next token.
  mutating func emitFor(_ index: Int) throws(ScriptError) -> Int {
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
