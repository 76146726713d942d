package import CompositionLowering
package import CompositionModel
package import Diagnostics

extension Composition {
  /// Lowers the composition to views that SwiftUI can show.
  ///
  /// Sequences of pictures replace features that have no counterpart in SwiftUI, each with the smallest group or shape
  /// around it, at the rate and size of the composition, or larger where that is small. Each is reported.
  ///
  /// - Parameters:
  ///   - mode: What becomes of the features.
  ///   - lowered: The lowered composition; without it, the composition is lowered.
  ///   - denseSide: The longer side, in points, of a canvas with one pixel per point; smaller canvases have more, up to 8.
  package func baked(
    _ mode: BakingMode = .pictures, lowered: LoweredComposition? = nil, denseSide: Double = 640
  ) -> BakingResult {
    let lowered = lowered ?? self.lowered()
    let features = lowered.unsupportedFeatures
    guard !features.isEmpty else { return BakingResult(lowered: lowered) }
    var baker = Baker(lowered, frames: wholeFrameCount, features)
    return baker.bake(mode, denseSide: denseSide)
  }
}

/// The treatment of features without a counterpart in SwiftUI.
package enum BakingMode: Hashable, Sendable {
  /// Pictures, where these are possible.
  case pictures
  /// They are removed and reported.
  case removed
  /// They stay, where pictures would be possible, for a format that makes pictures of its own.
  case kept
}

/// A lowered composition in which pictures replace features that have no counterpart in SwiftUI.
package struct BakingResult: Sendable {
  /// The composition as views, with the pictures.
  package var lowered: LoweredComposition
  /// The names of the pictures, in order.
  package var pictureNames: [String] = []
  /// The number of views that pictures replace.
  package var bakedViews = 0
  /// The features that were baked, and those that could not be.
  package var diagnostics = DiagnosticList()
}

/// The limits of baking, which keep its time and memory finite for every composition.
enum BakingLimits {
  /// The largest number of frames of a composition.
  static let frames = 20_000
  /// The largest number of distinct pictures of all targets.
  static let pictures = 4_000
  /// The largest number of pixels of all pictures: 256 MiB.
  static let pixels = 1 << 26
  /// The largest number of pixels of one picture; larger targets are drawn at a lower scale.
  static let area = 1 << 24
  /// The longest side of a picture, in pixels; larger targets are drawn at a lower scale.
  static let side = 8_192.0
  /// The maximum number of drawn pixels, equal pictures included.
  static let drawnPixels = 1 << 33
  /// The pixels per point of a group.
  static let scale = 0.01...16.0
  /// The pixels per point of the canvas; small compositions have more, because they are shown on dense screens.
  static let density = 1.0...8.0
}
