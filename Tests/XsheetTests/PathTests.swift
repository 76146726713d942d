import Testing

@testable import Xsheet

@Suite struct PathTests {
  @Test(
    arguments: [
      ("", "", "", "", ""), ("/", "", "/", "", "/"), ("a", "", "a", "", "a"),
      ("a.json", "", "a.json", "json", "a"), ("/a.b/", "/", "a.b", "b", "/a"),
      ("a/b.c.json", "a", "b.c.json", "json", "a/b.c"), ("a.b/c", "a.b", "c", "", "a.b/c"),
      (".hidden", "", ".hidden", "", ".hidden"), ("a/.b.json", "a", ".b.json", "json", "a/.b"),
      ("a.", "", "a.", "", "a."), ("/a//b///c.d", "/a//b", "c.d", "d", "/a//b/c"),
      ("ä/ö.ü", "ä", "ö.ü", "ü", "ä/ö"), ("e\u{301}.x", "", "e\u{301}.x", "x", "e\u{301}"),
    ])
  func pathsHaveParts(
    path: String, folder: String, last: String, pathExtension: String, rest: String
  ) {
    #expect(path.folder == folder)
    #expect(path.lastPathComponent == last)
    #expect(path.pathExtension == pathExtension)
    #expect(path.withoutExtension == rest)
  }

  @Test(
    arguments: [
      ("", "a", "a"), ("", "/a", "/a"), ("a", "", "a"), ("/", "a", "/a"), ("a", "b/c.d", "a/b/c.d"),
      ("a/", "b", "a/b"), ("a", "/b", "a/b"), ("..", "../a", "../../a"), ("ä", "ö", "ä/ö"),
    ])
  func pathsAreAdded(path: String, addition: String, whole: String) {
    #expect(path.appendingPath(addition) == whole)
  }
}
