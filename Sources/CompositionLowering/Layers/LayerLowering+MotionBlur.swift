import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Motion blur: the mean of samples while the shutter is open.
extension LayerLowering {
  /// The deepest nesting of layers with motion blur; layers inside are drawn without it.
  private static let blurLimit = 2
  /// The number of samples per frame.
  private static let sampleRange = 2.0...64.0
  /// The largest shutter angle, in degrees.
  private static let largestShutterAngle = 720.0

  /// A layer as the mean of samples; `nil` where nothing moves or the composition has no motion blur.
  ///
  /// While the shutter is open, the content of precompositions does not move, and no layer appears or disappears.
  mutating func blurred(_ entry: LayerViews, in list: LayerList) -> LayerViews? {
    guard list.layers[entry.layer].hasMotionBlur, blurDepth < LayerLowering.blurLimit,
      let settings = composition.motionBlur, settings.shutterAngle > 0,
      settings.shutterPhase.isFinite, settings.samplesPerFrame.isFinite,
      list.scope == list.visibilityScope
    else { return nil }
    dependencies.isBoundToTime = true
    blurDepth += 1
    defer { blurDepth -= 1 }
    var samples: [ViewDraft] = []
    for scope in scopes(of: settings, around: list.scope) {
      var sample = list
      sample.scope = scope
      guard let content = content(of: entry.layer, in: sample) else { return nil }
      var part = entry.withoutBlendMode
      part.content = content
      let draft = ViewDraft(
        name: "", kind: .group(GroupView()), children: views(of: [part], in: sample))
      guard !samples.isEmpty || draft.moves(in: scope) else { return nil }
      samples.append(draft)
    }
    let layer = list.layers[entry.layer]
    var style = GroupView(blendMode: entry.blends ? layer.blendMode : .normal)
    style.averagesChildren = true
    return .complete(
      ViewDraft(
        of: entry.layer, in: list, style, name: "\(layer.name) blur", as: .around("blur"),
        children: samples), of: entry.layer)
  }

  /// The time scopes of the samples of a scope's frames.
  private mutating func scopes(
    of settings: MotionBlurSettings, around scope: Int
  ) -> [Int] {
    if let cached = sampleScopes[scope] { return cached }
    let count = Int(settings.samplesPerFrame.clamped(to: LayerLowering.sampleRange).rounded())
    let angle = Swift.min(settings.shutterAngle, LayerLowering.largestShutterAngle)
    let scopes = (0..<count).map { index in
      let share = (Double(index) + 0.5) / Double(count)
      let offset = (settings.shutterPhase + angle * share) / 360
      timeScopes.append(.shifted(parent: scope, start: -offset, stretch: 1))
      ranges.append(ranges[scope].map { $0.lowerBound + offset...$0.upperBound + offset })
      return timeScopes.count - 1
    }
    sampleScopes[scope] = scopes
    return scopes
  }
}

extension ViewDraft {
  /// Whether the view or a descendant has an animation in a time scope.
  fileprivate func moves(in scope: Int) -> Bool {
    animations.contains { $0.scope == scope } || children.contains { $0.moves(in: scope) }
  }
}
