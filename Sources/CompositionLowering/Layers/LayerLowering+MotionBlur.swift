import CompositionModel
import Geometry
import SceneModel
import ViewTree

// Motion blur: the mean of moments while the shutter is open.
extension LayerLowering {
  /// The deepest nesting of layers with motion blur; those inside are sharp.
  private static let blurLimit = 2
  /// How many moments a frame has.
  private static let momentRange = 2.0...64.0
  /// The longest time that a shutter is open, in degrees.
  private static let longestShutter = 720.0

  /// A layer's entry as the mean of moments; `nil` where nothing moves or the composition has no motion blur.
  ///
  /// What precompositions show stands still, and nothing appears or goes, while the shutter is open.
  mutating func blurred(_ entry: ChainEntry, in list: LayerList) -> ChainEntry? {
    let layer = list.layers[entry.layer]
    guard layer.hasMotionBlur, blurDepth < LayerLowering.blurLimit,
      let settings = composition.motionBlur, settings.shutterAngle > 0,
      settings.shutterPhase.isFinite, settings.samplesPerFrame.isFinite,
      list.scope == list.shownScope
    else { return nil }
    log.isFixed = true
    blurDepth += 1
    defer { blurDepth -= 1 }
    var moments: [ViewDraft] = []
    for scope in scopes(of: settings, around: list.scope) {
      var moment = list
      moment.scope = scope
      guard let content = content(of: entry.layer, in: moment) else { return nil }
      var part = entry.withoutBlendMode
      part.content = content
      let draft = ViewDraft(
        name: "", kind: .group(GroupStyle()), children: views(of: [part], in: moment))
      guard !moments.isEmpty || draft.moves(in: scope) else { return nil }
      moments.append(draft)
    }
    var style = GroupStyle(blendMode: entry.blends ? layer.blendMode : .normal)
    style.isAverage = true
    let group = ViewDraft(
      name: "\(layer.name) blur", kind: .group(style), children: moments, pointer: layer.pointer)
    return ChainEntry(chain: [], layer: entry.layer, content: [group], isWhole: true)
  }

  /// The times of moments around another time.
  private mutating func scopes(
    of settings: MotionBlurSettings, around scope: Int
  ) -> [Int] {
    if let known = momentScopes[scope] { return known }
    let count = Int(settings.samplesPerFrame.clamped(to: LayerLowering.momentRange).rounded())
    let angle = Swift.min(settings.shutterAngle, LayerLowering.longestShutter)
    let scopes = (0..<count).map { index in
      let share = (Double(index) + 0.5) / Double(count)
      let offset = (settings.shutterPhase + angle * share) / 360
      timeScopes.append(.shifted(parent: scope, start: -offset, stretch: 1))
      ranges.append(ranges[scope].map { $0.lowerBound + offset...$0.upperBound + offset })
      return timeScopes.count - 1
    }
    momentScopes[scope] = scopes
    return scopes
  }
}

extension ViewDraft {
  /// Whether anything in it moves by a time.
  fileprivate func moves(in scope: Int) -> Bool {
    animations.contains { $0.scope == scope } || children.contains { $0.moves(in: scope) }
  }
}
