import Geometry
import SceneModel
import StageModel

/// One animator of a text, ready for evaluation.
struct AnimatorRun {
  private var selectors: [SelectorWeights]
  private let modes: [TextSelector.Mode]
  private let letterCount: Int
  private var anchor: ValueTrack?
  private var position: ValueTrack?
  private var scale: ValueTrack?
  private var skew: ValueTrack?
  private var skewAxis: ValueTrack?
  private var rotation: ValueTrack?
  private var rotationX: ValueTrack?
  private var rotationY: ValueTrack?
  private var opacity: ValueTrack?
  private var fillColor: ValueTrack?
  private var strokeColor: ValueTrack?
  private var strokeWidth: ValueTrack?
  private var tracking: ValueTrack?
  private var fillTint: TintTracks
  private var strokeTint: TintTracks

  init(_ animator: TextAnimator, letters: [TextLayout.Letter]) {
    let chosen = animator.selectors.filter { !$0.followsExpression }
    selectors = chosen.map { SelectorWeights($0, letters: letters) }
    modes = chosen.map(\.mode)
    letterCount = letters.count
    anchor = animator.anchor.map { ValueTrack($0) }
    position = animator.position.map { ValueTrack($0) }
    scale = animator.scale.map { ValueTrack($0) }
    skew = animator.skew.map { ValueTrack($0) }
    skewAxis = animator.skewAxis.map { ValueTrack($0) }
    rotation = animator.rotation.map { ValueTrack($0) }
    rotationX = animator.rotationX.map { ValueTrack($0) }
    rotationY = animator.rotationY.map { ValueTrack($0) }
    opacity = animator.opacity.map { ValueTrack($0) }
    fillColor = animator.fillColor.map { ValueTrack($0) }
    strokeColor = animator.strokeColor.map { ValueTrack($0) }
    strokeWidth = animator.strokeWidth.map { ValueTrack($0) }
    tracking = animator.tracking.map { ValueTrack($0) }
    fillTint = TintTracks(
      hue: animator.fillHue, saturation: animator.fillSaturation,
      brightness: animator.fillBrightness, opacity: animator.fillOpacity)
    strokeTint = TintTracks(
      hue: animator.strokeHue, saturation: animator.strokeSaturation,
      brightness: animator.strokeBrightness, opacity: animator.strokeOpacity)
  }

  /// The tracking at a time, in points, of letters that are wholly chosen.
  mutating func tracking(at time: Double) -> Double { tracking?.number(at: time) ?? 0 }

  /// The times between which anything changes.
  var changes: [ClosedRange<Double>] {
    let tracks = [
      anchor, position, scale, skew, skewAxis, rotation, rotationX, rotationY, opacity, fillColor,
      strokeColor, strokeWidth, tracking,
    ]
    return tracks.compactMap { $0?.changes } + selectors.flatMap(\.changes) + fillTint.changes
      + strokeTint.changes
  }

  /// Applies the animator to the letters at a time.
  mutating func apply(to states: inout [LetterState], at time: Double) {
    let weights = weights(at: time)
    for index in states.indices { apply(to: &states[index], weights[index], time) }
  }

  /// How much each letter is chosen: wholly without a selector.
  private mutating func weights(at time: Double) -> [Double] {
    guard !selectors.isEmpty else { return Array(repeating: 1, count: letterCount) }
    var result = selectors[0].weights(at: time)
    for index in selectors.indices.dropFirst() {
      let next = selectors[index].weights(at: time)
      for letter in result.indices {
        result[letter] = modes[index].join(result[letter], next[letter])
      }
    }
    return result
  }

  private mutating func apply(to state: inout LetterState, _ weight: Double, _ time: Double) {
    guard weight != 0 else { return }
    if var track = anchor { state.anchor += track.value(at: time).vectorValue * weight }
    if var track = position { state.position += track.value(at: time).vectorValue * weight }
    if var track = scale {
      let whole = Vector3(1, 1, 1)
      state.scale *= whole + (track.value(at: time).vectorValue - whole) * weight
    }
    if var track = skew { state.skew += track.number(at: time) * weight }
    if var track = skewAxis { state.skewAxis += track.number(at: time) * weight }
    if var track = rotation { state.rotation += track.number(at: time) * weight }
    if var track = rotationX { state.rotationX += track.number(at: time) * weight }
    if var track = rotationY { state.rotationY += track.number(at: time) * weight }
    if var track = opacity {
      state.opacity += (track.number(at: time) * weight - state.opacity) * weight
    }
    applyPaint(to: &state, weight, time)
    // lottie-web takes an animator's tracking for points, whatever the size.
    if var track = tracking { state.shift += track.number(at: time) * weight }
  }

  private mutating func applyPaint(to state: inout LetterState, _ weight: Double, _ time: Double) {
    if var track = fillColor, let fill = state.fill {
      state.fill = fill.interpolated(to: track.value(at: time).colorValue, progress: weight)
    }
    if var track = strokeColor, let stroke = state.stroke {
      state.stroke = stroke.interpolated(to: track.value(at: time).colorValue, progress: weight)
    }
    if let fill = state.fill { state.fill = fillTint.tinted(fill, weight, time) }
    if let stroke = state.stroke { state.stroke = strokeTint.tinted(stroke, weight, time) }
    fillTint.fade(&state.fillOpacity, weight, time)
    strokeTint.fade(&state.strokeOpacity, weight, time)
    if var track = strokeWidth { state.strokeWidth += track.number(at: time) * weight }
  }
}

extension TextSelector.Mode {
  /// The weight that two selectors give together.
  fileprivate func join(_ first: Double, _ second: Double) -> Double {
    switch self {
    case .add: Swift.min(1, first + second)
    case .subtract: Swift.max(0, first - second)
    case .intersect: first * second
    case .minimum: Swift.min(first, second)
    case .maximum: Swift.max(first, second)
    case .difference: abs(first - second)
    }
  }
}
