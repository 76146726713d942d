import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The states of a text's letters over time, under its animators and on its path.
struct LetterAnimation {
  /// The frames of the samples: one where nothing moves.
  let times: [Double]
  /// The states of all letters at each frame.
  let states: [[LetterState]]
  /// The parts of states that may change.
  private let moving: LetterState.Parts

  /// The largest number of samples; longer animations are sampled less often.
  private static let maximumFrames = 5_000.0

  init(_ content: TextContent, _ document: TextDocument, _ layout: LetterLayout) {
    let letters = layout.letters
    let lines = layout.lineRanges
    var runs = content.animators.map { TextAnimatorEvaluator($0, letters: letters) }
    var path = content.path.map { TextPathEvaluator($0, document, layout) }
    var alignment = ValueTrack(content.anchorAlignment)
    let changes =
      runs.flatMap(\.changes) + (path?.changes ?? []) + [alignment.changes].compactMap(\.self)
    times = LetterAnimation.frames(changes)
    var initial = LetterState()
    initial.fill = document.fill
    initial.stroke = document.stroke
    initial.strokeWidth = document.strokeWidth
    var moving: LetterState.Parts = path == nil ? [] : [.place, .position]
    if alignment.changes != nil { moving.formUnion([.anchor, .position]) }
    self.moving = runs.reduce(moving) { $0.union($1.parts) }
    states = times.map { time in
      initial.alignment = alignment.value(at: time).vectorValue.xy
      var states = Array(repeating: initial, count: letters.count)
      for index in runs.indices { runs[index].apply(to: &states, at: time) }
      if path != nil {
        path?.place(&states, at: time)
      } else {
        let tracking = runs.indices.reduce(0) { $0 + runs[$1].tracking(at: time) }
        LetterAnimation.accumulateShifts(
          &states, layout, lines, document.justification, tracking: tracking)
        LetterAnimation.accumulateSpacing(&states, letters, lines)
      }
      return states
    }
  }

  /// Whole frames from the first change to the last one.
  private static func frames(_ changes: [ClosedRange<Double>]) -> [Double] {
    guard let first = changes.map(\.lowerBound).min(), let last = changes.map(\.upperBound).max()
    else { return [0] }
    let (start, end) = (first.rounded(.down), last.rounded(.up))
    guard start.isFinite, end.isFinite, end > start else { return [start.isFinite ? start : 0] }
    let step = Swift.max(1, ((end - start) / maximumFrames).rounded(.up))
    return Array(stride(from: start, through: end, by: step))
  }

  /// Adds up the shifts of the letters of each line, and moves lines according to the justification.
  ///
  /// lottie-web moves centered lines with shifted letters by half of `tracking` for each preceding line.
  private static func accumulateShifts(
    _ states: inout [LetterState], _ layout: LetterLayout, _ lines: [Range<Int>],
    _ justification: TextDocument.Justification, tracking: Double
  ) {
    for range in lines {
      let line = layout.letters[range.lowerBound].line
      var sum = 0.0
      for (number, index) in layout.visualOrder(range).enumerated() {
        if number > 0 || justification != .left { sum += states[index].shift }
        states[index].shift = sum
      }
      let back =
        switch justification {
        case .right: sum
        case .center: sum == 0 ? 0 : (sum + tracking * Double(line + 1)) / 2
        case .left, .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter, .justified: 0.0
        }
      for index in range { states[index].shift -= back }
    }
  }

  /// Moves each line but the first, and the lines below it, by the mean line spacing of its letters.
  private static func accumulateSpacing(
    _ states: inout [LetterState], _ letters: [LetterLayout.Letter], _ lines: [Range<Int>]
  ) {
    guard states.contains(where: { $0.spacing != .zero }) else { return }
    var shift = Vector2.zero
    for range in lines {
      if letters[range.lowerBound].line > 0 {
        shift += states[range].reduce(.zero) { $0 + $1.spacing } / Double(range.count)
      }
      for index in range { states[index].lineShift = shift }
    }
  }

  /// Whether animators change any of some parts of states.
  func moves(_ parts: LetterState.Parts) -> Bool { !moving.isDisjoint(with: parts) }

  /// Whether a letter is ever blurred, and ever by different amounts along x and y.
  func blur(of letter: Int) -> (isAny: Bool, isUneven: Bool) {
    let blurs = states.map { $0[letter].blur }
    return (blurs.contains { $0 != .zero }, blurs.contains { $0.x != $0.y })
  }

  /// The animation of a property of a letter: linear between samples, without repeated ones.
  ///
  /// - Parameters:
  ///   - part: The part of the state that it depends on.
  ///   - read: The value in a state.
  func value<Value: ModelValue>(
    of letter: Int, _ part: LetterState.Parts, _ read: (LetterState) -> Value
  ) -> AnimatedValue<Value> {
    let first = read(states[0][letter])
    // Most properties of most letters never change.
    guard moving.contains(part) else { return AnimatedValue(first) }
    let values = states.map { read($0[letter]) }
    guard values.contains(where: { $0 != first }) else { return AnimatedValue(first) }
    let kept = values.indices.filter { index in
      guard index > 0, index + 1 < values.count else { return true }
      return values[index - 1] != values[index] || values[index] != values[index + 1]
    }
    return AnimatedValue(
      keyframes: kept.map { Keyframe(time: times[$0], value: values[$0]) },
      fallback: first)
  }
}

/// The state of a letter at one instant.
struct LetterState: Hashable {
  /// The movement along its line, in points.
  var shift = 0.0
  /// The movement of its line, in points.
  var lineShift = Vector2.zero
  /// The line spacing that is added above its line, in points.
  var spacing = Vector2.zero
  /// The blurriness along x and y, in points.
  var blur = Vector2.zero
  /// The grouping alignment: the offset of its anchor from the center of its unit on the baseline, as factors of the
  /// size.
  var alignment = Vector2.zero
  var anchor = Vector3.zero
  var position = Vector3.zero
  var scale = Vector3(1, 1, 1)
  var rotation = 0.0
  var rotationX = 0.0
  var rotationY = 0.0
  var skew = 0.0
  var skewAxis = 0.0
  var opacity = 1.0
  var fill: Color?
  var stroke: Color?
  var strokeWidth = 0.0
  var fillOpacity = 1.0
  var strokeOpacity = 1.0
  /// The position on the path of the text, in points in the layer's coordinates.
  var place = Vector2.zero
  /// The rotation by the path, in degrees.
  var turn = 0.0
}

extension LetterState {
  /// Parts of a state that change together.
  struct Parts: OptionSet {
    let rawValue: Int

    /// The anchor and the alignment.
    static let anchor = Parts(rawValue: 1)
    /// The position, the alignment and the shifts.
    static let position = Parts(rawValue: 1 << 1)
    static let scale = Parts(rawValue: 1 << 2)
    /// The three rotations.
    static let rotation = Parts(rawValue: 1 << 3)
    static let skew = Parts(rawValue: 1 << 4)
    static let opacity = Parts(rawValue: 1 << 5)
    /// Fill and stroke with their opacities, and the stroke width.
    static let paint = Parts(rawValue: 1 << 6)
    /// The position on a path, and the rotation there.
    static let place = Parts(rawValue: 1 << 7)
    static let blur = Parts(rawValue: 1 << 8)
  }
}

/// A text animator, prepared for evaluation at many times.
struct TextAnimatorEvaluator {
  private var selectors: [SelectorWeights]
  private let modes: [TextSelector.Mode]
  private let letterCount: Int
  private var letterChanges: [LetterChange] = []
  private var tracking: ValueTrack?

  init(_ animator: TextAnimator, letters: [LetterLayout.Letter]) {
    let chosen = animator.selectors.filter { !$0.followsExpression }
    selectors = chosen.map { SelectorWeights($0, letters: letters) }
    modes = chosen.map(\.mode)
    letterCount = letters.count
    tracking = animator.tracking.map { ValueTrack($0) }
    addPlace(animator)
    addPaint(animator)
  }

  private mutating func addPlace(_ animator: TextAnimator) {
    add(animator.anchor, .anchor) { $0.anchor += $1 * $2 }
    add(animator.position, .position) { $0.position += $1 * $2 }
    add(animator.scale, .scale) { state, scale, weight in
      let whole = Vector3(1, 1, 1)
      state.scale *= whole + (scale - whole) * weight
    }
    add(animator.skew, .skew) { $0.skew += $1 * $2 }
    add(animator.skewAxis, .skew) { $0.skewAxis += $1 * $2 }
    add(animator.rotation, .rotation) { $0.rotation += $1 * $2 }
    add(animator.rotationX, .rotation) { $0.rotationX += $1 * $2 }
    add(animator.rotationY, .rotation) { $0.rotationY += $1 * $2 }
    add(animator.opacity, .opacity) { $0.opacity += ($1 * $2 - $0.opacity) * $2 }
    // As in lottie-web, the tracking of animators is in points, independent of the font size.
    add(animator.tracking, .position) { $0.shift += $1 * $2 }
    add(animator.lineSpacing, .position) { $0.spacing += $1.xy * $2 }
    add(animator.blur, .blur) { $0.blur += $1.xy * $2 }
  }

  private mutating func addPaint(_ animator: TextAnimator) {
    add(animator.fillColor, .paint) {
      $0.fill = $0.fill?.interpolated(to: $1, progress: $2)
    }
    add(animator.strokeColor, .paint) {
      $0.stroke = $0.stroke?.interpolated(to: $1, progress: $2)
    }
    addAdjustment([animator.fillHue, animator.fillSaturation, animator.fillBrightness], \.fill)
    addAdjustment(
      [animator.strokeHue, animator.strokeSaturation, animator.strokeBrightness], \.stroke)
    add(animator.fillOpacity, .paint) { $0.fillOpacity += ($1 - $0.fillOpacity) * $2 }
    add(animator.strokeOpacity, .paint) { $0.strokeOpacity += ($1 - $0.strokeOpacity) * $2 }
    add(animator.strokeWidth, .paint) { $0.strokeWidth += $1 * $2 }
  }

  /// Adds a change that is applied with the value at a time and the weight of a letter.
  private mutating func add<Value: ModelValue>(
    _ value: AnimatedValue<Value>?, _ part: LetterState.Parts,
    _ apply: @escaping (inout LetterState, Value, Double) -> Void
  ) {
    guard let value else { return }
    letterChanges.append(
      LetterChange(part: part, tracks: [ValueTrack(value)]) { states, weights, values in
        let value = Value(values[0])
        for index in states.indices where weights[index] != 0 {
          apply(&states[index], value, weights[index])
        }
      })
  }

  /// Adds changes of hue, in degrees, saturation and brightness.
  private mutating func addAdjustment(
    _ values: [AnimatedValue<Double>?], _ color: WritableKeyPath<LetterState, Color?>
  ) {
    guard values.contains(where: { $0 != nil }) else { return }
    let tracks = values.map { ValueTrack($0 ?? AnimatedValue(0)) }
    letterChanges.append(
      LetterChange(part: .paint, tracks: tracks) { states, weights, values in
        let changes = values.map(\.numberValue)
        for (index, weight) in weights.enumerated() where weight != 0 {
          states[index][keyPath: color] = states[index][keyPath: color]?.addingHSB(
            hue: changes[0] * weight / 360, saturation: changes[1] * weight,
            brightness: changes[2] * weight)
        }
      })
  }

  /// The tracking at a time, in points, of letters that are selected completely.
  mutating func tracking(at time: Double) -> Double { tracking?.number(at: time) ?? 0 }

  /// The ranges of times in which values change.
  var changes: [ClosedRange<Double>] {
    letterChanges.flatMap(\.tracks).compactMap(\.changes) + selectors.flatMap(\.changes)
  }

  /// The parts of letter states that the animator changes.
  var parts: LetterState.Parts { letterChanges.reduce(into: []) { $0.formUnion($1.part) } }

  /// Applies the animator to the letters at a time.
  mutating func apply(to states: inout [LetterState], at time: Double) {
    let weights = weights(at: time)
    for change in letterChanges.indices {
      let values = letterChanges[change].values(at: time)
      letterChanges[change].apply(&states, weights, values)
    }
  }

  /// The weight of each letter in the selection: 1 without a selector.
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

/// A change of a text animator to letters.
private struct LetterChange {
  /// The part of letter states that it changes.
  let part: LetterState.Parts
  /// The values over time.
  var tracks: [ValueTrack]
  /// Changes the letters by the values at a time, each in proportion to its weight in the selection.
  let apply: (inout [LetterState], [Double], [PropertyValue]) -> Void

  /// The values at a time.
  mutating func values(at time: Double) -> [PropertyValue] {
    tracks.indices.map { tracks[$0].value(at: time) }
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

extension Color {
  /// The color with changed hue (in turns), saturation and brightness; the latter two are clamped to 0...1.
  func addingHSB(hue: Double, saturation: Double, brightness: Double) -> Color {
    let most = Swift.max(red, green, blue)
    let range = most - Swift.min(red, green, blue)
    let sector: Double =
      if range <= 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    let turn = sector / 6 + hue
    let strength = ((most > 0 ? range / most : 0) + saturation).clamped(to: 0...1)
    let value = (most + brightness).clamped(to: 0...1)
    func channel(_ offset: Double) -> Double {
      // The distance of the hue from the channel's full value, in sixths of a turn.
      let place = (turn * 6 + offset).truncatingRemainder(dividingBy: 6)
      let distance = place < 0 ? place + 6 : place
      return value * (1 - strength * Swift.min(distance, 4 - distance).clamped(to: 0...1))
    }
    return Color(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
}
