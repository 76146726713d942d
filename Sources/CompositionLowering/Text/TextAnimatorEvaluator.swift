import CompositionModel
import Geometry
import SceneModel
import ViewTree

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
