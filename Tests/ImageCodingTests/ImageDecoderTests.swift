import Testing

@testable import ImageCoding

@Suite struct ImageDecoderTests {
  /// The components of a pixel.
  func pixel(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    let start = (y * image.width + x) * 4
    return image.pixels[start..<start + 4].map { Int($0) }
  }

  func isNear(_ found: [Int], _ expected: [Int], within tolerance: Int) -> Bool {
    zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  // Lossy formats keep flat colors but for rounding between color spaces; 6 of 255 is beyond it.
  @Test(arguments: [
    (Pictures.jpeg, ImageFormat.jpeg, 6), (Pictures.inkJPEG, .jpeg, 6), (Pictures.webP, .webP, 0),
    (Pictures.lossyWebP, .webP, 6),
  ])
  func decodesColors(hex: String, format: ImageFormat, tolerance: Int) throws {
    let file = bytes(hex)
    #expect(ImageFormat(recognizing: file) == format)
    let image = try ImageDecoder.decode(file)
    #expect(image.width == 16 && image.height == 8)
    #expect(isNear(pixel(image, 2, 3), [200, 40, 20, 255], within: tolerance))
    #expect(isNear(pixel(image, 13, 7), [20, 60, 220, 255], within: tolerance))
  }

  @Test func decodesGray() throws {
    let image = try ImageDecoder.decode(bytes(Pictures.grayJPEG))
    #expect(isNear(pixel(image, 2, 2), [86, 86, 86, 255], within: 2))
    #expect(isNear(pixel(image, 14, 2), [66, 66, 66, 255], within: 2))
  }

  @Test func keepsStraightAlpha() throws {
    let image = try ImageDecoder.decode(bytes(Pictures.transparentWebP))
    #expect(image.width == 4 && image.height == 2)
    #expect(pixel(image, 3, 1) == [255, 0, 0, 128])
  }

  @Test func recognizesPNG() throws {
    let image = try #require(PixelImage(width: 2, height: 1, pixels: [9, 8, 7, 0, 200, 1, 2, 1]))
    let file = try PNGEncoder.encode(image)
    #expect(ImageFormat(recognizing: file) == .png)
    #expect(try ImageDecoder.decode(file) == image)
  }

  @Test(arguments: [[], Array("GIF89a".utf8), Array("<svg/>".utf8), Array("RIFF".utf8), [0xFF]])
  func refusesOtherFormats(file: [UInt8]) {
    #expect(throws: ImageCodingError.self) { try ImageDecoder.decode(file) }
  }

  @Test func refusesAnimations() {
    #expect(throws: ImageCodingError.unreadable("it is an animation")) {
      try ImageDecoder.decode(bytes(Pictures.animatedWebP))
    }
  }

  @Test(arguments: [Pictures.jpeg, Pictures.inkJPEG, Pictures.webP, Pictures.lossyWebP])
  func survivesEveryCutAndDamage(hex: String) {
    let file = bytes(hex)
    for count in 0..<file.count { _ = try? ImageDecoder.decode(Array(file[..<count])) }
    for index in file.indices {
      var damaged = file
      damaged[index] ^= 0xFF
      _ = try? ImageDecoder.decode(damaged)
    }
    #expect(throws: ImageCodingError.self) { try ImageDecoder.decode(Array(file[..<20])) }
  }

  @Test func refusesHugeJPEG() throws {
    var file = bytes(Pictures.jpeg)
    let frame = try #require(
      file.indices.dropLast(9).first { file[$0] == 0xFF && file[$0 + 1] == 0xC0 })
    file.replaceSubrange(frame + 5..<frame + 9, with: [0x80, 0, 0x80, 0])
    #expect(throws: ImageCodingError.unsupportedSize(width: 32_768, height: 32_768)) {
      try ImageDecoder.decode(file)
    }
  }
}
