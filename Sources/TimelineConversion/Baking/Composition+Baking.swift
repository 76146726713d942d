import CompositionLowering
package import CompositionModel

extension Composition {
  /// Lowers the composition to views that SwiftUI can show.
  ///
  /// Sequences of pictures replace features that have no counterpart in SwiftUI, each with the smallest group or shape
  /// around it, at the rate and size of the composition, or larger where that is small. Each is reported.
  ///
  /// - Parameters:
  ///   - makesPictures: Whether to make pictures; otherwise the features are removed and reported.
  ///   - denseSide: The longer side, in points, of a canvas with one pixel per point; smaller canvases have more, up to 8.
  package func baked(makesPictures: Bool = true, denseSide: Double = 640) -> BakingResult {
    let lowered = lowered()
    let features = lowered.unsupportedFeatures
    guard !features.isEmpty else { return BakingResult(lowered: lowered) }
    var baker = Baker(lowered, frames: wholeFrameCount, features)
    return baker.bake(makesPictures: makesPictures, denseSide: denseSide)
  }
}
