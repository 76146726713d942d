import Testing

@testable import ImageCoding

@Suite struct ColorProfileTests {
  /// A profile in which red and green are nearly exchanged.
  func profile() throws -> ColorProfile {
    try bytes(Pictures.profiledPNG).withUnsafeBytes { try #require(ColorProfile(png: $0)) }
  }

  @Test func convertsThePixelsOfAPNGAndKeepsTheirAlpha() throws {
    let pixel = try PNGDecoder.decode(bytes(Pictures.profiledPNG)).pixels
    #expect(pixel[0] < 30 && abs(Int(pixel[1]) - 200) < 4 && pixel[2] < 30 && pixel[3] == 77)
  }

  @Test func findsTheProfileOfAJPEGInPieces() throws {
    let whole = try profile().bytes
    func piece(_ number: UInt8, _ data: ArraySlice<UInt8>) -> [UInt8] {
      let size = data.count + 16
      return [0xFF, 0xE2, UInt8(size >> 8), UInt8(size & 255)] + Array("ICC_PROFILE\0".utf8)
        + [number, 2] + data
    }
    let plain = bytes(Pictures.jpeg)
    let file = plain.prefix(2) + piece(2, whole[300...]) + piece(1, whole[..<300]) + plain[2...]
    #expect(ColorProfile(jpeg: Array(file))?.bytes == whole)
    let image = try JPEGDecoder.decode(Array(file))
    // The left half is red without the profile.
    #expect(image.pixels[1] > image.pixels[0] + 100)
  }

  @Test func findsTheProfileOfAWebP() throws {
    let whole = try profile().bytes
    let size = [UInt8(whole.count & 255), UInt8(whole.count >> 8), 0, 0]
    let file = Array("RIFF\0\0\0\0WEBPVP8X".utf8) + [2, 0, 0, 0, 7, 7] + Array("ICCP".utf8) + size
    #expect(ColorProfile(webP: file + whole)?.bytes == whole)
    #expect(ColorProfile(webP: file + whole.dropLast()) == nil)
    #expect(ColorProfile(webP: bytes(Pictures.webP)) == nil)
  }

  @Test func leavesPixelsWithABrokenProfileAlone() throws {
    var pixels: [UInt8] = [90, 90, 90, 12]
    try ColorProfile(bytes: [1, 2, 3]).convert(&pixels)
    #expect(pixels == [90, 90, 90, 12])
  }
}
