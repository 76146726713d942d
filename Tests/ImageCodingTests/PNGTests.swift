import Testing

@testable import ImageCoding

/// Decodes hexadecimal digits.
func bytes(_ hex: String) -> [UInt8] {
  let digits = Array(hex)
  return stride(from: 0, to: digits.count, by: 2).map {
    UInt8(String(digits[$0...$0 + 1]), radix: 16) ?? 0
  }
}

/// The beginning of every file below.
let signature = "89504e470d0a1a0a0000000d49484452"
/// The end of every file below.
let end = "0000000049454e44ae426082"

@Suite struct PNGTests {
  /// Colors and alphas that include every byte.
  func pattern(width: Int, height: Int) throws -> PixelImage {
    let pixels = (0..<width * height * 4).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 5) }
    return try #require(PixelImage(width: width, height: height, pixels: pixels))
  }

  @Test(arguments: [(1, 1), (3, 2), (256, 64), (33, 100)])
  func readsBackEqual(size: (Int, Int)) throws {
    let image = try pattern(width: size.0, height: size.1)
    let file = try PNGEncoder.encode(image)
    #expect(try PNGDecoder.decode(file) == image)
    #expect(try PNGEncoder.encode(image) == file)
  }

  @Test func flatImagesShrinkMost() throws {
    var pixels: [UInt8] = []
    for y in 0..<300 {
      for x in 0..<300 {
        pixels += (x - 150) * (x - 150) + y * y < 9000 ? [9, 8, 7, 255] : [0, 0, 0, 0]
      }
    }
    let image = try #require(PixelImage(width: 300, height: 300, pixels: pixels))
    let file = try PNGEncoder.encode(image)
    #expect(file.count < 1200)
    #expect(try PNGDecoder.decode(file) == image)
  }

  @Test func keepsColorOfTransparentPixels() throws {
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [9, 8, 7, 0, 200, 1, 2, 1]))
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
  }

  @Test func writesNoiseThatDoesNotShrink() throws {
    var generator = SystemRandomNumberGenerator()
    let pixels = (0..<300 * 300 * 4).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let image = try #require(PixelImage(width: 300, height: 300, pixels: pixels))
    #expect(try PNGDecoder.decode(PNGEncoder.encode(image)) == image)
  }

  @Test func skipsGapsBetweenRows() throws {
    let gapped: [UInt8] = [1, 2, 3, 4, 99, 99, 5, 6, 7, 8]
    let file = try gapped.withUnsafeBytes {
      try PNGEncoder.encode(rgba: $0, width: 1, height: 2, rowBytes: 6)
    }
    #expect(try PNGDecoder.decode(file).pixels == [1, 2, 3, 4, 5, 6, 7, 8])
  }

  @Test func smoothImagesShrink() throws {
    var pixels: [UInt8] = []
    for y in 0..<200 {
      for x in 0..<200 { pixels += [UInt8(x), UInt8(y), 128, 255] }
    }
    let image = try #require(PixelImage(width: 200, height: 200, pixels: pixels))
    #expect(try PNGEncoder.encode(image).count < 8000)
  }

  @Test(arguments: [
    (
      "00000002000000010100000000dc5942270000000a4944415478da6368000000820081da45083b",
      [255, 255, 255, 255, 0, 0, 0, 255] as [UInt8]
    ),
    (
      "000000030000000108030000002c3ee48600000009504c5445ff000000ff000000ff2d4acd8a0000000274524e53"
        + "ff80080fb36a0000000c4944415478da63606064020000080004081d630a",
      [255, 0, 0, 255, 0, 255, 0, 128, 0, 0, 255, 255]
    ),
    (
      "0000000100000002080400000033887eac0000000e4944415478da63706860f8cf0000054401c02ef5359b",
      [64, 64, 64, 128, 255, 255, 255, 0]
    ),
    (
      "0000000200000002080600000105b13db20000001b4944415478da636064626661606563e760e0e4e2e6e1e5e3"
        + "1700000371008973658d4f",
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]
    ),
  ])
  func readsOtherKinds(body: String, pixels: [UInt8]) throws {
    #expect(try PNGDecoder.decode(bytes(signature + body + end)).pixels == pixels)
  }

  @Test func reads16Bits() throws {
    let body =
      "00000001000000011002000000c0e78f9d0000000f4944415478da63f8ffbfa1818101000e7c02ff3e79fa03"
    let image = try PNGDecoder.decode(bytes(signature + body + end))
    #expect(image.pixels[0] == 255)
    #expect(image.pixels[2] == 0)
    #expect(image.pixels[3] == 255)
  }

  @Test func refusesBrokenFiles() throws {
    let file = try PNGEncoder.encode(pattern(width: 20, height: 20))
    for count in [0, 1, 8, 20, 33, 60, file.count / 2] {
      #expect(throws: ImageCodingError.self) { try PNGDecoder.decode(Array(file[..<count])) }
    }
    #expect(throws: ImageCodingError.self) { try PNGDecoder.decode(Array("not a picture".utf8)) }
    for offset in 0..<file.count {
      var changed = file
      changed[offset] ^= 0x55
      _ = try? PNGDecoder.decode(changed)
    }
  }

  @Test func refusesHugeFiles() {
    let body = "000186a0000186a00806000000a8520bc8000000084944415478da030000000001"
    #expect(throws: ImageCodingError.unsupportedSize(width: 100_000, height: 100_000)) {
      try PNGDecoder.decode(bytes(signature + body + "6fddc991" + end))
    }
  }

  @Test func refusesWrongSizes() {
    #expect(PixelImage(width: 2, height: 2, pixels: [0, 0, 0, 0]) == nil)
    #expect(PixelImage(width: 0, height: 0, pixels: []) == nil)
    #expect(PixelImage(width: .max, height: 4, pixels: []) == nil)
    #expect(throws: ImageCodingError.missingPixels) {
      try [0, 0, 0, 0].withUnsafeBytes {
        try PNGEncoder.encode(
          rgba: UnsafeRawBufferPointer(rebasing: $0[..<4]), width: 1, height: 2, rowBytes: 4)
      }
    }
    #expect(throws: ImageCodingError.unsupportedSize(width: -1, height: 2)) {
      try [UInt8(0)].withUnsafeBytes {
        try PNGEncoder.encode(rgba: $0, width: -1, height: 2, rowBytes: 4)
      }
    }
  }
}
