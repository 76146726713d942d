import ImageCoding
import TestSupport
import Testing

@testable import Previews

/// Pictures that are stored as the parts that change.
@Suite struct PictureTests {
  /// A picture with rectangles of random colors on a ground.
  private func picture(
    _ random: inout SeededRandom, width: Int, height: Int, on ground: [UInt8]? = nil
  ) -> PixelImage {
    var pixels = ground ?? [UInt8](repeating: 0, count: width * height * 4)
    for _ in 0..<3 {
      let (x, y) = (
        Int.random(in: 0..<width, using: &random), Int.random(in: 0..<height, using: &random)
      )
      let color = (0..<4).map { _ in UInt8.random(in: 1...255, using: &random) }
      for row in y..<min(height, y + 9) {
        for column in x..<min(width, x + 21) {
          for channel in 0..<4 { pixels[(row * width + column) * 4 + channel] = color[channel] }
        }
      }
    }
    return PixelImage(uncheckedWidth: width, height: height, pixels: pixels)
  }

  @Test("changed areas hold all changes and do not overlap", arguments: 1...40)
  func areas(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let (width, height) = (
      Int.random(in: 1...150, using: &random), Int.random(in: 1...150, using: &random)
    )
    let one = picture(&random, width: width, height: height)
    let other = picture(&random, width: width, height: height, on: one.pixels)
    var counts = [Int](repeating: 0, count: width * height)
    for area in other.changedAreas(from: one) {
      #expect(area.x >= 0 && area.x + area.width <= width)
      #expect(area.y >= 0 && area.y + area.height <= height)
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width { counts[y * width + x] += 1 }
      }
    }
    #expect(counts.allSatisfy { $0 <= 1 })
    for pixel in counts.indices where counts[pixel] == 0 {
      #expect(
        one.pixels[pixel * 4..<pixel * 4 + 4] == other.pixels[pixel * 4..<pixel * 4 + 4])
    }
    #expect(one.changedAreas(from: one).isEmpty)
  }

  @Test("distant changes leave out what lies between them")
  func distant() {
    let size = 320
    let one = PixelImage(
      uncheckedWidth: size, height: size, pixels: [UInt8](repeating: 9, count: size * size * 4))
    var pixels = one.pixels
    pixels[0] = 0
    pixels[pixels.count - 1] = 0
    let areas = PixelImage(uncheckedWidth: size, height: size, pixels: pixels)
      .changedAreas(from: one)
    #expect(areas.count == 2)
    #expect(areas.reduce(0) { $0 + $1.width * $1.height } == 2 * 16 * 16)
  }

  @Test("an atlas holds each area once", arguments: 1...20)
  func atlas(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let one = picture(&random, width: 200, height: 130)
    let other = picture(&random, width: 200, height: 130, on: one.pixels)
    let areas = other.changedAreas(from: one)
    let atlas = PixelAtlas(areas, of: other)
    #expect(Set(atlas.parts.map(\.area)) == Set(areas))
    for part in atlas.parts {
      for y in 0..<part.area.height {
        for x in 0..<part.area.width {
          let from = ((part.area.y + y) * 200 + part.area.x + x) * 4
          let to = ((part.y + y) * atlas.image.width + part.x + x) * 4
          #expect(other.pixels[from..<from + 4] == atlas.image.pixels[to..<to + 4])
        }
      }
    }
  }

  @Test("equal pictures need no image, and equal parts only one")
  func equalPictures() throws {
    var random = SeededRandom(seed: 5)
    let one = picture(&random, width: 64, height: 64)
    let other = picture(&random, width: 64, height: 64, on: one.pixels)
    var recorder = PictureRecorder(of: 5, width: 64, height: 64, first: nil)
    var frames: [[PictureStep]] = []
    for image in [one, one, other, one, other] {
      frames.append(try recorder.steps(to: [image, image]))
    }
    let changes = frames.map { $0.map { $0.patch != nil } }
    #expect(
      changes == [[true, false], [false, false], [true, false], [true, false], [true, false]])
    let table = PictureTable(frames)
    let images = frames.prefix(3).compactMap { $0[0].patch?.bytes }
    #expect(Set(images).count == images.count)
    #expect(table.images == images)
    #expect(!table.isLossy)
  }

  @Test("drawings are exact, and lose nothing where loss does not help")
  func loss() throws {
    var random = SeededRandom(seed: 8)
    let flat = picture(&random, width: 96, height: 96)
    let whole = PixelArea(x: 0, y: 0, width: 96, height: 96)
    let patch = try PicturePatch([whole], of: flat, allowsLoss: true)
    #expect(!patch.isLossy)
    #expect(try WebPDecoder.decode(patch.bytes).pixels == flat.pixels)
    let noise = PixelImage(
      uncheckedWidth: 96, height: 96,
      pixels: (0..<96 * 96 * 4).map {
        $0 % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
      })
    #expect(try !PicturePatch([whole], of: noise).isLossy)
    let lossy = try PicturePatch([whole], of: noise, allowsLoss: true)
    #expect(lossy.isLossy)
    #expect(lossy.bytes.count < 96 * 96 * 3 / 2)
  }

  @Test("a page with loss has no difference of both sides that loss would hide")
  func hiddenDifferences() throws {
    let (width, height) = (40, 40)
    let one = PixelImage(
      uncheckedWidth: width, height: height, pixels: [UInt8](repeating: 100, count: 6400))
    func steps(_ difference: UInt8, loss: Bool) throws -> [PictureStep] {
      let other = PixelImage(
        uncheckedWidth: width, height: height,
        pixels: [UInt8](repeating: 100 + difference, count: 6400))
      var recorder = PictureRecorder(
        of: 1, width: width, height: height, first: nil, allowsLoss: loss)
      return try recorder.steps(to: [one, other])
    }
    #expect(try steps(2, loss: true)[1].patch == nil)
    #expect(try steps(3, loss: true)[1].patch != nil)
    #expect(try steps(1, loss: false)[1].patch != nil)
  }
}
