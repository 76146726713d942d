public import Foundation
import ImageCoding
public import SceneModel
public import VectorRaster

extension Approval {
  /// How far a picture may be from the approved one.
  ///
  /// The same code draws the same pixels; what is allowed is the rounding of other processors' arithmetic.
  public struct PictureTolerance: Sendable {
    /// The largest difference of a channel, of 255.
    public var channel: Int
    /// How many pixels may differ at all.
    public var pixels: Int

    /// Makes a tolerance.
    public init(channel: Int = 2, pixels: Int = 100) {
      self.channel = channel
      self.pixels = pixels
    }
  }

  /// The picture in a file.
  ///
  /// - Throws: An error if there is none.
  public static func picture(at file: URL) throws -> Picture? {
    let image = try ImageDecoder.decode(Array(Data(contentsOf: file)))
    return Picture(width: image.width, height: image.height, rgba: image.pixels)
  }

  /// Checks a picture against an approved PNG file; a failure leaves the picture and the difference.
  ///
  /// - Throws: `Failure` if there is no file, if it differs, and when it was just written.
  public static func check(
    _ bitmap: Bitmap, file: URL, tolerance: PictureTolerance = PictureTolerance()
  ) throws {
    guard
      let actual = PixelImage(
        width: bitmap.width, height: bitmap.height, pixels: bitmap.straightAlphaBytes())
    else { throw Failure(description: "The picture for \(file.path) has no pixels.") }
    let bytes = try PNGEncoder.encode(actual)
    try writeIfApproving(bytes, file: file)
    let expected = try PNGDecoder.decode(try approved(file))
    let name = file.lastPathComponent
    guard expected.width == actual.width, expected.height == actual.height else {
      let copy = try keep(bytes, as: "actual-\(name)")
      throw Failure(description: "\(file.path) has another size; see \(copy.path).")
    }
    let difference = PictureDifference(expected, actual)
    guard difference.largest > tolerance.channel || difference.count > tolerance.pixels else {
      return
    }
    let copy = try keep(bytes, as: "actual-\(name)")
    let map = try keep(try PNGEncoder.encode(difference.picture), as: "difference-\(name)")
    throw Failure(
      description: """
        \(file.path): \(difference.count) pixels differ, by up to \(difference.largest) of 255; \
        see \(copy.path) and \(map.path).
        """)
  }
}

/// How two pictures of one size differ.
struct PictureDifference {
  /// The largest difference of a channel, of 255.
  var largest = 0
  /// How many pixels differ.
  var count = 0
  /// White where the pictures are equal, darker where they differ more.
  var picture: PixelImage

  init(_ first: PixelImage, _ second: PixelImage) {
    var pixels = [UInt8](repeating: 255, count: first.pixels.count)
    for pixel in 0..<first.pixels.count / 4 {
      let channels = pixel * 4..<pixel * 4 + 4
      let difference = channels.reduce(0) {
        max($0, abs(Int(first.pixels[$1]) - Int(second.pixels[$1])))
      }
      guard difference > 0 else { continue }
      count += 1
      largest = max(largest, difference)
      for channel in channels.dropLast() {
        pixels[channel] = UInt8(clamping: 160 - difference * 160 / 255)
      }
    }
    picture =
      PixelImage(width: first.width, height: first.height, pixels: pixels) ?? first
  }
}
