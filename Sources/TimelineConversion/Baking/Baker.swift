import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import ViewTree

/// Bakes the targets of one composition.
struct Baker {
  private let lowered: LoweredComposition
  private let frames: Int
  private let features: [UnsupportedFeature]
  private var result: BakingResult
  private var edits: [Int: ViewEdit] = [:]
  private var identifiers: UnusedIdentifiers

  init(_ lowered: LoweredComposition, frames: Int, _ features: [UnsupportedFeature]) {
    self.lowered = lowered
    self.frames = frames
    self.features = features
    result = BakingResult(lowered: lowered)
    identifiers = UnusedIdentifiers(lowered.canvas)
  }

  mutating func bake(_ mode: BakingMode, denseSide: Double) -> BakingResult {
    let targets =
      mode == .pictures ? BakeTarget.targets(for: features, in: lowered.canvas) : []
    for feature in features
    where !(mode == .kept && feature.remedy != .none)
      && !targets.contains(where: { ($0.view..<$0.end).contains(feature.view) })
    {
      remove([feature], .notConverted, "has no counterpart in SwiftUI and is left out.")
    }
    if !targets.isEmpty { bake(targets, denseSide: denseSide) }
    result.lowered = result.lowered.edited(edits)
    return result
  }

  /// Draws all targets at all frames, and replaces them by pictures.
  private mutating func bake(_ targets: [BakeTarget], denseSide: Double) {
    let player = CompositionSession(lowered)
    let drawing = PictureDrawing(targets, of: player, frames: frames, denseSide: denseSide)
    for target in drawing.excessive { remove(target.features, .bakingLimit, Baker.tooMuch) }
    for baker in drawing.drawn { finish(baker) }
  }

  private static let tooMuch =
    "has no counterpart in SwiftUI and needs too many or too large pictures; it is left out."

  /// Removes features without pictures and reports them.
  private mutating func remove(
    _ features: [UnsupportedFeature], _ code: DiagnosticCode, _ message: String
  ) {
    for feature in features {
      edits.merge(feature.fallback) { $1 }
      report(code, "\(feature.name) \(message)", view: feature.view)
    }
  }

  private mutating func report(_ code: DiagnosticCode, _ message: String, view: Int) {
    let origin = lowered.origins[view]
    result.diagnostics.report(
      Diagnostic(code, message: message, pointer: origin.pointer, layerPath: origin.layerPath))
  }

  /// Replaces a target by its pictures.
  private mutating func finish(_ baker: SubtreeBaker) {
    let target = baker.target
    result.bakedViews += 1
    var edit = ViewEdit()
    edit.kind = .group(target.groupStyle)
    edit.children = []
    defer { edits[target.view] = edit }
    guard let place = baker.place(in: &result.lowered.pictures, &identifiers) else { return }
    result.pictureNames += place.names
    edit.children = [place.view]
    let keyframes = FrameSteps.keyframes(baker.steps.map(\.frame), inPoint: lowered.inPoint)
    if keyframes.count > 1 {
      edit.animations = [
        ViewAnimation(
          target: PropertyTarget(view: 1, key: .frameIndex),
          value: AnimatedValue(keyframes: keyframes, fallback: .number(0)), scope: 0)
      ]
    }
    report(.baked, baker.summary, view: target.features.first?.view ?? target.view)
  }
}
