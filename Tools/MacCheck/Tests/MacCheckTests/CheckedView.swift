import MacCheck
import SwiftUI
import Testing

/// Compares views with the approved frames of their composition.
@MainActor enum CheckedView {
  /// The largest share of pixels that may differ.
  static let tolerance = 0.02

  /// The scale of pictures before they are reduced, as SwiftUI rounds offsets to pixels of that size.
  private static let scale = 2.0

  /// Checks a view of the style keyframes, which shows any moment exactly.
  static func checkMoments(
    _ composition: String, @ViewBuilder view: (Double) -> some View
  ) throws {
    for frame in try frames(composition) {
      let image = Moment.image(of: view(frame.time), scale: scale)?
        .resized(width: frame.image.width, height: frame.image.height)
      compare(image, frame, composition)
    }
  }

  /// Checks a view of the style events, which plays from its appearance.
  ///
  /// - Parameters:
  ///   - composition: The folder of `Compositions`.
  ///   - size: The size of the view, in points.
  ///   - advance: Advances the clock of the view to a time.
  ///   - view: The view.
  static func checkPlaying(
    _ composition: String, size: CGSize, advance: @escaping (Double) -> Void, view: some View
  ) throws {
    let frames = try frames(composition)
    let stage = Stage(size: size, root: view)
    for frame in frames {
      stage.play(until: frame.time, change: advance)
      let image = stage.image()?.resized(width: frame.image.width, height: frame.image.height)
      #if canImport(AppKit)
        // The window plays in real time, so that moving views are some milliseconds apart.
        withKnownIssue(isIntermittent: true) { compare(image, frame, composition) }
      #else
        compare(image, frame, composition)
      #endif
    }
  }

  private static func frames(_ composition: String) throws -> [ApprovedFrames.Frame] {
    let frames = ApprovedFrames(composition).frames
    try #require(!frames.isEmpty)
    return frames
  }

  private static func compare(
    _ image: PixelImage?, _ frame: ApprovedFrames.Frame, _ composition: String
  ) {
    let difference = image?.difference(from: frame.image) ?? 1
    let percent = (difference * 10_000).rounded() / 100
    print("\(composition) at \((frame.time * 1000).rounded() / 1000) s: \(percent) % differ")
    #expect(difference <= tolerance, "\(composition) at \(frame.time) s")
  }
}

extension PixelImage {
  /// Returns the picture in another size; each pixel is the mean of those that it covers.
  func resized(width newWidth: Int, height newHeight: Int) -> PixelImage {
    guard newWidth > 0, newHeight > 0 else { return self }
    let scale = Double(width) / Double(newWidth)
    var result: [UInt8] = []
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        result += mean(Double(x) * scale, Double(y) * scale, side: scale)
      }
    }
    return PixelImage(width: newWidth, height: newHeight, bytes: result)
  }

  private func mean(_ left: Double, _ top: Double, side: Double) -> [UInt8] {
    var sums = [0.0, 0, 0, 0]
    var area = 0.0
    for y in Int(top)..<min(height, max(Int(top) + 1, Int((top + side).rounded(.up)))) {
      for x in Int(left)..<min(width, max(Int(left) + 1, Int((left + side).rounded(.up)))) {
        let weight =
          (min(Double(x + 1), left + side) - max(Double(x), left))
          * (min(Double(y + 1), top + side) - max(Double(y), top))
        for component in 0..<4 {
          sums[component] += Double(bytes[(y * width + x) * 4 + component]) * weight
        }
        area += weight
      }
    }
    return sums.map { area > 0 ? UInt8(($0 / area).rounded()) : 0 }
  }
}
