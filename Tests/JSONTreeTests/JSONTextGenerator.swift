/// Makes strict JSON texts; equal seeds give equal texts.
struct JSONTextGenerator {
  private static let scalars: [String] = [
    "a", "Z", " ", "'", "/", "//", "/*", "*/", ",", "]", "é", "😀", "\u{7F}", "\u{FFFD}",
    #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0001"#, #"\u00e9"#,
    #"\uD83D\uDE00"#, #"\ud83d\ude00"#, #"\uFFFF"#, #"\u0020"#,
  ]
  private static let spaces = ["", "", "", " ", "\n", "\t", "\r\n", "  "]

  private var state: UInt64

  /// Makes a generator.
  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  /// A text of random size and depth.
  mutating func text() -> String {
    let depth = below(4) == 0 ? 60 : 5
    return space() + value(depth: depth) + space()
  }

  private mutating func value(depth: Int) -> String {
    switch below(depth > 0 ? 9 : 5) {
    case 0: ["null", "true", "false"][below(3)]
    case 1: string()
    case 2, 3, 4: number()
    case 5, 6: list("[", "]", depth) { $0.value(depth: depth - 1) }
    default:
      list("{", "}", depth) {
        $0.string() + $0.space() + ":" + $0.space() + $0.value(depth: depth - 1)
      }
    }
  }

  private mutating func list(
    _ start: String, _ end: String, _ depth: Int, _ part: (inout JSONTextGenerator) -> String
  ) -> String {
    // A deep text has few branches.
    let parts = (0..<below(depth > 10 ? 3 : 5)).map { _ in space() + part(&self) + space() }
    return start + (parts.isEmpty ? space() : parts.joined(separator: ",")) + end
  }

  private mutating func string() -> String {
    let parts = (0..<below(6)).map { _ in Self.scalars[below(Self.scalars.count)] }
    return "\"" + parts.joined() + "\""
  }

  private mutating func number() -> String {
    let sign = below(2) == 0 ? "-" : ""
    let whole = below(3) == 0 ? "0" : "\(1 + below(9))" + digits(below(16))
    let fraction = below(2) == 0 ? "." + digits(1 + below(17)) : ""
    let mark = ["e", "E", "e+", "E-"][below(4)]
    let exponent = below(3) == 0 ? mark + "\(below(290))" : ""
    return sign + whole + fraction + exponent
  }

  private mutating func digits(_ count: Int) -> String {
    (0..<count).map { _ in "\(below(10))" }.joined()
  }

  private mutating func space() -> String { Self.spaces[below(Self.spaces.count)] }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 11) % UInt64(limit))
  }
}
