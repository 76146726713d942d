import ImageCoding

/// The size of the images of an animation.
public enum FrameSize: Hashable, Sendable {
  /// A number of pixels for a point of the canvas; sides are rounded, halves up, and at least 1 pixel.
  case scale(Double)
  /// The number of pixels of the longer side, in the proportions of the canvas.
  case fitting(Int)
  /// A width and a height in pixels; the canvas is fitted in, in the middle.
  case exactly(width: Int, height: Int)

  /// A size in pixels.
  struct Pixels: Hashable {
    var width: Int
    var height: Int
  }

  /// The size in pixels of an animation's images.
  ///
  /// - Throws: `XsheetError` of kind `invalidRequest` if it exceeds `ImageLimits`.
  func pixels(of playback: Playback) throws(XsheetError) -> Pixels {
    let size: Pixels
    switch self {
    case .scale(let scale):
      size = FrameSize.scaled(playback, by: scale)
    case .fitting(let side):
      size = FrameSize.scaled(playback, by: Double(side) / max(playback.width, playback.height))
    case .exactly(let width, let height):
      size = Pixels(width: width, height: height)
    }
    guard ImageLimits.accept(width: size.width, height: size.height) else {
      throw XsheetError(
        .invalidRequest,
        "images of \(size.width)x\(size.height) pixels are not possible; \(ImageLimits.side) pixels a "
          + "side and \(ImageLimits.area) in all are the limit.")
    }
    return size
  }

  private static func scaled(_ playback: Playback, by scale: Double) -> Pixels {
    func pixels(_ length: Double) -> Int {
      Int(min(max(1, (length * scale + 0.5).rounded(.down)), 1e9))
    }
    return Pixels(width: pixels(playback.width), height: pixels(playback.height))
  }
}
