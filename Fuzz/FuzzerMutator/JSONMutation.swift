/// Changes of JSON texts that mostly keep them valid, which changes of single bytes hardly ever do.
struct JSONMutation {
  /// Values that readers have to be careful with.
  private static let delicate = [
    "0", "1", "-1", "0.5", "-0", "2", "3", "100", "255", "1e-9", "1e9", "-1e9", "1e12", "1e300",
    "-1e308", "1e999", "2147483648", "9223372036854775808", "null", "true", "false", "\"\"",
    "\"a\"", "[]", "{}", "[0]", "[0,0]", "[0,0,0,0]", "[1e9,-1e9]", "{\"a\":0,\"k\":0}",
    "{\"a\":1,\"k\":[{\"t\":0,\"s\":[0]},{\"t\":9,\"s\":[1]}]}",
  ].map { Array($0.utf8) }

  private var random: RandomNumbers
  private let text: [UInt8]
  private var values: [Range<Int>] = []
  private var numbers: [Range<Int>] = []
  private var names: [Range<Int>] = []

  /// Finds the values in a text, which need not be JSON.
  init(of text: [UInt8], seed: UInt32) {
    self.text = text
    random = RandomNumbers(seed: seed)
    scan()
  }

  /// The text with one change; `nil` if it has nothing to change.
  mutating func mutated() -> [UInt8]? {
    guard let place = pick(from: values) else { return nil }
    switch random.next(below: 8) {
    case 0: return replacing(place, by: delicateValue())
    case 1: return replacing(pick(from: values) ?? place, by: Array(text[place]))
    case 2: return replacing(place.upperBound..<place.upperBound, by: [0x2C] + text[place])
    case 3: return removing(place)
    case 4: return swapping(pick(from: names), pick(from: names))
    case 5: return replacing(pick(from: numbers) ?? place, by: smallNumber())
    default: return replacing(pick(from: numbers) ?? place, by: delicateValue())
    }
  }

  private mutating func delicateValue() -> [UInt8] {
    Self.delicate[random.next(below: Self.delicate.count)]
  }

  private mutating func smallNumber() -> [UInt8] {
    let number = Double(random.next(below: 4001) - 2000) / [1, 4, 10, 100][random.next(below: 4)]
    return Array("\(number)".utf8)
  }

  private mutating func pick(from list: [Range<Int>]) -> Range<Int>? {
    list.isEmpty ? nil : list[random.next(below: list.count)]
  }

  private func replacing(_ place: Range<Int>, by bytes: [UInt8]) -> [UInt8] {
    text[..<place.lowerBound] + bytes + text[place.upperBound...]
  }

  /// Removes a value with the comma after it, and with its name.
  private func removing(_ place: Range<Int>) -> [UInt8] {
    var (start, end) = (place.lowerBound, place.upperBound)
    if start > 0, text[start - 1] == UInt8(ascii: ":"),
      let name = names.last(where: { $0.upperBound <= start })
    {
      start = name.lowerBound
    }
    if end < text.count, text[end] == UInt8(ascii: ",") { end += 1 }
    return replacing(start..<end, by: [])
  }

  private func swapping(_ one: Range<Int>?, _ other: Range<Int>?) -> [UInt8]? {
    guard let one, let other else { return nil }
    return replacing(one, by: Array(text[other]))
  }

  private mutating func scan() {
    var open: [Int] = []
    var at = 0
    while at < text.count {
      let start = at
      at += 1
      switch text[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(start)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if let begin = open.popLast(), begin > 0 { values.append(begin..<at) }
      case UInt8(ascii: "\""):
        at = endOfString(from: at)
        let isName = at < text.count && text[at] == UInt8(ascii: ":")
        if isName { names.append(start..<at) } else { values.append(start..<at) }
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
        UInt8(
          ascii: "a")...UInt8(
          ascii: "z"):
        while at < text.count, isScalar(text[at]) { at += 1 }
        values.append(start..<at)
        numbers.append(start..<at)
      default: break
      }
    }
  }

  private func isScalar(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: ".+-E".utf8.contains(byte)
    }
  }

  private func endOfString(from start: Int) -> Int {
    var at = start
    while at < text.count, text[at] != UInt8(ascii: "\"") {
      at += text[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(at + 1, text.count)
  }
}

/// Numbers that look random, the same for the same seed.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt32) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(limit))
  }
}
