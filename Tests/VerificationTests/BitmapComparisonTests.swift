import Testing
import VectorRaster

@testable import Verification

/// The pixels that are counted as different.
@Suite struct BitmapComparisonTests {
  /// A picture from text: `#` is opaque white, `+` slightly less, everything else transparent.
  private func picture(_ rows: String...) -> Bitmap {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() where letter == "#" || letter == "+" {
        bitmap[x, y] = SIMD4(repeating: letter == "#" ? 255 : 255 - 32)
      }
    }
    return bitmap
  }

  @Test func equalPicturesDoNotDiffer() {
    let comparison = BitmapComparison(picture("#.", ".#"), picture("#.", ".#"))
    #expect(comparison.badShare == 0)
    #expect(comparison.meanError == 0)
  }

  @Test func smallDifferencesAreNotBad() {
    let comparison = BitmapComparison(picture("##", "##"), picture("#+", "##"))
    #expect(comparison.badShare == 0)
    #expect(comparison.meanError == 32.0 / 255 / 4)
  }

  @Test func shiftsByAPixelAreNotBad() {
    let one = picture("....", ".#..", "....", "....")
    let other = picture("....", "....", "..#.", "....")
    #expect(BitmapComparison(one, other).badShare == 0)
    #expect(BitmapComparison(one, other).meanError == 2.0 / 16)
  }

  @Test func shiftsByTwoPixelsAre() {
    let one = picture("#....", ".....", ".....")
    let other = picture("..#..", ".....", ".....")
    #expect(BitmapComparison(one, other).badShare == 2.0 / 15)
    #expect(BitmapComparison(other, one).badShare == 2.0 / 15)
  }

  @Test func whatIsMissingCountsFromBothSides() {
    let full = picture("###", "###", "###")
    let hole = picture("###", "#.#", "###")
    // The hole has no counterpart in the full picture, while every pixel of the full one has a
    // counterpart next to the hole.
    #expect(BitmapComparison(full, hole).badShare == 1.0 / 9)
    #expect(BitmapComparison(hole, full).badShare == 1.0 / 9)
  }

  @Test func picturesOfDifferentSizesHaveNothingInCommon() {
    #expect(BitmapComparison(picture("#"), picture("##")).badShare == 1)
  }

  @Test func verdictLimits() {
    #expect(Verdict(badShare: 0) == .match)
    #expect(Verdict(badShare: 0.005) == .match)
    #expect(Verdict(badShare: 0.0051) == .close)
    #expect(Verdict(badShare: 0.02) == .close)
    #expect(Verdict(badShare: 0.0201) == .differs)
    #expect(Verdict.match < .close && Verdict.close < .differs)
  }
}
