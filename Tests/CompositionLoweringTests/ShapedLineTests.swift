import CompositionModel
import DesignChecks
import Foundation
import Geometry
import LottieImport
import TestSupport
import Testing
import TextLayout

@testable import CompositionLowering

/// Lines of After Effects' layout: their glyphs are where `hb-shape` puts them, in the order of `fribidi`.
@Suite(
  .enabled(
    if: TestFonts.areInstalled && ShapingTools.areInstalled,
    "The fonts of tests, hb-shape or fribidi are not installed."))
struct ShapedLineTests {
  private static let cases = ProjectFolder.files(of: .texts)

  /// The tolerance of places, in points.
  private static let tolerance = 0.1

  @Test(.enabled(if: !cases.isEmpty, "There are no texts."), arguments: cases)
  func glyphsOfCasesAreAtTheirPlaces(url: URL) throws {
    var options = ImportOptions()
    options.text = TextOptions(TestFonts.library)
    let composition = try DesignImporter.importComposition(
      from: Array(try Data(contentsOf: url)), options: options
    ).composition
    let glyphs = GlyphTable(composition)
    let layers = composition.allLayers
    for case .text(let content) in layers.map(\.content) {
      for document in content.documents.map(\.document) where document.capitals != .small {
        // Fonts in memory have no file for the tool.
        guard let stack = glyphs.stack(of: document), stack.face.path != nil else { continue }
        let layout = LetterLayout(document, glyphs)
        for line in layout.setLines(in: stack, isDivided: false) {
          try check(line, layout.typesetter(in: stack, isDivided: false))
        }
      }
    }
  }

  @Test(
    arguments: [
      ("DejaVu Sans", "AVATo office"), ("DejaVu Sans", "“Ao”"), ("DejaVu Sans", "1Ta 7."),
      ("DejaVu Sans", "abc אבג def"), ("DejaVu Sans", "אבג 12 abc (ד)"),
      ("DejaVu Sans", "سلام AV"), ("Noto Sans Arabic", "سلام"), ("Lato", "office Ta. AV"),
      ("Inter", "office 1Ta"), ("Noto Sans Devanagari", "क्षि हिन्दी"), ("Lato", "Ta шла"),
    ], [0.0, 3])
  func glyphsAreAtTheirPlaces(font: (String, String), tracking: Double) throws {
    var typesetter = Typesetter(try #require(TestFonts.stack(font.0)), size: 50)
    typesetter.tracking = tracking
    try check(typesetter.lines(of: font.1)[0], typesetter)
  }

  private func check(_ line: SetLine, _ typesetter: Typesetter) throws {
    let set = line.letters.sorted { $0.x < $1.x }.flatMap { letter in
      letter.glyphs.map { glyph in
        (glyph.glyph, Vector2(letter.x, 0) + glyph.offset * typesetter.size)
      }
    }
    let expected = try ExpectedLine(line, typesetter)
    #expect(set.map(\.0) == expected.glyphs.map(\.number))
    for (glyph, other) in zip(set, expected.glyphs) {
      #expect((glyph.1 - other.place).length < Self.tolerance, "\(glyph) \(other)")
    }
    #expect(abs(line.width - expected.width) < Self.tolerance)
  }
}

/// A line that the tools set.
private struct ExpectedLine {
  /// The glyphs from left to right.
  var glyphs: [(number: UInt32, place: Vector2)] = []
  /// The width without blanks at the end.
  var width = 0.0

  init(_ line: SetLine, _ typesetter: Typesetter) throws {
    let text = line.letters.map(\.text).joined()
    let scalars = text.unicodeScalars.map(\.value)
    let end = line.text.unicodeScalars.count
    // Tracking follows letters: several clusters of a syllable can be one.
    let letters = text.enumerated().flatMap { index, letter in
      letter.unicodeScalars.map { _ in index }
    }
    var pen = 0.0
    var (left, right) = (Double.infinity, -Double.infinity)
    for run in try ExpectedLine.runs(of: text, typesetter.stack) {
      let shaped = try ShapingTools.shape(
        scalars, run.scalars, in: run.face, isRightToLeft: run.level % 2 == 1,
        hasLigatures: typesetter.tracking == 0)
      for (index, glyph) in shaped.enumerated() {
        let place = Vector2(pen + glyph.x * typesetter.size, -glyph.y * typesetter.size)
        glyphs.append((glyph.number, place))
        if glyph.cluster < end { left = min(left, pen) }
        pen += glyph.advance * typesetter.size
        if glyph.cluster < end { right = max(right, pen) }
        let next = index + 1 < shaped.count ? letters[shaped[index + 1].cluster] : nil
        if next != letters[glyph.cluster] { pen += typesetter.tracking }
      }
    }
    guard left.isFinite else { return }
    width = right - left
    for index in glyphs.indices { glyphs[index].place.x -= left }
  }

  private struct Run {
    var scalars: Range<Int>
    var level: Int
    var face: FontFace
  }

  /// The runs of one level and face, from left to right.
  private static func runs(of text: String, _ stack: FontStack) throws -> [Run] {
    let levels = try ShapingTools.levels(of: text)
    var runs: [Run] = []
    var start = 0
    for character in text {
      let end = start + character.unicodeScalars.count
      let face = stack.face(for: character) ?? stack.face
      if let last = runs.last, last.level == levels[start], last.face == face {
        runs[runs.count - 1].scalars = last.scalars.lowerBound..<end
      } else {
        runs.append(Run(scalars: start..<end, level: levels[start], face: face))
      }
      start = end
    }
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var result: [Run] = []
      for part in runs.chunked(by: { ($0.level >= level) == ($1.level >= level) }) {
        result += part[0].level >= level ? part.reversed() : part
      }
      runs = result
    }
    return runs
  }
}

extension Array {
  /// The parts between neighbors that do not belong together.
  fileprivate func chunked(by belong: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { chunks, element in
      if let last = chunks.last?.last, belong(last, element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
  }
}
