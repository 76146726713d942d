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
    let alignment = KeyframeAlignment(old.value.keyframes, new.value.keyframes)
    var found: [AnimationChange] = []
    if alignment.shift != 0 { found.append(shift(alignment)) }
    for (index, step) in alignment.steps.enumerated() {
      let next = index + 1 < alignment.steps.count ? alignment.steps[index + 1] : nil
      switch step {
      case .removed(let index): found.append(presence(.removed, of: index, in: old))
      case .added(let index): found.append(presence(.added, of: index, in: new))
      case .both(let one, let other):
        let tellsPath = !changesValue(step) && !changesValue(next)
        found += changes(of: one, other, alignment, tellsPath: tellsPath)
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

  private func shift(_ alignment: KeyframeAlignment) -> AnimationChange {
    let isWhole = alignment.steps.allSatisfy { step in
      if case .both(let one, let other) = step {
        alignment.areSimultaneous(one, other)
      } else {
        false
      }
    }
    let first = (old.value.keyframes[0].time, new.value.keyframes[0].time)
    var found = change(
      .moved, first.1, clock.text(first.0), clock.text(first.1),
      text: "\(name): \(isWhole ? "all" : "most") keyframes \(clock.text(shift: alignment.shift))")
    if isWhole { found.shift = AnimationChange.Shift(time: alignment.shift, role: .keyframes) }
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
    of one: Int, _ other: Int, _ alignment: KeyframeAlignment, tellsPath: Bool
  ) -> [AnimationChange] {
    let (before, after) = (old.value.keyframes[one], new.value.keyframes[other])
    let at = clock.text(after.time)
    var found: [AnimationChange] = []
    if !alignment.areSimultaneous(one, other) {
      let from = clock.text(before.time)
      found.append(
        change(
          .moved, after.time, from, at, text: "\(name): keyframe moved from \(from) to \(at)"))
    }
    if before.value != after.value || old.unit != new.unit {
      let texts = ValueText.pair(before.value, old.unit, after.value, new.unit)
      found.append(change(.changed, after.time, texts.old, texts.new))
    }
    if !alignment.haveEqualEases(one, other) {
      let texts = ValueText.pair(before.easing, after.easing)
      found.append(
        change(
          .changed, after.time, texts.old, texts.new,
          text: "\(name): ease after \(at): \(texts.old) → \(texts.new)"))
    } else if tellsPath, !alignment.haveEqualTangents(one, other) {
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
