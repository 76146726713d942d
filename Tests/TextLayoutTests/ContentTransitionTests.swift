import Geometry
import TestSupport
import Testing
import TextLayout

/// The drawing of a text while it replaces another one.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct ContentTransitionTests {
  private func block(_ string: String, _ alignment: Double = 0) throws -> TextBlock {
    let stack = try #require(TestFonts.stack("DejaVu Sans"))
    return TextBlock(
      string, Typesetter(stack, size: 20), lineHeight: 24, alignment: alignment)
  }

  private func outline(_ part: TextDrawing.Part) throws -> BezierPath {
    guard case .outline(let outline, nil) = part.content else {
      Issue.record("The part is no outline in the color of the text.")
      return BezierPath()
    }
    return outline
  }

  @Test(arguments: [ContentTransition.opacity, .numericText, .numericTextDown])
  func endsAreTheTexts(transition: ContentTransition) throws {
    let (old, new) = try (block("19 points"), block("20 points"))
    for (progress, expected) in [(-0.1, old), (0, old), (1, new), (1.1, new)] {
      #expect(
        new.drawing(replacing: old, by: transition, progress: progress) == expected.drawing)
    }
  }

  @Test(arguments: [-0.1, 0, 0.5, 1])
  func identityChangesAtOnce(progress: Double) throws {
    let (old, new) = try (block("HH"), block("H"))
    #expect(new.drawing(replacing: old, by: .identity, progress: progress) == new.drawing)
  }

  @Test func textsFade() throws {
    let (old, new) = try (block("HH", 0.5), block("HHHH", 0.5))
    let drawing = new.drawing(replacing: old, by: .opacity, progress: 0.25)
    #expect(drawing.outline.isEmpty && drawing.parts.map(\.opacity) == [0.75, 0.25])
    #expect(try drawing.parts.map(outline) == [old.outline, new.outline])
  }

  /// Only the first letter differs: it rolls by half an em, and the others go where they are in the new text.
  @Test(arguments: [(ContentTransition.numericText, -1.0), (.numericTextDown, 1)])
  func lettersRoll(transition: ContentTransition, way: Double) throws {
    let (old, new) = try (block("IHH"), block("HHH"))
    let drawing = new.drawing(replacing: old, by: transition, progress: 0.25)
    // The Hs at the end stay, and so does none at the start.
    let stays = try (block("HH").outline.controlBounds, drawing.outline.controlBounds)
    #expect(abs(stays.0.width - stays.1.width) < 1e-9)
    let (from, to) = try (
      block("I").outline.controlBounds.maxX, block("H").outline.controlBounds.maxX
    )
    #expect(stays.1.minX > from && stays.1.minX < to + 5)
    let parts = try drawing.parts.map { try outline($0).controlBounds }
    #expect(drawing.parts.map(\.opacity) == [0.75, 0.25])
    #expect(abs(parts[0].maxY - way * 0.25 * 10) < 1e-9)
    #expect(abs(parts[1].maxY + way * 0.75 * 10) < 1e-9)
  }

  @Test func linesChangeApart() throws {
    let (old, new) = try (block("H"), block("H\nI"))
    let drawing = new.drawing(replacing: old, by: .numericText, progress: 0.5)
    #expect(try drawing.outline == block("H").outline)
    #expect(try outline(drawing.parts[0]).isEmpty)
    #expect(try outline(drawing.parts[1]).controlBounds.maxY == 29)
  }
}
