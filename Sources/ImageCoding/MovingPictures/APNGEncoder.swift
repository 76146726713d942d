import CZlib

/// Encodes animated PNG: the areas that change, without loss.
///
/// libpng compresses each area as a picture of its own, whose data moves into chunks of the animation. Source: the PNG
/// specification, third edition, section 11.3.6.
package struct APNGEncoder: MovingPictureEncoder {
  package static let fileExtensions = ["apng"]
  package static let shortestDuration = 1
  /// The longest duration of one frame, in units.
  private static let longestDuration = 0xFFFF

  package let unitsPerSecond: Int
  private let settings: MovingPictureSettings
  private var previous: PixelImage?
  private var frameCount = 0
  private var sequence: UInt32 = 0
  /// The place of the chunk that has the number of frames.
  private var controlOffset = 0

  package init(_ settings: MovingPictureSettings) {
    self.settings = settings
    unitsPerSecond = settings.exactUnitsPerSecond
  }

  package mutating func add(
    _ image: PixelImage, from start: Int, to end: Int
  ) throws(ImageCodingError) -> [UInt8] {
    var (bytes, rest, area) = ([UInt8](), end - start, image.changedArea(since: previous))
    repeat {
      bytes += try frame(image, area, duration: min(rest, APNGEncoder.longestDuration))
      rest -= APNGEncoder.longestDuration
      // A longer frame goes on as frames of one pixel.
      area = .pixel
    } while rest > 0
    previous = image
    return bytes
  }

  package mutating func finish() -> [UInt8] { APNGEncoder.chunk(PNGChunks.type("IEND"), []) }

  package var replacement: (offset: Int, bytes: [UInt8])? { (controlOffset, control) }

  /// The chunk with the number of frames and of plays.
  private var control: [UInt8] {
    APNGEncoder.chunk(
      PNGChunks.type("acTL"),
      APNGEncoder.bytes(UInt32(frameCount)) + APNGEncoder.bytes(UInt32(settings.plays)))
  }

  private mutating func frame(
    _ image: PixelImage, _ area: PixelArea, duration: Int
  ) throws(ImageCodingError) -> [UInt8] {
    let start = (area.y * image.width + area.x) * 4
    let file = try image.pixels.withUnsafeBufferPointer { (pixels) throws(ImageCodingError) in
      try PNGEncoder.encode(
        rgba: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: pixels[start...])),
        width: area.width, height: area.height, rowBytes: image.width * 4)
    }
    let chunks = file.withUnsafeBytes { bytes in
      PNGChunks(bytes).map { (type: $0.type, data: Array($0.data)) }
    }
    let dataType = PNGChunks.type("IDAT")
    let isFirst = frameCount == 0
    frameCount += 1
    var bytes: [UInt8] = []
    if isFirst {
      bytes = Array(file.prefix(8))
      for (type, data) in chunks.prefix(while: { $0.type != dataType }) {
        bytes += APNGEncoder.chunk(type, data)
      }
      controlOffset = bytes.count
      bytes += control
    }
    bytes += APNGEncoder.chunk(PNGChunks.type("fcTL"), frameControl(area, duration: duration))
    for (type, data) in chunks where type == dataType {
      bytes +=
        isFirst
        ? APNGEncoder.chunk(dataType, data)
        : APNGEncoder.chunk(PNGChunks.type("fdAT"), nextSequence() + data)
    }
    return bytes
  }

  /// The place and the duration of a frame, which replaces the pixels below.
  private mutating func frameControl(_ area: PixelArea, duration: Int) -> [UInt8] {
    var bytes = nextSequence()
    for value in [area.width, area.height, area.x, area.y] {
      bytes += APNGEncoder.bytes(UInt32(value))
    }
    for value in [duration, unitsPerSecond] { bytes += [UInt8(value >> 8), UInt8(value & 0xFF)] }
    return bytes + [0, 0]
  }

  private mutating func nextSequence() -> [UInt8] {
    defer { sequence += 1 }
    return APNGEncoder.bytes(sequence)
  }
}

// Chunks.
extension APNGEncoder {
  private static func bytes(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func chunk(_ type: UInt32, _ data: [UInt8]) -> [UInt8] {
    let content = bytes(type) + data
    let check = content.withUnsafeBufferPointer {
      UInt32(truncatingIfNeeded: crc32(0, $0.baseAddress, uInt($0.count)))
    }
    return bytes(UInt32(data.count)) + content + bytes(check)
  }
}
