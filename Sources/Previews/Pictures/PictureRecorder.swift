package import ImageCoding

/// Turns the pictures of consecutive frames into steps.
///
/// The first frame depends on no other one than the first of the animation, so that runs of frames can be recorded on
/// several threads, and each frame can be shown without the pictures of other runs.
package struct PictureRecorder {
  /// The pictures of the frame before, one for each side.
  private var previous: [PixelImage] = []
  /// The position of the next frame.
  private var frame: Int
  private let frameCount: Int
  private let first: PixelImage?
  private let empty: PixelImage
  private let allowsLoss: Bool

  /// The difference of a channel between both sides that a page with loss does not show, less than the loss itself.
  private static let hiddenDifference: UInt8 = 2

  /// Makes a recorder for pictures of a size in pixels, from a frame on.
  ///
  /// The first picture is of the first frame of the first side, `nil` in the run that begins with it; with loss,
  /// colors may be approximated where that makes the page smaller.
  package init(
    from frame: Int = 0, of frameCount: Int, width: Int, height: Int, first: PixelImage?,
    allowsLoss: Bool = false
  ) {
    (self.frame, self.frameCount) = (frame, frameCount)
    self.first = first
    self.allowsLoss = allowsLoss
    empty = PixelImage(
      uncheckedWidth: width, height: height,
      pixels: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// Returns the steps to the pictures of the next frame, one for each side.
  ///
  /// - Throws: `ImageCodingError` if a picture cannot be encoded.
  package mutating func steps(
    to pictures: [PixelImage]
  ) throws(ImageCodingError) -> [PictureStep] {
    var steps: [PictureStep] = []
    for (side, picture) in pictures.enumerated() {
      var bases: [Base] = []
      if previous.indices.contains(side) {
        bases.append((side * frameCount + frame - 1, previous[side], 0))
      } else if let first {
        bases.append((0, first, 0))
      }
      if side > 0 {
        // Tolerated differences to the frame before would add up.
        bases.append((frame, pictures[0], allowsLoss ? PictureRecorder.hiddenDifference : 0))
      }
      if previous.isEmpty { bases.append((nil, empty, 0)) }
      steps.append(try step(to: picture, from: bases))
    }
    previous = pictures
    frame += 1
    return steps
  }

  /// A picture that another one can be made of, and the difference that counts as none.
  private typealias Base = (number: Int?, picture: PixelImage, tolerance: UInt8)

  /// The step from the base that differs least.
  private func step(
    to picture: PixelImage, from bases: [Base]
  ) throws(ImageCodingError) -> PictureStep {
    var best: (base: Int?, areas: [PixelArea], size: Int)?
    for (base, other, tolerance) in bases {
      let areas = picture.changedAreas(from: other, tolerance: tolerance)
      let size = areas.reduce(0) { $0 + $1.width * $1.height }
      if best.map({ size < $0.size }) ?? true { best = (base, areas, size) }
      if size == 0 { break }
    }
    guard let best else { preconditionFailure("a picture has at least one base") }
    var hasher = Hasher()
    picture.pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
    return PictureStep(
      base: best.base,
      patch: best.areas.isEmpty
        ? nil : try PicturePatch(best.areas, of: picture, allowsLoss: allowsLoss),
      identity: hasher.finalize())
  }
}

/// A picture as the difference to another one.
package struct PictureStep: Sendable {
  /// The number of the picture that this one is made of, as in `PictureTable`; `nil` for a transparent one.
  package let base: Int?
  /// The parts that are replaced; `nil` for none.
  package let patch: PicturePatch?
  /// A number that is equal for equal pictures of one process.
  package let identity: Int
}
