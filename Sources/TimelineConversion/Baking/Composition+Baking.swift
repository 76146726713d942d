package import CompositionLowering
package import CompositionModel
package import Diagnostics
import SceneModel
import ViewTree

extension Composition {
  /// Lowers the composition to views that SwiftUI can show.
  ///
  /// Sequences of pictures replace features that have no counterpart in SwiftUI, each with the smallest group or shape
  /// around it, at the rate and size of the composition, or larger where that is small. Each is reported.
  ///
  /// - Parameter denseSide: The longer side, in points, of a canvas with one pixel per point; smaller ones have up to 8.
  package func baked(
    _ mode: BakingMode = .pictures, lowered: LoweredComposition? = nil, denseSide: Double = 640
  ) -> BakingResult {
    let lowered = lowered ?? self.lowered()
    let features = lowered.unsupportedFeatures
    guard !features.isEmpty else { return BakingResult(lowered: lowered) }
    var baker = Baker(result: BakingResult(lowered: lowered))
    baker.bake(features, mode, frames: wholeFrameCount, denseSide: denseSide)
    return baker.result
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
  /// The features that were baked, and those that could not be.
  package var diagnostics = DiagnosticList()
}

/// Bakes the targets of one composition.
private struct Baker {
  var result: BakingResult
  var edits: [Int: ViewEdit] = [:]

  mutating func bake(
    _ features: [UnsupportedFeature], _ mode: BakingMode, frames: Int, denseSide: Double
  ) {
    let targets =
      mode == .pictures ? BakeTarget.targets(for: features, in: result.lowered.canvas) : []
    for feature in features
    where !(mode == .kept && feature.remedy != .none)
      && !targets.contains(where: { ($0.view..<$0.end).contains(feature.view) })
    {
      remove(feature, .notConverted, "has no counterpart in SwiftUI and is left out.")
    }
    if !targets.isEmpty {
      let drawing = PictureDrawing(
        targets, of: CompositionSession(result.lowered), frames: frames, denseSide: denseSide)
      for feature in drawing.excessive.flatMap(\.features) {
        remove(
          feature, .bakingLimit,
          "has no counterpart in SwiftUI and needs too many or too large pictures; it is left out.")
      }
      var identifiers = UnusedIdentifiers(result.lowered.canvas)
      for baker in drawing.drawn { replace(baker, &identifiers) }
    }
    result.lowered = result.lowered.edited(edits)
  }

  /// Removes a feature without pictures and reports it.
  private mutating func remove(
    _ feature: UnsupportedFeature, _ code: DiagnosticCode, _ message: String
  ) {
    edits.merge(feature.fallback) { $1 }
    report(code, "\(feature.name) \(message)", view: feature.view)
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, view: Int) {
    let origin = result.lowered.origins[view]
    result.diagnostics.report(
      Diagnostic(code, message: message, pointer: origin.pointer, layerPath: origin.layerPath))
  }

  /// Replaces a target by its pictures.
  private mutating func replace(_ baker: SubtreeBaker, _ identifiers: inout UnusedIdentifiers) {
    let target = baker.target
    let place = baker.place(in: &result.lowered.pictures, &identifiers)
    let keyframes = FrameSteps.keyframes(baker.steps.map(\.frame), inPoint: result.lowered.inPoint)
    let animation = ViewAnimation(
      target: PropertyTarget(view: 1, key: .frameIndex),
      value: AnimatedValue(keyframes: keyframes, fallback: .number(0)), scope: 0)
    edits[target.view] = .replaced(
      .group(target.groupStyle), children: place.map { [$0.view] } ?? [],
      place != nil && keyframes.count > 1 ? [animation] : [])
    guard let place else { return }
    result.pictureNames += place.names
    report(.baked, baker.summary, view: target.features.first?.view ?? target.view)
  }
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
