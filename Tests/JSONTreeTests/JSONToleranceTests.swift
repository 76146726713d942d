import Diagnostics
import TestSupport
import Testing

@testable import JSONTree

/// Texts that are not JSON but are read: their values and deviations.
@Suite struct JSONToleranceTests {
  /// A text with one kind of deviation.
  struct Case: Sendable, CustomTestStringConvertible {
    let kind: JSONTolerance.Kind
    let text: String
    let value: JSONNode
    let line: Int
    let column: Int
    var count = 1

    var testDescription: String { "\(kind.rawValue): \(text)" }
  }

  static let cases: [Case] = [
    Case(kind: .byteOrderMark, text: "\u{FEFF}[7]", value: [7], line: 1, column: 1),
    Case(kind: .comment, text: "[1, /* é */ 2]", value: [1, 2], line: 1, column: 5),
    Case(
      kind: .comment, text: "[1, // [2,\n 3]\n// end", value: [1, 3], line: 1, column: 5, count: 2),
    Case(
      kind: .comment, text: "/***/[1 /* ] **/, /****/ 2]/**/", value: [1, 2], line: 1, column: 1,
      count: 4),
    Case(kind: .trailingComma, text: "[[1,\n2 ,\n]]", value: [[1, 2]], line: 2, column: 3),
    Case(kind: .trailingComma, text: #"{"a":1,}"#, value: ["a": 1], line: 1, column: 7),
    Case(
      kind: .singleQuotes, text: #"{'a"b': ['c\u0041']}"#, value: ["a\"b": ["cA"]], line: 1,
      column: 2, count: 2),
    Case(
      kind: .letterCase, text: "[null, NULL, True, FALSE]", value: [nil, nil, true, false], line: 1,
      column: 8, count: 3),
    Case(
      kind: .nonFiniteNumber, text: "[0, NaN, nan]", value: [0, 0, 0], line: 1, column: 5, count: 2),
    Case(
      kind: .nonFiniteNumber, text: "[Infinity,\n-infinity]", value: [9e307, -9e307], line: 1,
      column: 2, count: 2),
    Case(
      kind: .numberForm, text: "[0, 01, -007.5]", value: [0, 1, -7.5], line: 1, column: 5, count: 2),
    Case(
      kind: .numberForm, text: "[1., -.5, 2e, 3.e1, 4e+]", value: [1, -0.5, 2, 30, 4], line: 1,
      column: 2, count: 5),
    Case(
      kind: .largeNumber, text: "[1e308, 1e309, -2E400]", value: [1e308, 9e307, -9e307], line: 1,
      column: 9, count: 2),
    Case(
      kind: .controlCharacter, text: #"["a",\#n"b\#tc\#nd"]"#, value: ["a", "b\tc\nd"], line: 2,
      column: 3, count: 2),
    Case(
      kind: .controlCharacter, text: #"{"a\#u{1}":0}"#, value: ["a\u{1}": 0], line: 1, column: 4),
    Case(
      kind: .halfSurrogate, text: #"["\ud83d\ude00", "x\ud83dy", "\ude00\n"]"#,
      value: ["😀", "x\u{FFFD}y", "\u{FFFD}\n"], line: 1, column: 20, count: 2),
    Case(
      kind: .halfSurrogate, text: #"["\ud83d\ud83d\ude00\udc00z"]"#, value: ["\u{FFFD}😀\u{FFFD}z"],
      line: 1, column: 3, count: 2),
  ]

  @Test(arguments: cases) func reads(example: Case) throws {
    let document = try JSONDocument(parsing: Array(example.text.utf8))
    #expect(JSONNode(document.root) == example.value)
    #expect(document.tolerances.map(\.kind) == [example.kind])
    let tolerance = try #require(document.tolerances.first)
    #expect(tolerance.place.line == example.line)
    #expect(tolerance.place.column == example.column)
    #expect(tolerance.count == example.count)
    #expect(tolerance.message.hasSuffix("."))
  }

  @Test func readsInvalidUTF8() throws {
    let bytes =
      Array(#"["ä", {""#.utf8) + [0xFF] + Array(#"":"x"#.utf8) + [0xC3] + Array(#""}]"#.utf8)
    let document = try JSONDocument(parsing: bytes)
    #expect(JSONNode(document.root) == ["ä", ["\u{FFFD}": "x\u{FFFD}"]])
    #expect(document.tolerances.map(\.kind) == [.invalidUTF8])
    #expect(document.tolerances.map(\.place.column) == [9])
    #expect(document.tolerances.map(\.count) == [2])
  }

  @Test func coversEveryKind() {
    let covered = Set(Self.cases.map(\.kind)).union([.invalidUTF8])
    #expect(covered == Set(JSONTolerance.Kind.allCases))
  }

  @Test func listsKindsInTheOrderOfTheText() throws {
    let text = """
      // Written by hand.
      {
        'a': [1, 02, NaN,],
        'b': 'c', // Again.
      }
      """
    let document = try JSONDocument(parsing: Array(text.utf8))
    #expect(JSONNode(document.root) == ["a": [1, 2, 0], "b": "c"])
    #expect(
      document.tolerances.map { "\($0.kind) \($0.place.line):\($0.place.column) \($0.count)" }
        == [
          "comment 1:1 2", "singleQuotes 3:3 3", "numberForm 3:12 1", "nonFiniteNumber 3:16 1",
          "trailingComma 3:19 2",
        ])
  }

  @Test(arguments: [
    "[]", "[123456789012345678901234567890, -123456789012345678901]",
    #"{"a":1,"a":2}"#, "123456789012345678901234567890\n",
  ])
  func findsNothingInStrictTexts(text: String) throws {
    #expect(try JSONDocument(parsing: Array(text.utf8)).tolerances.isEmpty)
    #expect(try JSONDocument(parsing: Array(text.utf8), isStrict: false).tolerances.isEmpty)
  }

  @Test(arguments: [
    "0", "-0", "0.1", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
    "18446744073709551615", "18446744073709551616", "123456789012345678901234567890",
    "9007199254740993", "9007199254740992.5", "9007199254740993.0000000001", "1e22", "1e23",
    "123456789012345678901234567890.5", "5e-9999999999", "2.2250738585072011e-308",
    "-100000000000000000000000000000000000000000000000000000000000000000000000000000000000001",
  ])
  func readsNumbersToTheNearestDouble(text: String) throws {
    let number = Double(text)
    #expect(try JSONDocument(parsing: Array(text.utf8), isStrict: false).root.double == number)
    #expect(
      try JSONDocument(parsing: Array("[\(text),0]".utf8), isStrict: false).root[0]?.double
        == number)
    #expect(
      try JSONDocument(parsing: Array("{'a':\(text) }".utf8), isStrict: false).root["a"]?.double
        == number)
  }

  @Test func keepsTheRulesForEqualNames() throws {
    let root = try parse("{'a':1,'b':2,'a':[3],}")
    #expect(JSONNode(root) == ["a": [3], "b": 2])
  }

  @Test func writesStrictJSON() throws {
    for example in Self.cases {
      let node = JSONNode(try parse(example.text))
      let written = JSONWriter.bytes(node, layout: .compact)
      #expect(isReadBySimdjson(written))
      #expect(try JSONNode(parsing: written) == node)
    }
  }

  @Test func locatesValues() throws {
    let text = #"""
      /* {"a": [ */ { // }
        'a': [1, /* 2, */ 3,],
        'b\n': "]", // '
        c
      """#
    let locator = JSONLocator(Array(text.utf8))
    let place = { (pointer: String) in
      JSONPointer(pointer).flatMap { locator.place(of: $0) }.map { "\($0.line):\($0.column)" }
    }
    #expect(place("") == "1:15")
    #expect(place("/a/1") == "2:21")
    #expect(place("/b\n") == "3:10")
  }

  @Test func mergesNamesThatAreEqualAfterTheirRepair() throws {
    let text: [UInt8] =
      Array(#"{"a": 1, "f"#.utf8) + [0xF2, 0x92] + Array(#"": [2], "b": 3, "f"#.utf8) + [0xF2]
      + Array(#"": {"c": [4]}}"#.utf8)
    let node: JSONNode = ["a": 1, "f\u{FFFD}": ["c": [4]], "b": 3]
    #expect(try JSONNode(parsing: text) == node)
    #expect(try JSONNode(parsing: JSONWriter.bytes(node)) == node)
  }
}
