import Testing

@testable import Xsheet

/// Differences and merges of lines.
@Suite struct LineMergeTests {
  /// A source of numbers that are the same in each run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11 ^ state << 29
    }
  }

  private func lines(_ text: String) -> [String] { text.map { String($0) } }

  private func merged(_ base: String, _ edited: String, _ new: String) -> (String, Int) {
    let merge = LineMerge(base: lines(base), edited: lines(edited), new: lines(new))
    return (merge.lines.joined(), merge.conflictCount)
  }

  @Test(
    "changes of one version are taken, equal ones once",
    arguments: [
      ("abc", "abc", "abc", "abc"), ("abc", "xabc", "abcy", "xabcy"),
      ("abcde", "acde", "abcdxe", "acdxe"), ("abc", "axc", "axc", "axc"),
      ("abc", "", "abc", ""), ("", "ab", "ab", "ab"), ("abcd", "abXcd", "abcdY", "abXcdY"),
    ])
  func clean(base: String, edited: String, new: String, expected: String) {
    #expect(merged(base, edited, new) == (expected, 0))
  }

  @Test("contradictions keep both versions between marks")
  func conflicts() {
    let merge = LineMerge(
      base: lines("abc"), edited: lines("aXqc"), new: lines("aXrc"))
    #expect(
      merge.lines == [
        "a", "X", "<<<<<<< edited", "q", "=======", "r", ">>>>>>> xsheet", "c",
      ])
    #expect(merge.conflictCount == 1 && LineMerge.hasConflicts(merge.lines))
    #expect(!LineMerge.hasConflicts(lines("abc")))
  }

  @Test("laws of merges, of texts of few and of many different lines", arguments: [3, 4000])
  func laws(variety: Int) {
    var numbers = Numbers(state: 7)
    for _ in 0..<(variety == 3 ? 200 : 4) {
      let count = variety == 3 ? Int.random(in: 0...12, using: &numbers) : 3000
      func text() -> [String] {
        (0..<count).map { _ in "\(Int.random(in: 0..<variety, using: &numbers))" }
      }
      let (base, other) = (text(), text())
      #expect(LineMerge(base: base, edited: base, new: other).lines == other)
      #expect(LineMerge(base: base, edited: other, new: base).lines == other)
      #expect(LineMerge(base: base, edited: other, new: other).lines == other)
      let matches = LineAlignment(base, other).matches
      #expect(matches.allSatisfy { base[$0.old] == other[$0.new] })
      #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.old < $1.old && $0.new < $1.new })
    }
  }

  @Test("differences have the form of a unified diff")
  func difference() {
    let old = lines("abcdefghijklmnop")
    let new = lines("abXcdefghijklmnp")
    #expect(
      LineDifference(from: old, to: new, context: 1).lines == [
        "@@ -2,2 +2,3 @@", " b", "+X", " c", "@@ -14,3 +15,2 @@", " n", "-o", " p",
      ])
    #expect(
      LineDifference(from: old, to: new, context: 1).prefix(2) == [
        "@@ -2,2 +2,3 @@", " b", "… and 6 more lines",
      ])
    #expect(LineDifference(from: old, to: old).lines.isEmpty)
    #expect(LineDifference(from: [], to: ["a"]).lines == ["@@ -0,0 +1 @@", "+a"])
  }
}
