import Diagnostics
import TestSupport
import Testing

@testable import JSONTree

@Suite struct JSONLocatorTests {
  let text = #"""
    {
      "v": "5.7", "layers": [
        { "nm": "ä", "ks": { "o": [1, 22, {"k": null}] } },
        {"a\/b": 1, "ä": 2, "dup": 1, "dup": 2, "": []}
      ]
    }
    """#

  func place(_ pointer: String) throws -> String? {
    let locator = JSONLocator(Array(text.utf8))
    let pointer = try #require(JSONPointer(pointer))
    let position = locator.place(of: pointer)
    return position.map { "\($0.line):\($0.column)" }
  }

  @Test func findsValues() throws {
    #expect(try place("") == "1:1")
    #expect(try place("/v") == "2:8")
    #expect(try place("/layers") == "2:25")
    #expect(try place("/layers/0") == "3:5")
    #expect(try place("/layers/0/ks/o/1") == "3:35")
    #expect(try place("/layers/0/ks/o/2/k") == "3:45")
    #expect(try place("/layers/1/a~1b") == "4:14")
    #expect(try place("/layers/1/dup") == "4:42")
    #expect(try place("/layers/1/") == "4:49")
  }

  @Test func findsNames() throws {
  }

  @Test func findsNothingForMissingValues() throws {
    #expect(try place("/x") == nil)
    #expect(try place("/layers/2") == nil)
    #expect(try place("/layers/00") == nil)
    #expect(try place("/v/0") == nil)
    let locator = JSONLocator(Array(text.utf8))
    let missing = try #require(JSONPointer("/layers/0/ks/p/k"))
    #expect(locator.nearestPlace(of: missing)?.column == 24)
    #expect(JSONLocator([]).nearestPlace(of: missing) == nil)
  }

  @Test func countsLinesOfEveryKind() throws {
    let locator = JSONLocator([0xEF, 0xBB, 0xBF] + Array("[1,\r\n2,\r3,\n4]".utf8))
    let places = (0..<4).map { locator.place(of: JSONPointer.root.appending($0)) }
    #expect(places.map(\.?.line) == [1, 2, 3, 4])
    #expect(places.map(\.?.column) == [2, 1, 1, 1])
    #expect(locator.offset(of: JSONPointer.root.appending(0)) == 4)
  }

  @Test func countsColumnsOfLongLines() {
    let text = "[" + String(repeating: #""ä","#, count: 5000) + "7]"
    let locator = JSONLocator(Array(text.utf8))
    #expect(locator.place(of: JSONPointer.root.appending(5000))?.column == 20_002)
    #expect(locator.place(of: JSONPointer.root.appending(1))?.column == 6)
  }

  @Test(arguments: [
    #"{"a":[1,"#, "]]{", #"{"a""#, #"{"a":{"b":1]"#, #"""#, "[[[[", #"{1:2,"\"#, "/*", "//", "'",
    "/",
  ])
  func survivesIncorrectText(text: String) throws {
    let locator = JSONLocator(Array(text.utf8))
    for pointer in ["", "/a", "/a/0", "/a/1", "/0/0"] {
      _ = locator.place(of: try #require(JSONPointer(pointer)))
    }
    #expect(locator.place(of: try #require(JSONPointer("/never"))) == nil)
  }

  @Test func agreesWithTheDocument() throws {
    let bytes = Array(text.utf8)
    let document = try JSONDocument(parsing: bytes)
    let locator = JSONLocator(bytes)
    func check(_ value: JSONValue, _ pointer: JSONPointer) {
      let offset = locator.offset(of: pointer) ?? 0
      let first = bytes[offset]
      switch value.kind {
      case .object: #expect(first == UInt8(ascii: "{"))
      case .array: #expect(first == UInt8(ascii: "["))
      case .string: #expect(first == UInt8(ascii: "\""))
      case .null: #expect(first == UInt8(ascii: "n"))
      default: #expect((0x30...0x39).contains(first))
      }
      for (index, element) in value.elements.enumerated() {
        check(element, pointer.appending(index))
      }
      for member in value.members { check(member.value, pointer.appending(member.name)) }
    }
    check(document.root, .root)
  }
}
