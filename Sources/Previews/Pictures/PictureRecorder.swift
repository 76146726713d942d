package import ImageCoding

/// Turns the pictures of consecutive frames into steps.
///
/// The first frame depends on no other one than the first of the animation, so that runs of frames can be recorded on
/// several threads, and each frame can be shown without the pictures of other runs.
package struct PictureRecorder {
  /// The pictures of the frame before, one for each side.
  private var previous: [PixelImage] = []
  private let first: PixelImage?
  private let empty: PixelImage
  private let allowsLoss: Bool

  /// The difference of a channel between both sides that a page with loss does not show, less than the loss itself.
  private static let hiddenDifference: UInt8 = 2

  /// Makes a recorder for pictures of a size in pixels.
  ///
  /// The first picture is of the first frame of the first side, `nil` in the run that begins with it; with loss,
  /// colors may be approximated where that makes the page smaller.
  package init(width: Int, height: Int, first: PixelImage?, allowsLoss: Bool = false) {
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
      var bases: [(base: PictureStep.Base, picture: PixelImage)] = []
      if previous.indices.contains(side) {
        bases.append((.previous, previous[side]))
      } else if let first {
        bases.append((.first, first))
      }
      if side > 0 { bases.append((.otherSide, pictures[0])) }
      if previous.isEmpty { bases.append((.empty, empty)) }
      steps.append(try step(to: picture, from: bases))
    }
    previous = pictures
    return steps
  }

  /// The step from the base that differs least.
  private func step(
    to picture: PixelImage, from bases: [(base: PictureStep.Base, picture: PixelImage)]
  ) throws(ImageCodingError) -> PictureStep {
    var best: (base: PictureStep.Base, areas: [PixelArea], size: Int)?
    for (base, other) in bases {
      let areas = picture.changedAreas(from: other, tolerance: tolerance(to: base))
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

  /// The difference that counts as none, which must not add up from frame to frame.
  private func tolerance(to base: PictureStep.Base) -> UInt8 {
    if case .otherSide = base, allowsLoss { PictureRecorder.hiddenDifference } else { 0 }
  }
}

/// A picture as the difference to another one.
package struct PictureStep: Sendable {
  /// The picture that another one is made of.
  package enum Base: Sendable {
    /// A transparent one.
    case empty
    /// The picture of the first frame of the first side.
    case first
    /// The picture of the frame before, on the same side.
    case previous
    /// The picture of the same frame on the first side.
    case otherSide
  }

  /// The picture that this one is made of.
  package let base: Base
  /// The parts that are replaced; `nil` for none.
  package let patch: PicturePatch?
  /// A number that is equal for equal pictures of one process.
  package let identity: Int
}
