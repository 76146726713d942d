import CompositionModel
import DesignChecks
import Geometry
import LottieImport
import TestSupport
import Testing
import TextLayout

@testable import CompositionLowering

/// Letters of texts that lottie-web cannot place.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct PlayerLayoutTests {
  /// The letters of the first document of a text with some documents.
  private func letters(
    _ documents: String..., rules: TextRules = .players
  ) throws -> [LetterLayout.Letter] {
    let keyframes = documents.enumerated().map { number, document in
      """
      {"t": \(number * 9), "s": {"f": "F", "s": 20, "t": "ab\\rcd"\(document)}}
      """
    }
    let file = """
      {"v": "5.7.0", "fr": 10, "ip": 0, "op": 20, "w": 200, "h": 100, "assets": [],
       "fonts": {"list": [{"fName": "F", "fFamily": "DejaVu Sans", "fStyle": "Book"}]},
       "layers": [{"ty": 5, "ip": 0, "op": 20, "ks": {},
        "t": {"a": [], "d": {"k": [\(keyframes.joined(separator: ","))]}}}]}
      """
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    options.text.rules = rules
    let composition = try DesignImporter.importComposition(
      from: Array(file.utf8), options: options
    ).composition
    guard case .text(let content) = composition.layers[0].content else { return [] }
    return LetterLayout(content.documents[0].document, GlyphTable(composition)).letters
  }

  /// lottie-web has a default for the tracking of texts with one document only.
  @Test func lettersWithoutTrackingAreAtTheOrigin() throws {
    let placed = try letters("")
    let width = placed[0].width
    #expect(placed.map(\.origin.x) == [0, width, 0, placed[2].width])
    let lost = try letters("", "")
    #expect(lost.map(\.origin) == [.zero, .zero, placed[2].origin, .zero])
    #expect(try letters(#", "j": 2"#, "").allSatisfy { $0.origin == .zero })
    #expect(try letters(#", "tr": 0"#, "").map(\.origin) == placed.map(\.origin))
    #expect(try letters("", "", rules: .afterEffects)[1].origin == Vector2(width, 0))
  }

  /// The baseline in a box depends on the ascent.
  @Test func lettersInBoxesWithoutAscentAreAtTheOrigin() throws {
    let letters = try letters(#", "sz": [90, 90], "ps": [5, 5]"#)
    #expect(letters.count == 4 && letters.allSatisfy { $0.origin == .zero })
  }
}
