import SceneModel
import ViewTree

/// Compares two versions of a value over time, keyframe by keyframe.
struct KeyframeComparison {
  /// A value over time with the unit of its numbers.
  typealias Version = (value: AnimatedValue<PropertyValue>, unit: ValueUnit)

  /// The name of the property.
  let name: String
  /// The place of the element that has the property.
  let place: ComparedPlace
  /// The old version.
  let old: Version
  /// The new version.
  let new: Version

  private var clock: ComparisonClock { place.clock }

  /// The changes, in order of time.
  var changes: [AnimationChange] {
    if old == new { return [] }
    guard old.value.isAnimated, new.value.isAnimated else { return [wholeChange] }
    let (steps, shift) = alignment
    var found: [AnimationChange] = []
    if shift != 0 { found.append(shiftChange(shift, steps)) }
    for (index, step) in steps.enumerated() {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      switch step {
      case .removed(let index): found.append(presence(.removed, of: index, in: old))
      case .added(let index): found.append(presence(.added, of: index, in: new))
      case .both(let one, let other):
        let tellsPath = !changesValue(step) && !changesValue(next)
        found += changes(of: one, other, shift, tellsPath: tellsPath)
      }
    }
    // Differences that are smaller than times are compared.
    return found.isEmpty ? [change(.changed, nil, "keyframes", "slightly other keyframes")] : found
  }

  /// The change of a value that has no keyframes in one version.
  private var wholeChange: AnimationChange {
    guard old.value.isAnimated || new.value.isAnimated else {
      let texts = ValueText.pair(old.value.initial, old.unit, new.value.initial, new.unit)
      return change(.changed, nil, texts.old, texts.new)
    }
    let kind: AnimationChange.Kind = old.value.isAnimated ? .removed : .added
    let texts = [old, new].map { version in
      DescribedValue.animation(version.value, version.unit, expression: nil).text(clock)
    }
    return change(
      kind, (old.value.keyframes.first ?? new.value.keyframes.first)?.time, texts[0], texts[1],
      text: "\(name) \(kind == .added ? "animated" : "no longer animated")")
  }

  private func shiftChange(
    _ shift: Double, _ steps: [SequenceAlignment.Step]
  ) -> AnimationChange {
    let isWhole = steps.allSatisfy { step in
      if case .both(let one, let other) = step {
        areSimultaneous(one, other, shift)
      } else {
        false
      }
    }
    let first = (old.value.keyframes[0].time, new.value.keyframes[0].time)
    var found = change(
      .moved, first.1, clock.text(first.0), clock.text(first.1),
      text: "\(name): \(isWhole ? "all" : "most") keyframes \(clock.text(shift: shift))")
    if isWhole { found.shift = AnimationChange.Shift(time: shift, role: .keyframes) }
    return found
  }

  /// The change of a keyframe that only one version has.
  private func presence(
    _ kind: AnimationChange.Kind, of index: Int, in version: Version
  ) -> AnimationChange {
    let keyframe = version.value.keyframes[index]
    let text = ValueText().text(keyframe.value, version.unit)
    return change(
      kind, keyframe.time, kind == .removed ? text : nil, kind == .added ? text : nil,
      text: "\(name): keyframe \(kind.rawValue) at \(clock.text(keyframe.time)): \(text)")
  }

  /// Whether a keyframe has another value, which gives the motion path another form anyway.
  private func changesValue(_ step: SequenceAlignment.Step?) -> Bool {
    guard case .both(let one, let other)? = step else { return step != nil }
    return old.value.keyframes[one].value != new.value.keyframes[other].value
  }

  private func changes(
    of one: Int, _ other: Int, _ shift: Double, tellsPath: Bool
  ) -> [AnimationChange] {
    let (before, after) = (old.value.keyframes[one], new.value.keyframes[other])
    let at = clock.text(after.time)
    var found: [AnimationChange] = []
    if !areSimultaneous(one, other, shift) {
      let from = clock.text(before.time)
      found.append(
        change(
          .moved, after.time, from, at, text: "\(name): keyframe moved from \(from) to \(at)"))
    }
    if before.value != after.value || old.unit != new.unit {
      let texts = ValueText.pair(before.value, old.unit, after.value, new.unit)
      found.append(change(.changed, after.time, texts.old, texts.new))
    }
    if !haveEqualEases(one, other) {
      let texts = ValueText.pair(before.easing, after.easing)
      found.append(
        change(
          .changed, after.time, texts.old, texts.new,
          text: "\(name): ease after \(at): \(texts.old) → \(texts.new)"))
    } else if tellsPath, !haveEqualTangents(one, other) {
      found.append(
        change(.changed, after.time, nil, nil, text: "\(name): other motion path after \(at)"))
    }
    return found
  }

  private func change(
    _ kind: AnimationChange.Kind, _ time: Double?, _ old: String?, _ new: String?,
    text: String? = nil
  ) -> AnimationChange {
    place.change(kind, text, property: name, old: old, new: new, at: time)
  }
}

extension KeyframeComparison {
  /// The largest difference of times that are equal, in frames: a shift by a time is rounded.
  private static let timeTolerance = 1e-6
  /// The cost of a different ease: less than a missing keyframe's.
  private static let easeCost = 0.5

  /// The keyframes, paired so that the fewest changes lead from one version to the other, and the delay of all keyframes
  /// in the new version, in frames; negative if they are earlier.
  private var alignment: (steps: [SequenceAlignment.Step], shift: Double) {
    let ends = [old, new].map { ($0.value.keyframes[0].time, $0.value.keyframes.last?.time ?? 0) }
    // The candidates: no shift, and the shifts of the first and the last keyframe.
    let shifts = [ends[1].0 - ends[0].0, ends[1].1 - ends[0].1]
    var best = (cost: Double.infinity, steps: [SequenceAlignment.Step](), shift: 0.0)
    for shift in [0] + shifts.filter({ abs($0) > KeyframeComparison.timeTolerance }) {
      let alignment = SequenceAlignment(
        old.value.keyframes.count, new.value.keyframes.count, single: 1
      ) { one, other in
        cost(one, other, shift) == 0
      } pair: { one, other in
        cost(one, other, shift)
      }
      // A shift is a change of its own.
      let whole = alignment.cost + (shift == 0 ? 0 : 1)
      if whole < best.cost { best = (whole, alignment.steps, shift) }
    }
    return (best.steps, best.shift)
  }

  /// Whether two keyframes have one time, but for a shift.
  private func areSimultaneous(_ one: Int, _ other: Int, _ shift: Double) -> Bool {
    abs(old.value.keyframes[one].time + shift - new.value.keyframes[other].time)
      <= KeyframeComparison.timeTolerance
  }

  /// Whether the motions after two keyframes are equal; there is none after the last one.
  private func haveEqualEases(_ one: Int, _ other: Int) -> Bool {
    isLast(one, other) || old.value.keyframes[one].easing == new.value.keyframes[other].easing
  }

  /// Whether the motion paths after two keyframes are equal; there is none after the last one.
  private func haveEqualTangents(_ one: Int, _ other: Int) -> Bool {
    isLast(one, other) || old.value.keyframes[one].tangents == new.value.keyframes[other].tangents
  }

  private func isLast(_ one: Int, _ other: Int) -> Bool {
    one == old.value.keyframes.count - 1 || other == new.value.keyframes.count - 1
  }

  /// The number of changes of a pair; a keyframe with another time and another value is another keyframe.
  private func cost(_ one: Int, _ other: Int, _ shift: Double) -> Double {
    let moves = !areSimultaneous(one, other, shift)
    let changes = old.value.keyframes[one].value != new.value.keyframes[other].value
    if moves && changes { return 3 }
    let eases = !haveEqualEases(one, other) || !haveEqualTangents(one, other)
    return (moves || changes ? 1 : 0) + (eases ? KeyframeComparison.easeCost : 0)
  }
}
