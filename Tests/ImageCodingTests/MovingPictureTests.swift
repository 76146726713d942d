import CGIF
import Foundation
import Testing

@testable import ImageCoding

/// Moving pictures: frames and times as they are decoded.
@Suite struct MovingPictureTests {
  /// A disc of a gradient that moves over a background, frame by frame.
  private func frames(_ count: Int = 6, isOpaque: Bool = true) -> [PixelImage] {
    (0..<count).map { frame in
      var pixels: [UInt8] = []
      for y in 0..<40 {
        for x in 0..<50 {
          let (dx, dy) = (Double(x - 10 - 5 * frame), Double(y - 20))
          let distance = (dx * dx + dy * dy).squareRoot()
          if distance < 9 {
            pixels += [200, UInt8(distance * 20), UInt8(x * 4), 255]
          } else {
            pixels += isOpaque ? [240, 240, 250, 255] : [0, 0, 0, 0]
          }
        }
      }
      return PixelImage(uncheckedWidth: 50, height: 40, pixels: pixels)
    }
  }

  private func settings(isOpaque: Bool = true, rate: Double = 30) -> MovingPictureSettings {
    MovingPictureSettings(width: 50, height: 40, frameRate: rate, isOpaque: isOpaque)
  }

  /// A file with frames that last for some units each.
  private func file<Encoder: MovingPictureEncoder>(
    _ type: Encoder.Type, _ frames: [PixelImage], _ settings: MovingPictureSettings,
    duration: Int = 5
  ) throws -> [UInt8] {
    var encoder = try Encoder(settings)
    var bytes: [UInt8] = []
    for (index, frame) in frames.enumerated() {
      bytes += try encoder.add(frame, from: index * duration, to: (index + 1) * duration)
    }
    bytes += try encoder.finish()
    if let (offset, replacement) = encoder.replacement {
      bytes.replaceSubrange(offset..<offset + replacement.count, with: replacement)
    }
    return bytes
  }

  private func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// The chunks of a PNG file.
  private func chunks(_ file: [UInt8]) -> [(type: String, data: [UInt8])] {
    var (result, offset): ([(type: String, data: [UInt8])], Int) = ([], 8)
    while offset + 12 <= file.count {
      let length = number(file[offset..<offset + 4])
      let type = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      result.append((type, Array(file[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return result
  }

  @Test("frames of APNG are the given ones, for the given times", arguments: [true, false])
  func apng(isOpaque: Bool) throws {
    let frames = frames(isOpaque: isOpaque)
    let file = try file(APNGEncoder.self, frames, settings(isOpaque: isOpaque))
    let chunks = chunks(file)
    let first = try PNGDecoder.decode(file)
    #expect(first == frames[0])
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.data)
    #expect(chunks.first { $0.type == "acTL" }.map { number($0.data[0..<4]) } == controls.count)
    #expect(controls.count == frames.count)
    #expect(controls.allSatisfy { number($0[20..<22]) == 5 && number($0[22..<24]) == 30 })
    // The second frame is the first one with the changed area.
    let (x, y) = (number(controls[1][12..<16]), number(controls[1][16..<20]))
    let (width, height) = (number(controls[1][4..<8]), number(controls[1][8..<12]))
    #expect(width < 50 && height < 40)
    let data = try #require(chunks.first { $0.type == "fdAT" }).data.dropFirst(4)
    var header = try #require(chunks.first { $0.type == "IHDR" }).data
    header.replaceSubrange(0..<8, with: controls[1][4..<12])
    let area = try PNGDecoder.decode(
      Array(file[0..<8]) + chunk("IHDR", header) + chunk("IDAT", Array(data)) + chunk("IEND", []))
    var pixels = frames[0].pixels
    for row in 0..<height {
      let start = ((y + row) * 50 + x) * 4
      pixels.replaceSubrange(
        start..<start + width * 4,
        with: area.pixels[row * width * 4..<(row + 1) * width * 4])
    }
    #expect(pixels == frames[1].pixels)
  }

  private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    var check: UInt32 = .max
    for byte in content {
      check ^= UInt32(byte)
      for _ in 0..<8 { check = check & 1 == 1 ? check >> 1 ^ 0xEDB8_8320 : check >> 1 }
    }
    func bytes(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    return bytes(UInt32(data.count)) + content + bytes(~check)
  }

  @Test("a long frame lasts as long as it should")
  func longFrame() throws {
    let file = try file(APNGEncoder.self, frames(2), settings(), duration: 100_000)
    let controls = chunks(file).filter { $0.type == "fcTL" }.map(\.data)
    #expect(controls.map { number($0[20..<22]) }.reduce(0, +) == 200_000)
  }

  @Test("frames of WebP last for the given times")
  func webP() throws {
    let file = try file(WebPEncoder.self, frames(), settings(), duration: 40)
    #expect(Array(file[0..<4]) == Array("RIFF".utf8) && Array(file[8..<12]) == Array("WEBP".utf8))
    var (offset, durations): (Int, [Int]) = (12, [])
    while offset + 8 <= file.count {
      let length = number(file[offset + 4..<offset + 8].reversed())
      if Array(file[offset..<offset + 4]) == Array("ANMF".utf8) {
        durations.append(number(file[offset + 20..<offset + 23].reversed()))
      }
      offset += 8 + length + length % 2
    }
    #expect(durations == [40, 40, 40, 40, 40, 40])
  }

  @Test("WebP of opaque frames with a transparent border is transparent", arguments: [false, true])
  func webPBorder(isOpaque: Bool) throws {
    let frames = (0..<3).map { frame in
      PixelImage(
        uncheckedWidth: 50, height: 40,
        pixels: (0..<2000).flatMap { pixel -> [UInt8] in
          let (x, y) = (pixel % 50, pixel / 50)
          let isInside = (10..<30).contains(x) && (10..<30).contains(y)
          return isInside || isOpaque
            ? [UInt8(80 * frame), UInt8(x), UInt8(y), 255] : [0, 0, 0, 0]
        })
    }
    let file = try file(WebPEncoder.self, frames, settings(isOpaque: isOpaque), duration: 40)
    #expect(Array(file[12..<16]) == Array("VP8X".utf8))
    #expect((file[20] & 0x10 != 0) == !isOpaque)
  }

  /// The frames of a GIF file with their durations, each over those before it.
  private func gifFrames(_ file: [UInt8]) throws -> [(pixels: [UInt8], duration: Int)] {
    final class Source {
      var rest: ArraySlice<UInt8>
      init(_ bytes: [UInt8]) { rest = bytes[...] }
    }
    let source = Source(file)
    var reason: Int32 = 0
    let gif = try #require(
      DGifOpen(
        Unmanaged.passUnretained(source).toOpaque(),
        { gif, target, count in
          guard let data = gif?.pointee.UserData, let target else { return 0 }
          let source = Unmanaged<Source>.fromOpaque(data).takeUnretainedValue()
          let part = source.rest.prefix(Int(count))
          for (index, byte) in part.enumerated() { target[index] = byte }
          source.rest = source.rest.dropFirst(part.count)
          return Int32(part.count)
        }, &reason))
    defer { DGifCloseFile(gif, &reason) }
    #expect(DGifSlurp(gif) == GIF_OK)
    let (width, height) = (Int(gif.pointee.SWidth), Int(gif.pointee.SHeight))
    var canvas = [UInt8](repeating: 0, count: width * height * 4)
    var result: [(pixels: [UInt8], duration: Int)] = []
    for index in 0..<Int(gif.pointee.ImageCount) {
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(gif, Int32(index), &control)
      let image = gif.pointee.SavedImages[index]
      let area = image.ImageDesc
      let colors = area.ColorMap ?? gif.pointee.SColorMap
      for row in 0..<Int(area.Height) {
        for column in 0..<Int(area.Width) {
          let place = image.RasterBits[row * Int(area.Width) + column]
          guard Int32(place) != control.TransparentColor, let colors else { continue }
          let color = colors.pointee.Colors[Int(place)]
          let start = ((row + Int(area.Top)) * width + column + Int(area.Left)) * 4
          canvas.replaceSubrange(
            start..<start + 4, with: [color.Red, color.Green, color.Blue, 255])
        }
      }
      result.append((canvas, Int(control.DelayTime)))
      if control.DisposalMode == DISPOSE_BACKGROUND {
        canvas = [UInt8](repeating: 0, count: canvas.count)
      }
    }
    return result
  }

  @Test("frames of GIF are near the given ones", arguments: [true, false])
  func gif(isOpaque: Bool) throws {
    let frames = frames(isOpaque: isOpaque)
    let decoded = try gifFrames(file(GIFEncoder.self, frames, settings(isOpaque: isOpaque)))
    #expect(decoded.map(\.duration) == Array(repeating: 5, count: 6))
    for (frame, other) in zip(frames, decoded) {
      let errors = zip(frame.pixels, other.pixels).map { abs(Int($0) - Int($1)) }
      #expect((errors.max() ?? 0) <= 24)
      let mean = Double(errors.reduce(0, +)) / Double(errors.count)
      #expect(mean < 1)
    }
  }

  @Test("a long frame of GIF lasts as long as it should", arguments: [true, false])
  func longGIFFrame(isOpaque: Bool) throws {
    let frames = frames(2, isOpaque: isOpaque)
    let settings = settings(isOpaque: isOpaque)
    let decoded = try gifFrames(file(GIFEncoder.self, frames, settings, duration: 0x10000))
    #expect(decoded.map(\.duration) == [0xFFFE, 2, 0xFFFE, 2])
    #expect(decoded[0].pixels == decoded[1].pixels && decoded[2].pixels == decoded[3].pixels)
    #expect(decoded[0].pixels != decoded[2].pixels)
    let longer = try gifFrames(file(GIFEncoder.self, frames, settings, duration: 200_000))
    #expect(longer.map(\.duration).reduce(0, +) == 400_000)
  }

  @Test("frames of few colors are exact in GIF")
  func flatGIF() throws {
    let frames = (0..<4).map { frame in
      PixelImage(
        uncheckedWidth: 8, height: 8,
        pixels: (0..<64).flatMap { index -> [UInt8] in
          index % 8 <= frame ? [255, 10, UInt8(frame * 40), 255] : [1, 2, 3, 255]
        })
    }
    let settings = MovingPictureSettings(width: 8, height: 8, frameRate: 10, isOpaque: true)
    let decoded = try gifFrames(file(GIFEncoder.self, frames, settings))
    #expect(decoded.map(\.pixels) == frames.map(\.pixels))
  }

  @Test("the changed area of two images is the smallest one")
  func changedArea() {
    let first = frames(1)[0]
    #expect(first.changedArea(since: first) == .pixel)
    var pixels = first.pixels
    for (x, y) in [(3, 7), (20, 9)] { pixels[(y * 50 + x) * 4] ^= 1 }
    let other = PixelImage(uncheckedWidth: 50, height: 40, pixels: pixels)
    #expect(other.changedArea(since: first) == PixelArea(x: 3, y: 7, width: 18, height: 3))
  }
}
