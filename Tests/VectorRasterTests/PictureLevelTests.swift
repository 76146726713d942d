import SceneModel
import Testing

/// The mipmap levels of pictures.
@Suite struct PictureLevelTests {
  /// A picture of pseudorandom bytes.
  private func picture(_ width: Int, _ height: Int) throws -> Picture {
    var state: UInt32 = 1
    let bytes = (0..<width * height * 4).map { _ -> UInt8 in
      state = state &* 1_664_525 &+ 1_013_904_223
      return UInt8(truncatingIfNeeded: state >> 24)
    }
    return try #require(Picture(width: width, height: height, rgba: bytes))
  }

  @Test func colorsAreMultipliedWithAlpha() throws {
    for alpha in 0...255 {
      let bytes = (0...255).flatMap { (red: Int) -> [UInt8] in
        [UInt8(red), UInt8(255 - red), UInt8(red / 2), UInt8(alpha)]
      }
      let picture = try #require(Picture(width: 256, height: 1, rgba: bytes))
      for (index, byte) in picture.full.bytes.enumerated() where index % 4 != 3 {
        let exact = Double(bytes[index]) * Double(alpha) / 255
        #expect(Double(byte) == exact.rounded(), "\(bytes[index]) of \(alpha)")
      }
      #expect(picture.full.bytes[3] == UInt8(alpha))
    }
  }

  @Test(arguments: [(8, 6), (7, 6), (6, 7), (9, 5), (1, 4), (4, 1), (1, 1), (13, 11)])
  func halvesAreAverages(width: Int, height: Int) throws {
    let picture = try picture(width, height)
    // From the smallest one: each level is made of those before it.
    let levels = Array((0..<picture.levelCount).reversed().map { picture.level($0) }.reversed())
    let last = try #require(levels.last)
    #expect(last.width == 1 && last.height == 1)
    for (whole, half) in zip(levels, levels.dropFirst()) {
      #expect(half.bytes == averages(whole, half.width, half.height))
    }
  }

  /// The next level, component by component; an odd side is rounded down.
  private func averages(_ level: Picture.Level, _ width: Int, _ height: Int) -> [UInt8] {
    func taps(_ size: Int) -> [Int] { size == 1 ? [4] : size % 2 == 0 ? [2, 2] : [1, 2, 1] }
    var result: [UInt8] = []
    for y in 0..<height {
      for place in 0..<width * 4 {
        var sum = 8
        for (row, rowWeight) in taps(level.height).enumerated() {
          for (column, weight) in taps(level.width).enumerated() {
            let pixel = (y * 2 + row) * level.width + place / 4 * 2 + column
            sum += Int(level.bytes[pixel * 4 + place % 4]) * rowWeight * weight
          }
        }
        result.append(UInt8(sum / 16))
      }
    }
    return result
  }
}
