import Diagnostics
import Testing

@testable import JSONTree

@Suite struct JSONParseErrorTests {
  /// The error of an invalid text.
  func failure(_ bytes: [UInt8], depthLimit: Int = 512) -> JSONParseError? {
    do {
      _ = try JSONDocument(parsing: bytes, depthLimit: depthLimit)
      return nil
    } catch {
      return error
    }
  }

  static let syntaxErrors: [(String, String, Int)] = [
    ("[1,,2]", "unexpected character", 4), ("[,]", "unexpected character", 2),
    ("]", "unexpected character", 1), ("[.5]", "unexpected character", 2),
    ("[+1]", "unexpected character", 2), ("[None]", "unexpected character", 2),
    ("[1, tru]", "unexpected character", 5), ("[Inf]", "unexpected character", 2),
    ("[undefined]", "unexpected character", 2), ("[/1]", "unexpected character", 2),
    (#"{"a":}"#, "unexpected character", 6),
    ("{a:1}", "the name of a member in double quotes is expected", 2),
    ("{,}", "the name of a member in double quotes is expected", 2),
    ("{1:2}", "the name of a member in double quotes is expected", 2),
    (#"{"a" 1}"#, "a colon must follow the name of a member", 6),
    (#"{"a"}"#, "a colon must follow the name of a member", 5),
    (#"{"a":1 "b":2}"#, "a comma or } must follow the value of a member", 8),
    (#"{"a":1]"#, "a comma or } must follow the value of a member", 7),
    ("[1 2]", "a comma or ] must follow an element", 4),
    ("[1}", "a comma or ] must follow an element", 3),
    ("[nullx]", "a comma or ] must follow an element", 6),
    ("[1.5.]", "a number has an unexpected character or lacks digits", 5),
    ("[1-2]", "a number has an unexpected character or lacks digits", 3),
    ("[--1]", "a number has an unexpected character or lacks digits", 3),
    ("[0x10]", "a number has an unexpected character or lacks digits", 3),
    ("[-NaN]", "a number has an unexpected character or lacks digits", 3),
    ("[-]", "a number has an unexpected character or lacks digits", 3),
    (#"["\x"]"#, "an unknown escape in a string", 4),
    (#"['\'']"#, "an unknown escape in a string", 4),
    (#"["\u00zz"]"#, "four hexadecimal digits must follow \\u", 7),
    ("[1,\0 2]", "a NUL byte, which JSON does not allow", 4),
    ("[1]\0", "a NUL byte, which JSON does not allow", 4),
    (#"["a\#0\#0"]"#, "a NUL byte, which JSON does not allow", 4),
    ("[1]/*\0*/ x", "a NUL byte, which JSON does not allow", 6),
  ]

  @Test(arguments: syntaxErrors)
  func explains(text: String, message: String, column: Int) throws {
    let error = try #require(failure(Array(text.utf8)))
    #expect(error.kind == .syntax)
    #expect(error.message == message)
    #expect(error.place.line == 1)
    #expect(error.place.column == column)
  }

  @Test(arguments: [
    ("", JSONParseError.Kind.empty, 0), (" \n", .empty, 0), ("// a", .empty, 0),
    ("[1] x", .trailingCharacters, 4), (#"{"a":1}}"#, .trailingCharacters, 7),
    ("1 2", .trailingCharacters, 2), ("'a',", .trailingCharacters, 3),
    ("[1] /* a **/ 2", .trailingCharacters, 13), ("1-2", .trailingCharacters, 1),
    ("123456789012345678901 x", .trailingCharacters, 22),
    ("[1] 123456789012345678901", .trailingCharacters, 4),
    ("[1", .unexpectedEnd, 2), (#"{"a":"b"#, .unexpectedEnd, 7), ("tru", .unexpectedEnd, 3),
    (#"{"a""#, .unexpectedEnd, 4), (#"["\"#, .unexpectedEnd, 3), ("[1, /* ]", .unexpectedEnd, 8),
    ("['a", .unexpectedEnd, 3), (#"["a"/*"#, .unexpectedEnd, 6), ("[1 // ]", .unexpectedEnd, 7),
    ("[[1] /* *", .unexpectedEnd, 9), ("[1] /* ]", .unexpectedEnd, 8),
    ("[1] /*/", .unexpectedEnd, 7),
    ("[1] /", .unexpectedEnd, 5), ("[1,]  // end\n,", .trailingCharacters, 13),
    (#"["\ud83d"#, .unexpectedEnd, 8), ("[123456789012345678901", .unexpectedEnd, 22),
  ])
  func refuses(text: String, kind: JSONParseError.Kind, offset: Int) throws {
    let error = try #require(failure(Array(text.utf8)))
    #expect(error.kind == kind)
    #expect(error.offset == offset)
    #expect(!error.message.isEmpty)
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
    #expect(failure(nested(513))?.offset == 512)
    #expect(failure(nested(40), depthLimit: 40) == nil)
    #expect(failure(Array(#"{"a":[1]}"#.utf8), depthLimit: 2) == nil)
    #expect(failure(Array(#"{"a":[{}]}"#.utf8), depthLimit: 2)?.kind == .tooDeep)
    #expect(failure(Array("{'a':[1,],}".utf8), depthLimit: 2) == nil)
    #expect(failure(Array("[[[1,]]]".utf8), depthLimit: 2)?.offset == 2)
    #expect(failure(Array("[x[[]]]".utf8), depthLimit: 2)?.kind == .syntax)
    #expect(failure(Array("[[[x]]]".utf8), depthLimit: 2)?.kind == .tooDeep)
    #expect(failure(nested(4096), depthLimit: .max) == nil)
    #expect(failure(nested(1_000_000), depthLimit: .max)?.kind == .tooDeep)
    #expect(failure(nested(2), depthLimit: -5)?.kind == .tooDeep)
  }

  @Test func namesLineAndColumn() throws {
    let lines = ["{", #"  "ä": 1,"#, #"  "é": x"#, "}"]
    let error = try #require(failure(Array(lines.joined(separator: "\r\n").utf8)))
    #expect((error.offset, error.place.line, error.place.column) == (23, 3, 8))
    #expect(error.description.hasPrefix("line 3, column 8: "))
  }

  @Test func refusesTextsThatNeedTooMuchMemory() throws {
    let objects = String(repeating: "{},", count: JSONTextCheck.memoryLimit / 800 + 1)
    #expect(failure(Array("[\(objects)]".utf8))?.kind == .tooLarge)
    #expect(failure(Array("[\(objects)0]".utf8)) == nil)
  }

  @Test func survivesEveryTruncationAndFlip() {
    let text = Array(#"{"a":[1,-2.5e3,"x\u00e9\n",null,true,{"b":{}}],"ü":"\"","c":[]}"#.utf8)
    for end in 0..<text.count {
      #expect(failure(Array(text[..<end])) != nil)
      for byte: UInt8 in [0, 0x22, 0x5B, 0x5C, 0x7D, 0xFF] {
        var changed = text
        changed[end] = byte
        if let error = failure(changed) {
          #expect((0...changed.count).contains(error.offset))
        }
      }
    }
  }
}
