import Testing

@testable import XsheetCommand

/// Patterns as in `.gitignore`.
@Suite struct PathPatternTests {
  private func matches(_ patterns: [String], _ path: String) -> Bool {
    patterns.compactMap { PathPattern($0) }
      .matchFile(path.split(separator: "/").map(String.init))
  }

  @Test(arguments: [
    ("*.json", "a.json"), ("*.json", "deep/er/a.json"), ("build", "build/a.json"),
    ("build/", "x/build/y/a.json"), ("/build", "build/a.json"), ("a/b", "a/b/c.json"),
    ("a/**", "a/b/c.json"), ("**/b/*.json", "a/b/c.json"), ("**/b/*.json", "b/c.json"),
    ("a/**/d.json", "a/d.json"), ("a/**/d.json", "a/b/c/d.json"), ("[ab]?.json", "b1.json"),
    ("./a.json", "a.json"), ("**", "a.json"), ("a\\*.json", "a*.json"),
  ])
  func matching(pattern: String, path: String) {
    #expect(matches([pattern], path))
  }

  @Test(arguments: [
    ("*.json", "a.lottie"), ("build/", "build"), ("/build", "x/build/a.json"), ("a/*", "b/a/c"),
    ("a/b", "x/a/b"), ("a/**", "a"), ("*", ""), ("b?.json", "b.json"), ("a*b", "a/b"),
    ("a\\*.json", "ab.json"),
  ])
  func different(pattern: String, path: String) {
    #expect(!matches([pattern], path))
  }

  @Test func laterPatternsTakeBack() {
    #expect(!matches(["*.json", "!keep.json"], "x/keep.json"))
    #expect(matches(["!keep.json", "*.json"], "x/keep.json"))
    // A later pattern cannot include a file of an excluded folder.
    #expect(matches(["x/", "!keep.json"], "x/keep.json"))
    #expect(PathPattern("!") == nil && PathPattern("/") == nil && PathPattern("") == nil)
  }
}
