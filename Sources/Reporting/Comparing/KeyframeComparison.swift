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
  /// The clock.
  let clock: ComparisonClock
  /// The old version.
  let old: Version
  /// The new version.
  let new: Version

  /// The changes, in order of time.
  var changes: [FoundChange] {
    if old.unit == new.unit, KeyframeAlignment.areEqual(old.value, new.value) { return [] }
    guard old.value.isAnimated, new.value.isAnimated else { return [wholeChange] }
    let alignment = KeyframeAlignment(old.value.keyframes, new.value.keyframes)
    var found: [FoundChange] = []
    if alignment.shift != 0 { found.append(shift(alignment)) }
    for (index, step) in alignment.steps.enumerated() {
      let next = index + 1 < alignment.steps.count ? alignment.steps[index + 1] : nil
      found += changes(at: step, before: next, alignment)
    }
    // Differences that are smaller than times are compared.
    return found.isEmpty ? [change(.changed, nil, "keyframes", "slightly other keyframes")] : found
  }

  /// The change of a value that has no keyframes in one version.
  private var wholeChange: FoundChange {
    guard !old.value.isAnimated, !new.value.isAnimated else {
      let kind: AnimationChange.Kind = old.value.isAnimated ? .removed : .added
      let texts = [old, new].map { version in
        DescribedValue.animation(version.value, version.unit, expression: nil).text(clock)
      }
      var found = change(
        kind, nil, texts[0], texts[1],
        text: "\(name) \(kind == .added ? "animated" : "no longer animated")")
      let keyframes = old.value.keyframes.first ?? new.value.keyframes.first
      locate(&found, keyframes?.time)
      return found
    }
    let texts = ValueText.pair(old.value.initial, old.unit, new.value.initial, new.unit)
    return change(.changed, nil, texts.old, texts.new)
  }

  private func shift(_ alignment: KeyframeAlignment) -> FoundChange {
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
    if isWhole { found.shift = (alignment.shift, .keyframes) }
    return found
  }

  private func changes(
    at step: KeyframeAlignment.Step, before next: KeyframeAlignment.Step?,
    _ alignment: KeyframeAlignment
  ) -> [FoundChange] {
    switch step {
    case .removed(let index): return [presence(.removed, of: index, in: old)]
    case .added(let index): return [presence(.added, of: index, in: new)]
    case .both(let one, let other):
      return changes(
        of: one, other, alignment, tellsPath: !(changesValue(step) || changesValue(next)))
    }
  }

  /// The change of a keyframe that only one version has.
  private func presence(
    _ kind: AnimationChange.Kind, of index: Int, in version: Version
  ) -> FoundChange {
    let keyframe = version.value.keyframes[index]
    let text = ValueText().text(keyframe.value, version.unit)
    return change(
      kind, keyframe.time, kind == .removed ? text : nil, kind == .added ? text : nil,
      text: "\(name): keyframe \(kind.rawValue) at \(clock.text(keyframe.time)): \(text)")
  }

  /// Whether a keyframe has another value, which gives the motion path another form anyway.
  private func changesValue(_ step: KeyframeAlignment.Step?) -> Bool {
    guard case .both(let one, let other)? = step else { return step != nil }
    return old.value.keyframes[one].value != new.value.keyframes[other].value
  }

  private func changes(
    of one: Int, _ other: Int, _ alignment: KeyframeAlignment, tellsPath: Bool
  ) -> [FoundChange] {
    let (before, after) = (old.value.keyframes[one], new.value.keyframes[other])
    let at = clock.text(after.time)
    var found: [FoundChange] = []
    if !alignment.areSimultaneous(one, other) {
      found.append(
        change(
          .moved, after.time, clock.text(before.time), at,
          text: "\(name): keyframe moved from \(clock.text(before.time)) to \(at)"))
    }
    if before.value != after.value || old.unit != new.unit {
      let texts = ValueText.pair(before.value, old.unit, after.value, new.unit)
      found.append(change(.changed, after.time, texts.old, texts.new))
    }
    if !alignment.haveEqualEases(one, other) {
      let texts = eases(before.easing, after.easing)
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

  private func eases(_ old: Easing, _ new: Easing) -> (old: String, new: String) {
    let (from, to) = (ValueText().text(old), ValueText().text(new))
    guard from == to else { return (from, to) }
    return (ValueText(places: 12).text(old), ValueText(places: 12).text(new))
  }

  private func change(
    _ kind: AnimationChange.Kind, _ time: Double?, _ old: String?, _ new: String?,
    text: String? = nil
  ) -> FoundChange {
    let at = time.map { " at \(clock.text($0))" } ?? ""
    var found = FoundChange(
      change: place.change(kind, text ?? "\(name)\(at): \(old ?? "") → \(new ?? "")"))
    found.change.property = name
    found.change.old = old
    found.change.new = new
    locate(&found, time)
    return found
  }

  private func locate(_ found: inout FoundChange, _ time: Double?) {
    found.change.time = time.map { $0 / clock.rate }
    found.change.frame = clock.frame(at: time ?? place.start, in: place.scale)
  }
}
