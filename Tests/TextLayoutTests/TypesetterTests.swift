import Geometry
import TestSupport
import Testing
import TextLayout

/// Lines that are shaped as a whole; the widths are those of `hb-shape` for the same fonts.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct TypesetterTests {
  private func typesetter(_ family: String = "DejaVu Sans", size: Double = 100) throws -> Typesetter
  {
    Typesetter(try #require(TestFonts.stack(family)), size: size)
  }

  private func line(_ text: String, _ family: String = "DejaVu Sans") throws -> SetLine {
    try typesetter(family).lines(of: text)[0]
  }

  @Test func pairsAreKerned() throws {
    #expect(try line("AVATo").width == 289.94140625)
    #expect(try "AVATo".reduce(0) { try $0 + line(String($1)).width } > 327)
  }

  @Test func ligaturesAreOneLetter() throws {
    #expect(try line("office").letters.map(\.text) == ["o", "ffi", "c", "e"])
    var setter = try typesetter()
    setter.tracking = 1
    #expect(setter.lines(of: "office")[0].letters.count == 6)
  }

  @Test func trackingFollowsLettersButNotTheLast() throws {
    var setter = try typesetter()
    let width = setter.lines(of: "moon")[0].width
    setter.tracking = 10
    #expect(setter.lines(of: "moon")[0].width == width + 30)
  }

  @Test func arabicIsJoinedAndRunsToTheLeft() throws {
    let line = try line("سلام", "DejaVu Sans")
    #expect(line.letters.map(\.text).joined() == "سلام")
    #expect(abs(line.width - 205.38) < 0.01)
    #expect(zip(line.letters, line.letters.dropFirst()).allSatisfy { $0.x > $1.x })
  }

  @Test func directionsMix() throws {
    let line = try line("abc אבג def")
    let places = Dictionary(line.letters.map { ($0.text, $0.x) }, uniquingKeysWith: { $1 })
    #expect(places["a"] == 0)
    #expect(try #require(places["א"]) > #require(places["ג"]))
    #expect(try #require(places["d"]) > #require(places["א"]))
  }

  @Test func blanksAtTheEndAreOutside() throws {
    #expect(try line("moon  ").width == line("moon").width)
    #expect(try line("  moon").width > line("moon").width)
    // The blanks of a line to the left are left of it.
    let hebrew = try line("אבג ")
    #expect(hebrew.letters.map(\.x).min() == hebrew.letters.last?.x)
    #expect(hebrew.letters.filter { !$0.isBlank }.map(\.x).min() == 0)
  }

  @Test func marksAndEmojiStayTogether() throws {
    #expect(try line("a\u{301}b").letters.map(\.text) == ["a\u{301}", "b"])
    #expect(try line("क्षa").letters.map(\.text) == ["क्ष", "a"])
    let emoji = try line("👩‍👩‍👧!").letters
    #expect(emoji.map(\.text) == ["👩‍👩‍👧", "!"])
    #expect(emoji[0].glyphs.count == 1 && emoji[0].glyphs[0].face.family == "Noto Color Emoji")
  }

  @Test(arguments: [
    ("the quick brown fox", ["the quick ", "brown fox"]),
    ("well-known words", ["well-", "known ", "words"]), ("日本語の文字です", ["日本語の文", "字です"]),
    ("incomprehensible", ["incompreh", "ensible"]), ("", [""]),
  ])
  func linesBreak(text: String, lines: [String]) throws {
    let set = try typesetter().lines(of: text, width: 550)
    #expect(set.map { $0.letters.map(\.text).joined() } == lines)
    #expect(set.map(\.endsParagraph) == lines.indices.map { $0 + 1 == lines.count })
    #expect(set.allSatisfy { $0.width <= 550 })
  }

  @Test func linesAreStretched() throws {
    let line = try line("a b c ")
    let wide = line.stretched(to: line.width + 20)
    #expect(abs(wide.letters[4].x - line.letters[4].x - 20) < 1e-9)
    #expect(abs(wide.letters[2].x - line.letters[2].x - 10) < 1e-9)
    #expect(try self.line("abc").stretched(to: 999) == self.line("abc"))
  }

  @Test func smallCapitalsAreMadeOfCapitals() throws {
    var setter = try typesetter()
    setter.hasSmallCapitals = true
    let letters = setter.lines(of: "Ab")[0].letters
    #expect(letters.map(\.text) == ["A", "b"])
    #expect(letters.map { $0.glyphs[0].scale } == [1, 0.7])
    #expect(letters[1].glyphs[0].glyph == (try line("B").letters[0].glyphs[0].glyph))
  }
}

/// Letters that are set by themselves.
@Suite struct SingleLetterTests {
  @Test(arguments: [
    ("ab", ["a", "b"]), ("a\u{301}", ["a", "\u{301}"]), ("👍🏽🇯🇵🇩🇪", ["👍🏽", "🇯🇵", "🇩🇪"]),
    ("👨‍👩‍👧x", ["👨‍👩‍👧", "x"]), ("क्ष", ["क्", "ष"]), ("\u{301}a", ["\u{301}", "a"]),
  ])
  func lettersAreThoseOfPlayers(text: String, letters: [String]) {
    #expect(FontStack.letters(of: text) == letters)
  }
}
