import Testing

@testable import JSONTree

@Suite struct JSONParseErrorTests {
  /// The error of a text that must not be read.
  func failure(_ bytes: [UInt8], depthLimit: Int = 512) -> JSONParseError? {
    do {
      _ = try JSONDocument(parsing: bytes, depthLimit: depthLimit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    ("", JSONParseError.Kind.empty, 0), (" \n", .empty, 0),
    ("[1] x", .trailingCharacters, 4), ("{\"a\":1}}", .trailingCharacters, 7),
    ("1 2", .trailingCharacters, 2),
    ("[1,]", .syntax, 3), ("{\"a\":1,}", .syntax, 7), ("[1,,2]", .syntax, 3),
    ("{'a':1}", .syntax, 1), ("{a:1}", .syntax, 1), ("[/**/1]", .syntax, 1),
    ("[NULL]", .syntax, 1), ("[None]", .syntax, 1), ("[1.]", .syntax, 2), ("[1 2]", .syntax, 3),
    ("[.5]", .syntax, 1), ("[1.5.]", .syntax, 4), ("[\"\\x\"]", .syntax, 3), ("]", .syntax, 0),
    ("[NaN]", .nonFiniteNumber, 1), ("[-Infinity]", .nonFiniteNumber, 2),
    ("[1,\0 2]", .syntax, 3), ("[1]\0", .syntax, 3), ("[\"a\0\"]", .syntax, 3),
    ("[1", .unexpectedEnd, 2), ("{\"a\":\"b", .unexpectedEnd, 7), ("tru", .unexpectedEnd, 3),
    ("{\"a\"", .unexpectedEnd, 4), ("[\"\\", .unexpectedEnd, 3),
  ])
  func refuses(text: String, kind: JSONParseError.Kind, offset: Int) throws {
    let error = try #require(failure(Array(text.utf8)))
    #expect(error.kind == kind)
    #expect(error.position.offset == offset)
    #expect(!error.message.isEmpty)
  }

  @Test(arguments: ["[01]", "[1e]", "[0x10]", "[1-2]", "[--1]", "[+1]", "[\"\\u00zz\"]", "nan"])
  func refusesWithoutExactPlace(text: String) {
    #expect(failure(Array(text.utf8))?.kind == .syntax)
  }

  @Test func refusesOtherEncodings() {
    #expect(failure([0xFF, 0xFE, 0x5B, 0, 0x5D, 0])?.kind == .notUTF8)
    #expect(failure([0xFE, 0xFF, 0, 0x5B, 0, 0x5D])?.kind == .notUTF8)
    #expect(failure([0x5B, 0, 0x5D, 0])?.kind == .notUTF8)
    #expect(failure([0])?.kind == .notUTF8)
    #expect(failure([0xEF, 0xBB, 0xBF])?.kind == .empty)
  }

  @Test func limitsDepthExactly() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(failure(nested(512)) == nil)
    #expect(failure(nested(513))?.kind == .tooDeep)
    #expect(failure(nested(513))?.position.offset == 512)
    #expect(failure(nested(40), depthLimit: 40) == nil)
    #expect(failure(Array("{\"a\":[1]}".utf8), depthLimit: 2) == nil)
    #expect(failure(Array("{\"a\":[{}]}".utf8), depthLimit: 2)?.kind == .tooDeep)
    #expect(failure(nested(4096), depthLimit: .max) == nil)
    #expect(failure(nested(1_000_000), depthLimit: .max)?.kind == .tooDeep)
    #expect(failure(nested(2), depthLimit: -5)?.kind == .tooDeep)
  }

  @Test func namesLineAndColumn() throws {
    let error = try #require(failure(Array("{\n  \"ä\": 1,\r\n  \"é\": x\n}".utf8)))
    #expect(error.position == JSONTextPosition(offset: 22, line: 3, column: 8))
    #expect(error.description.hasPrefix("line 3, column 8: "))
  }

  @Test func survivesEveryTruncationAndFlip() {
    let text = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",null,true,{"b":{}}],"ü":"\"","c":[]}"#.utf8)
    for end in 0..<text.count {
      #expect(failure(Array(text[..<end])) != nil)
      for byte: UInt8 in [0, 0x22, 0x5B, 0x5C, 0x7D, 0xFF] {
        var changed = text
        changed[end] = byte
        if let error = failure(changed) {
          #expect((0...changed.count).contains(error.position.offset))
        }
      }
    }
  }
}
