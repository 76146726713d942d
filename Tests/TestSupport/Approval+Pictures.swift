package import Foundation
import ImageCoding
package import SceneModel
package import VectorRaster

extension Approval {
  /// The tolerance for a difference from the approved picture.
  ///
  /// The same code draws the same pixels; the tolerance covers the rounding of other processors.
  package struct PictureTolerance: Sendable {
    /// The largest difference of a channel, of 255.
    package var channel: Int
    /// The number of pixels that may differ.
    package var pixels: Int

    /// Makes a tolerance.
    package init(channel: Int = 2, pixels: Int = 100) {
      self.channel = channel
      self.pixels = pixels
    }
  }

  /// The picture in a file.
  ///
  /// - Throws: An error if there is none.
  package static func picture(at file: URL) throws -> Picture? {
    let image = try ImageDecoder.decode(Array(Data(contentsOf: file)))
    return Picture(width: image.width, height: image.height, rgba: image.pixels)
  }

  /// Checks a picture against an approved PNG file; a failure leaves the picture and the difference.
  ///
  /// - Throws: `Failure` if there is no file, if it differs, and if it was just written.
  package static func check(
    _ bitmap: Bitmap, file: URL, tolerance: PictureTolerance = PictureTolerance(),
    leftovers: URL = Approval.leftovers
  ) throws {
    let actual = try image(bitmap, for: file)
    // Equal pixels may be encoded in other ways.
    if isApproving,
      (try? ImageDecoder.decode(Array(Data(contentsOf: file))).pixels) != actual.pixels
    {
      try writeIfApproving(PNGEncoder.encode(actual), file: file)
    }
    let expected = try reference(file, for: actual, leftovers)
    guard expected.pixels != actual.pixels else { return }
    let difference = PictureDifference(expected, actual)
    guard difference.largest > tolerance.channel || difference.count > tolerance.pixels else {
      return
    }
    try keep(expected, actual, difference.picture, of: file, "", in: leftovers)
    throw Failure(
      description: """
        \(file.path): \(difference.count) pixels differ, by up to \(difference.largest) of 255; \
        see \(leftovers.path).
        """)
  }

  /// Checks a picture against one of another renderer, whose edges may be antialiased differently.
  ///
  /// The file is never written. A failure leaves both pictures and the difference.
  ///
  /// - Throws: `Failure` if there is no file, and if it differs.
  package static func check(
    _ bitmap: Bitmap, reference file: URL, tolerance: EdgeTolerance = EdgeTolerance(),
    label: String = "", leftovers: URL = Approval.leftovers
  ) throws {
    let actual = try image(bitmap, for: file)
    let expected = try reference(file, for: actual, leftovers)
    guard expected.pixels != actual.pixels else { return }
    let difference = EdgeDifference(expected, actual, tolerance)
    guard !difference.isTolerated else { return }
    let map = PictureDifference(expected, actual).picture
    try keep(expected, actual, map, of: file, label.isEmpty ? "" : "\(label)-", in: leftovers)
    throw Failure(
      description: """
        \(file.path): \(difference.count) of \(difference.drawnCount) drawn pixels \
        \(label.isEmpty ? "" : "of the \(label) ")have no counterpart, and \(difference.smoothCount) \
        in smooth areas differ; see \(leftovers.path).
        """)
  }

  /// The pixels of a bitmap.
  private static func image(_ bitmap: Bitmap, for file: URL) throws -> PixelImage {
    guard
      let image = PixelImage(
        width: bitmap.width, height: bitmap.height, pixels: bitmap.straightAlphaBytes())
    else { throw Failure(description: "The picture for \(file.path) has no pixels.") }
    return image
  }

  /// The picture in a file, which has the size of another one.
  private static func reference(
    _ file: URL, for actual: PixelImage, _ leftovers: URL
  ) throws -> PixelImage {
    let expected = try PNGDecoder.decode(try approved(file))
    guard expected.width == actual.width, expected.height == actual.height else {
      let name = "actual-\(file.lastPathComponent)"
      let copy = try keep(PNGEncoder.encode(actual), as: name, in: leftovers)
      throw Failure(description: "\(file.path) has another size; see \(copy.path).")
    }
    return expected
  }

  /// Writes pictures and their difference to a folder.
  private static func keep(
    _ expected: PixelImage, _ actual: PixelImage, _ difference: PixelImage, of file: URL,
    _ label: String, in folder: URL
  ) throws {
    for (name, picture) in [
      ("expected", expected), ("actual", actual), ("difference", difference),
    ] {
      let bytes = try PNGEncoder.encode(picture)
      _ = try keep(bytes, as: "\(label)\(name)-\(file.lastPathComponent)", in: folder)
    }
  }
}

/// The difference of two pictures of one size.
struct PictureDifference {
  /// The largest difference of a channel, of 255.
  var largest = 0
  /// The number of pixels that differ.
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
