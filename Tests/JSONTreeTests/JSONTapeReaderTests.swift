import Testing

@testable import JSONTree

/// What simdjson reads must be what RapidJSON reads.
@Suite struct JSONTapeReaderTests {
  /// The value that each of both readers gives; nil where it refuses.
  private func values(_ text: [UInt8], depthLimit: Int = 512) -> (fast: JSONNode?, slow: JSONNode?)
  {
    text.withUnsafeBytes { bytes in
      let fast = JSONTapeReader.read(bytes, depthLimit: depthLimit)
      let slow = try? JSONParser.read(bytes, depthLimit: depthLimit)
      func node(_ storage: JSONStorage?) -> JSONNode? {
        storage.map { JSONNode(JSONDocument($0).root) }
      }
      return (node(fast), node(slow))
    }
  }

  @Test(arguments: [
    "null", " true ", "false", "0", "-12.5e-3", #""""#, #""a""#, "[]", "{}", "[[],{}]",
    "[1,[2,[3]]]",
    #"{"a":{"b":[1,2,{"c":null}],"d":"e"},"f":[]}"#, #"["é\u00e9\n\"\\\/\ud83d\ude00", "😀"]"#,
    #"{"é":1,"\u0061":2,"":3}"#, #"{"a":1,"b":2,"a":3,"c":{"d":1,"d":[]},"b":[4]}"#,
    "[9007199254740993, -9223372036854775808, 18446744073709551615, 1e300, 5e-324, 0.1]",
    "[0.30000000000000004, 123456.789, 2.2250738585072011e-308, 1.7976931348623157e308]",
    "\u{FEFF}{\"a\":1}",
  ])
  func readsTheSame(text: String) {
    let (fast, slow) = values(Array(text.utf8))
    #expect(fast != nil)
    #expect(fast == slow)
  }

  @Test(arguments: [
    "", " ", "[1,]", "[1 2]", "{\"a\"}", "[\"\u{1}\"]", #"["\ud83d"]"#, "[1e999]", "[NaN]", "[1]]",
    "[123456789012345678901234567890]", "[\"a",
  ])
  func leavesTheRestToTheOther(text: String) {
    #expect(values(Array(text.utf8)).fast == nil)
  }

  @Test func leavesIncorrectUTF8ToTheOther() {
    let (fast, slow) = values([0x5B, 0x22, 0xFF, 0x22, 0x5D])
    #expect(fast == nil)
    #expect(slow == .array([.string("\u{FFFD}")]))
  }

  @Test(arguments: [1, 2, 7, 512, 4096]) func keepsTheDepthLimit(depth: Int) {
    let text = [UInt8](repeating: 0x5B, count: depth) + [UInt8](repeating: 0x5D, count: depth)
    #expect(values(text, depthLimit: depth).fast != nil)
    if depth > 1 { #expect(values(text, depthLimit: depth - 1).fast == nil) }
  }

  @Test func mergesManyMembersWithEqualNames() {
    let members = (0..<200).map { "\"m\($0 % 150)\":\($0)" }.joined(separator: ",")
    let (fast, slow) = values(Array("{\(members)}".utf8))
    #expect(fast == slow)
    #expect(fast?.member("m10") == .number(160))
  }

  @Test func readsTextsOfAllSizes() {
    for count in [0, 1, 63, 64, 65, 4096, 3 << 20] {
      let string = String(repeating: "x", count: count)
      #expect(
        values(Array("[\"\(string)\",1]".utf8)).fast == .array([.string(string), .number(1)]))
    }
  }
}
