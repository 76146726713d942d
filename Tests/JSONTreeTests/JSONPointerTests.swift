import Testing

@testable import JSONTree

@Suite struct JSONPointerTests {
  @Test func describesItself() {
    let pointer = JSONPointer.root.appending("layers").appending(0).appending("ks")
    #expect(pointer.description == "/layers/0/ks")
    #expect(JSONPointer.root.description == "")
    #expect(JSONPointer.root.appending("a/b~c").appending("").description == "/a~1b~0c/")
    #expect(pointer.depth == 3)
  }

  @Test(arguments: ["", "/", "/a", "/layers/0/ks", "/a~1b~0c", "//x", "/ü/~01"])
  func readsItsText(text: String) {
    #expect(JSONPointer(text)?.description == text)
  }

  @Test func refusesOtherText() {
    #expect(JSONPointer("a") == nil)
    #expect(JSONPointer("/~2") == nil)
    #expect(JSONPointer("/a~") == nil)
    #expect(JSONPointer(String(repeating: "/a", count: 100_000)) == nil)
  }

  @Test func comparesByText() {
    let index = JSONPointer.root.appending("a").appending(3)
    #expect(index == JSONPointer("/a/3"))
    #expect(index.hashValue == JSONPointer("/a/3")?.hashValue)
    #expect(index != JSONPointer("/a/4"))
    #expect(index != JSONPointer("/a"))
  }
}
