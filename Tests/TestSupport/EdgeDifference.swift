import ImageCoding

/// The tolerance for a difference from a picture of another renderer.
///
/// Renderers antialias edges differently, by less than a pixel. A pixel at an edge is bad if none of the
/// 3 × 3 pixels around it in the other picture is near it, in one direction or the other. A pixel in a smooth
/// area, where the 3 × 3 pixels around it differ little in both pictures, is bad if it differs by more than
/// rounding does.
package struct EdgeTolerance: Sendable {
  /// The largest difference of a channel between near pixels, of 255, with premultiplied alpha.
  package var channel = 32
  /// The largest difference of a channel among the 3 × 3 pixels of a smooth area, of 255.
  package var smoothRange = 8
  /// The largest difference of a channel in a flat area, of 255; a quarter of the area's range is added.
  package var smoothChannel = 2
  /// The largest share of bad smooth pixels among the drawn ones, for corners of edges and dithering.
  package var shareOfSmooth = 0.003
  /// The largest share of bad pixels in the picture, which is decisive for large areas.
  package var shareOfPicture = 0.005
  /// The largest share of bad pixels among those drawn in either picture, which is decisive for
  /// small areas.
  package var shareOfDrawn = 0.06

  /// Makes the tolerance for pictures of lottie-web.
  package init() {}
}

/// The difference of two pictures of one size, except at their edges.
struct EdgeDifference {
  /// The number of pixels at edges without a counterpart.
  private(set) var count = 0
  /// The number of pixels that differ in smooth areas.
  private(set) var smoothCount = 0
  /// The number of pixels that are drawn in either picture.
  private(set) var drawnCount = 0
  /// Whether the tolerance allows this difference.
  let isTolerated: Bool

  init(_ first: PixelImage, _ second: PixelImage, _ tolerance: EdgeTolerance) {
    let (one, other) = (PremultipliedPixels(first), PremultipliedPixels(second))
    for place in 0..<first.width * first.height {
      if one.isDrawn(place) || other.isDrawn(place) { drawnCount += 1 }
      guard !one.isNear(place, other, place, tolerance.smoothChannel) else { continue }
      let range = max(one.range(around: place), other.range(around: place))
      if range <= tolerance.smoothRange {
        let most = tolerance.smoothChannel + range / 4
        if !one.isNear(place, other, place, most) { smoothCount += 1 }
        continue
      }
      guard !one.isNear(place, other, place, tolerance.channel) else { continue }
      if !one.hasCounterpart(place, in: other, tolerance.channel)
        || !other.hasCounterpart(place, in: one, tolerance.channel)
      {
        count += 1
      }
    }
    let bad = Double(count)
    isTolerated =
      bad <= tolerance.shareOfPicture * Double(first.width * first.height)
      && bad <= tolerance.shareOfDrawn * Double(drawnCount)
      && Double(smoothCount) <= tolerance.shareOfSmooth * Double(drawnCount)
  }
}

/// The pixels of a picture with premultiplied alpha, four channels each.
private struct PremultipliedPixels {
  private let width: Int
  private let height: Int
  private let channels: [UInt8]

  init(_ image: PixelImage) {
    (width, height) = (image.width, image.height)
    var channels = image.pixels
    for pixel in stride(from: 0, to: channels.count, by: 4) where channels[pixel + 3] < 255 {
      let alpha = Int(channels[pixel + 3])
      for channel in pixel..<pixel + 3 {
        channels[channel] = UInt8((Int(channels[channel]) * alpha + 127) / 255)
      }
    }
    self.channels = channels
  }

  func isDrawn(_ place: Int) -> Bool { channels[place * 4 + 3] > 0 }

  /// Whether two pixels differ by no more than a number in each channel.
  func isNear(_ place: Int, _ other: PremultipliedPixels, _ otherPlace: Int, _ most: Int) -> Bool {
    for channel in 0..<4 {
      let difference =
        Int(channels[place * 4 + channel]) - Int(other.channels[otherPlace * 4 + channel])
      if abs(difference) > most { return false }
    }
    return true
  }

  /// Whether a pixel is near one of the 3 × 3 around its place in another picture.
  func hasCounterpart(_ place: Int, in other: PremultipliedPixels, _ most: Int) -> Bool {
    places(around: place).contains { isNear(place, other, $0, most) }
  }

  /// The largest difference of a channel among the 3 × 3 pixels around a place.
  func range(around place: Int) -> Int {
    let places = places(around: place)
    return (0..<4).reduce(0) { range, channel in
      let values = places.map { Int(channels[$0 * 4 + channel]) }
      return max(range, (values.max() ?? 0) - (values.min() ?? 0))
    }
  }

  /// The places of the 3 × 3 pixels around one, without those outside of the picture.
  private func places(around place: Int) -> [Int] {
    let (x, y) = (place % width, place / width)
    return (max(0, y - 1)...min(height - 1, y + 1)).flatMap { row in
      (max(0, x - 1)...min(width - 1, x + 1)).map { row * width + $0 }
    }
  }
}
