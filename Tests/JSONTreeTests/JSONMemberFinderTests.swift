import TestSupport
import Testing

@testable import JSONTree

/// Members searched in the order of the text and in other orders.
@Suite struct JSONMemberFinderTests {
  private let document: JSONDocument

  init() throws {
    document = try JSONDocument(
      parsing: Array(#"{"a": 1, "ab": "x", "b": null, "c": [2, "y", {}], "": 3}"#.utf8))
  }

  @Test("members are found in any order, with their places")
  func order() throws {
    var finder = try #require(JSONMemberFinder(document.root))
    #expect(finder.count == 5)
    for _ in 0..<2 {
      #expect(finder.find("c")?.index == 3)
      #expect(finder.find("a")?.value.double == 1)
      #expect(finder.find("ab")?.value.string == "x")
      #expect(finder.find("b")?.value.isNull == true)
      #expect(finder.find("")?.index == 4)
      #expect(finder.find("abc") == nil)
      #expect(finder.find("d") == nil)
    }
  }

  @Test("a name that shares its key with a member is another name")
  func sharedKeys() throws {
    let document = try JSONDocument(parsing: Array(#"{"abcd": 1, "k": 2}"#.utf8))
    var finder = try #require(JSONMemberFinder(document.root))
    #expect(finder.find("abcx") == nil)
    #expect(finder.find("abcd")?.index == 0)
    var names = JSONNameSet(bits: 0)
    for (name, mayBeThere) in [("abcd", false), ("abcx", true), ("k", false)] as [(JSONName, Bool)]
    {
      #expect(names.insert(name.key) == mayBeThere, "\(name)")
    }
  }

  @Test("numbers, and members that are not")
  func numbers() throws {
    var finder = try #require(JSONMemberFinder(document.root))
    #expect(finder.findNumber("a")?.number == 1)
    let text = finder.findNumber("ab")
    #expect(text?.index == 1)
    #expect(text != nil && text?.number == nil)
    #expect(finder.findNumber("z") == nil)
  }

  @Test("names in order, and only objects have members")
  func names() throws {
    let finder = try #require(JSONMemberFinder(document.root))
    let members = 0..<finder.count
    #expect(members.map { finder.name(of: $0) } == ["a", "ab", "b", "c", ""])
    #expect(
      members.map { finder.isNamed($0, oneOf: ["abc", "ab", ""]) }
        == [false, true, false, false, true])
    #expect(Set((0..<finder.count).map { finder.address(of: $0) }).count == finder.count)
    #expect(document.root["c"].flatMap { JSONMemberFinder($0) } == nil)
    #expect(document.root["b"].flatMap { JSONMemberFinder($0) } == nil)
  }

  @Test("elements by place, without values in between")
  func elements() throws {
    let list = try #require(document.root["c"])
    #expect(list.number(at: 0) == 2 && list.number(at: 1) == nil)
    #expect(list.kind(at: 1) == .string && list.kind(at: 2) == .object)
    #expect(list.kind(at: 3) == nil && list.number(at: -1) == nil)
    #expect(document.root.kind(at: 0) == nil && document.root.number(at: 0) == nil)
  }
}
