import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// A text animator, prepared for evaluation at many times.
struct TextAnimatorEvaluator {
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
  private var lineSpacing: ValueTrack?
  private var blur: ValueTrack?
  private var fillAdjustment: ColorAdjustmentTracks
  private var strokeAdjustment: ColorAdjustmentTracks

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
    lineSpacing = animator.lineSpacing.map { ValueTrack($0) }
    blur = animator.blur.map { ValueTrack($0) }
    fillAdjustment = ColorAdjustmentTracks(
      hue: animator.fillHue, saturation: animator.fillSaturation,
      brightness: animator.fillBrightness, opacity: animator.fillOpacity)
    strokeAdjustment = ColorAdjustmentTracks(
      hue: animator.strokeHue, saturation: animator.strokeSaturation,
      brightness: animator.strokeBrightness, opacity: animator.strokeOpacity)
  }

  /// The tracking at a time, in points, of letters that are selected completely.
  mutating func tracking(at time: Double) -> Double { tracking?.number(at: time) ?? 0 }

  /// The ranges of times in which values change.
  var changes: [ClosedRange<Double>] {
    let tracks = [
      anchor, position, scale, skew, skewAxis, rotation, rotationX, rotationY, opacity, fillColor,
      strokeColor, strokeWidth, tracking, lineSpacing, blur,
    ]
    return tracks.compactMap { $0?.changes } + selectors.flatMap(\.changes) + fillAdjustment.changes
      + strokeAdjustment.changes
  }

  /// The parts of letter states that the animator changes.
  var parts: LetterState.Parts {
    var parts: LetterState.Parts = []
    if anchor != nil { parts.insert(.anchor) }
    if position != nil || tracking != nil || lineSpacing != nil { parts.insert(.position) }
    if scale != nil { parts.insert(.scale) }
    if rotation != nil || rotationX != nil || rotationY != nil { parts.insert(.rotation) }
    if skew != nil || skewAxis != nil { parts.insert(.skew) }
    if opacity != nil { parts.insert(.opacity) }
    if blur != nil { parts.insert(.blur) }
    if fillColor != nil || strokeColor != nil || strokeWidth != nil || !fillAdjustment.isEmpty
      || !strokeAdjustment.isEmpty
    {
      parts.insert(.paint)
    }
    return parts
  }

  /// Applies the animator to the letters at a time.
  mutating func apply(to states: inout [LetterState], at time: Double) {
    let weights = weights(at: time)
    let change = change(at: time)
    for index in states.indices where weights[index] != 0 {
      change.apply(to: &states[index], weights[index])
    }
  }

  /// The changes to a letter that is selected completely.
  private mutating func change(at time: Double) -> LetterChange {
    LetterChange(
      anchor: anchor?.value(at: time).vectorValue, position: position?.value(at: time).vectorValue,
      scale: scale?.value(at: time).vectorValue, skew: skew?.number(at: time),
      skewAxis: skewAxis?.number(at: time), rotation: rotation?.number(at: time),
      rotationX: rotationX?.number(at: time), rotationY: rotationY?.number(at: time),
      opacity: opacity?.number(at: time), fill: fillColor?.value(at: time).colorValue,
      stroke: strokeColor?.value(at: time).colorValue, strokeWidth: strokeWidth?.number(at: time),
      shift: tracking?.number(at: time), spacing: lineSpacing?.value(at: time).vectorValue.xy,
      blur: blur?.value(at: time).vectorValue.xy,
      fillAdjustment: fillAdjustment.adjustment(at: time),
      strokeAdjustment: strokeAdjustment.adjustment(at: time))
  }

  /// The amount by which each letter is selected: completely without a selector.
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
}

/// The changes of a text animator to letters at one instant; `nil` for none.
private struct LetterChange {
  let anchor: Vector3?
  let position: Vector3?
  let scale: Vector3?
  let skew: Double?
  let skewAxis: Double?
  let rotation: Double?
  let rotationX: Double?
  let rotationY: Double?
  let opacity: Double?
  let fill: Color?
  let stroke: Color?
  let strokeWidth: Double?
  let shift: Double?
  let spacing: Vector2?
  let blur: Vector2?
  let fillAdjustment: ColorAdjustment
  let strokeAdjustment: ColorAdjustment

  /// Changes a letter by the amount by which it is selected.
  func apply(to state: inout LetterState, _ weight: Double) {
    if let anchor { state.anchor += anchor * weight }
    if let position { state.position += position * weight }
    if let scale {
      let whole = Vector3(1, 1, 1)
      state.scale *= whole + (scale - whole) * weight
    }
    if let skew { state.skew += skew * weight }
    if let skewAxis { state.skewAxis += skewAxis * weight }
    if let rotation { state.rotation += rotation * weight }
    if let rotationX { state.rotationX += rotationX * weight }
    if let rotationY { state.rotationY += rotationY * weight }
    if let opacity { state.opacity += (opacity * weight - state.opacity) * weight }
    if let fill, let old = state.fill {
      state.fill = old.interpolated(to: fill, progress: weight)
    }
    if let stroke, let old = state.stroke {
      state.stroke = old.interpolated(to: stroke, progress: weight)
    }
    if let fill = state.fill { state.fill = fillAdjustment.adjusted(fill, weight) }
    if let stroke = state.stroke { state.stroke = strokeAdjustment.adjusted(stroke, weight) }
    fillAdjustment.fade(&state.fillOpacity, weight)
    strokeAdjustment.fade(&state.strokeOpacity, weight)
    if let strokeWidth { state.strokeWidth += strokeWidth * weight }
    // As in lottie-web, the tracking of animators is in points, independent of the font size.
    if let shift { state.shift += shift * weight }
    if let spacing { state.spacing += spacing * weight }
    if let blur { state.blur += blur * weight }
  }
}

extension TextSelector.Mode {
  /// The combined amount of two selectors.
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
