import Testing
import VectorRaster

@testable import Verification

/// Which pixels count as different.
@Suite struct BitmapComparisonTests {
  /// A picture of text: `#` is opaque white, a digit that many tenths of it, everything else transparent.
  private func picture(_ rows: String...) -> Bitmap {
    var bitmap = Bitmap(width: rows[0].count, height: rows.count)
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        let value = letter == "#" ? 255 : (letter.wholeNumberValue ?? 0) * 255 / 10
        bitmap[x, y] = SIMD4(repeating: UInt8(value))
      }
    }
    return bitmap
  }

  private func compare(_ one: Bitmap, _ other: Bitmap) -> BitmapComparison {
    BitmapComparison(one, other, .shapes(pixelsPerPoint: 1))
  }

  @Test func equalPicturesDoNotDiffer() {
    let comparison = compare(picture("#.", ".#"), picture("#.", ".#"))
    #expect(comparison.badCount == 0 && comparison.badShare == 0)
    #expect(comparison.meanError == 0)
    #expect(comparison.drawnCount == 2)
  }

  @Test func noiseInAnAreaIsNotBad() {
    var (one, other) = (picture("###", "###", "###"), picture("###", "###", "###"))
    one[1, 1] = SIMD4(200, 200, 200, 255)
    other[1, 1] = SIMD4(204, 200, 200, 255)
    #expect(compare(one, other).badCount == 0)
    other[1, 1] = SIMD4(206, 200, 200, 255)
    one = other
    one[1, 1] = SIMD4(200, 200, 200, 255)
    #expect(compare(one, other).meanError > 0)
  }

  @Test func aColorThatIsOffBy6IsBad() {
    let one = picture("555", "555", "555")
    var other = one
    for (x, y) in [(0, 0), (1, 1), (2, 2)] { other[x, y].x += 6 }
    var all = one
    for y in 0..<3 { for x in 0..<3 { all[x, y].x += 6 } }
    #expect(compare(one, all).badCount == 9)
    #expect(compare(one, all).badShare == 1)
  }

  @Test func edgesMayBeDisplacedByHalfAPixel() {
    let edge = picture("##....", "##....", "##....")
    #expect(compare(edge, picture("##4...", "##4...", "##4...")).badCount == 0)
    #expect(compare(edge, picture("##7...", "##7...", "##7...")).badCount == 3)
    #expect(compare(picture("##7...", "##7...", "##7..."), edge).badCount == 3)
    // With fewer pixels to a point, half a point is less than half a pixel.
    let small = BitmapComparison(
      edge, picture("##4...", "##4...", "##4..."), .shapes(pixelsPerPoint: 0.5))
    #expect(small.badCount == 3)
  }

  @Test func theShareIsThatOfTheDrawnPixels() {
    let one = picture("#.........", "..........", "....#.....", "..........")
    let other = picture("#.........", "..........", "..........", "..........")
    #expect(compare(one, other).drawnCount == 2)
    #expect(compare(one, other).badShare == 0.5)
    #expect(compare(other, one).badShare == 0.5)
  }

  @Test func picturesOfDifferentSizesHaveNothingInCommon() {
    #expect(compare(picture("#"), picture("##")).badShare == 1)
  }

  @Test func verdictLimits() {
    #expect(Verdict(badShare: 0) == .match)
    #expect(Verdict(badShare: 0.005) == .match)
    #expect(Verdict(badShare: 0.0051) == .close)
    #expect(Verdict(badShare: 0.02) == .close)
    #expect(Verdict(badShare: 0.0201) == .differs)
    #expect(Verdict(badShare: 0.04, threshold: 0.05) == .match)
    #expect(Verdict(weight: 5) == .match)
    #expect(Verdict(weight: 5.1) == .close)
    #expect(Verdict(weight: 21) == .differs)
    #expect(Verdict.match < .close && Verdict.close < .differs)
  }
}
