import Testing

@testable import JSONTree

@Suite struct JSONDocumentTests {
  @Test func readsEveryKind() throws {
    let root = try parse(#"{"n":null,"t":true,"i":-3,"d":2.5e3,"s":"é\n","a":[1,[2]],"o":{"x":0}}"#)
    #expect(root.kind == .object)
    #expect(root.count == 7)
    #expect(root["n"]?.kind == .null)
    #expect(root["n"]?.isNull == true)
    #expect(root["t"]?.bool == true)
    #expect(root["i"]?.double == -3)
    #expect(root["i"]?.int == -3)
    #expect(root["d"]?.double == 2500)
    #expect(root["s"]?.string == "é\n")
    #expect(root["a"]?.count == 2)
    #expect(root["a"]?[1]?[0]?.double == 2)
    #expect(root["o"]?["x"]?.kind == .number)
  }

  @Test func refusesOtherKindsAndBounds() throws {
    let root = try parse(#"{"a":[1],"s":"1","b":true}"#)
    #expect(root["missing"] == nil)
    #expect(root.member("missing") == nil)
    #expect(root[0] == nil)
    #expect(root["a"]?[-1] == nil)
    #expect(root["a"]?[1] == nil)
    #expect(root["a"]?["x"] == nil)
    #expect(root["s"]?.double == nil)
    #expect(root["s"]?.bool == nil)
    #expect(root["b"]?.double == nil)
    #expect(root["a"]?.string == nil)
    #expect(root["s"]?.count == 0)
  }

  @Test func readsNumbersAtTheirLimits() throws {
    let root = try parse(
      "[9223372036854775807, -9223372036854775808, 18446744073709551615, 1e400, -1e400, 0.1, 1.5]")
    #expect(root[0]?.double == 0x1p63)
    #expect(root[1]?.double == -0x1p63)
    #expect(root[2]?.double == 0x1p64)
    #expect(root[3]?.double == 9e307)
    #expect(root[4]?.double == -9e307)
    #expect(root[5]?.double == 0.1)
    #expect(root[0]?.int == nil)
    #expect(root[6]?.int == nil)
  }

  @Test func keepsMembersInOrder() throws {
    let root = try parse(#"{"z":1,"a":2,"m":null,"k":{"q":0}}"#)
    #expect(root.members.map(\.name) == ["z", "a", "m", "k"])
    #expect(root.members.map(\.value.kind) == [.number, .number, .null, .object])
    #expect(try parse("[1]").members.map(\.name) == [])
    #expect(try parse("[1,2]").elements.map(\.double) == [1, 2])
    #expect(try parse("{}").elements.isEmpty)
  }

  @Test func lastOfEqualNamesCounts() throws {
    let root = try parse(#"{"a":1,"b":2,"a":3,"ab":4,"a":[5],"c":6}"#)
    #expect(root.members.map(\.name) == ["a", "b", "ab", "c"])
    #expect(root["a"]?[0]?.double == 5)
    #expect(root["c"]?.double == 6)
  }

  @Test func lastOfEqualNamesCountsAmongMany() throws {
    let members = (0..<1000).map { #""n\#($0 % 400)":\#($0)"# }.joined(separator: ",")
    let root = try parse("{\(members)}")
    #expect(root.members.map(\.name) == (0..<400).map { "n\($0)" })
    #expect(root.members.map(\.value.int) == (0..<400).map { $0 < 200 ? $0 + 800 : $0 + 400 })
  }

  @Test func decodesEscapesAndPairs() throws {
    let root = try parse(#"["\"\\\/\b\f\n\r\t","\u00e9x\uD83D\uDE00"]"#)
    #expect(root[0]?.string == "\"\\/\u{8}\u{C}\n\r\t")
    #expect(root[1]?.string == "éx😀")
    #expect(try parse(#"{"\u0061\n":1}"#)["a\n"]?.int == 1)
  }

  @Test func readsNumbersInBulk() throws {
    let root = try parse(#"{"n":[1,2.5,-3],"e":[],"x":[1,"2"],"p":[[1,2],[3,4,5]],"q":[[1]]}"#)
    #expect(root["n"]?.numbers == [1, 2.5, -3])
    #expect(root["e"]?.numbers == [])
    #expect(root["x"]?.numbers == nil)
    #expect(root.numbers == nil)
    #expect(root["p"]?.points == [SIMD2(1, 2), SIMD2(3, 4)])
    #expect(root["q"]?.points == nil)
    #expect(root["n"]?.points == nil)
  }

  @Test func readsScalarsAlone() throws {
    #expect(try parse("12").double == 12)
    #expect(try parse(" null").kind == .null)
    #expect(try parse("true\n").bool == true)
    #expect(try parse(#""""#).string == "")
  }

  @Test func keepsNULInStrings() throws {
    #expect(try parse(#"["a\u0000b"]"#)[0]?.string == "a\0b")
    #expect(try parse(#"{"a\u0000b":1}"#).members.map(\.name) == ["a\0b"])
  }
}
