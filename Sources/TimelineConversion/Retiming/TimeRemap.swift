import Geometry
import SceneModel
import ViewTree

/// A time remap curve, and its application to animations.
///
/// Each part between two adjacent keyframes, of the remapping or of the animation, becomes a segment. It is exact where
/// one of the two is linear: the segment then has the easing of the other one, or a part of it.
struct TimeRemap {
  /// The inner time, in frames, by keyframes in root time.
  private let curve: AnimatedValue<PropertyValue>
  /// The inner time at which the frame before is shown, and the time of that frame; `nil` for none.
  private let end: (time: Double, shown: Double)?
  private let window: ClosedRange<Double>

  /// The largest number of keyframes of a result.
  private static let keyframeLimit = 20_000
  /// The delay of a change that must not be visible yet at the time itself, in frames.
  static let justAfter = 1e-3

  init(
    _ curve: AnimatedValue<PropertyValue>, end: (time: Double, shown: Double)?,
    window: ClosedRange<Double>
  ) {
    self.curve = TimeRemap.trimmed(curve)
    self.end = end
    self.window = window
  }

  /// Removes keyframes at the ends of a curve between which its value does not change.
  private static func trimmed(
    _ curve: AnimatedValue<PropertyValue>
  ) -> AnimatedValue<PropertyValue> {
    var keyframes = curve.keyframes[...]
    while keyframes.count > 2,
      keyframes[keyframes.startIndex].value
        == keyframes[keyframes.startIndex + 1].value
    { keyframes.removeFirst() }
    while keyframes.count > 2,
      keyframes[keyframes.endIndex - 1].value
        == keyframes[keyframes.endIndex - 2].value
    { keyframes.removeLast() }
    guard keyframes.count < curve.keyframes.count else { return curve }
    return AnimatedValue(keyframes: Array(keyframes), fallback: curve.initial)
  }

  /// The root times from the first to the last keyframe; `nil` without any.
  var keyframeRange: ClosedRange<Double>? {
    guard let first = curve.keyframes.first, let last = curve.keyframes.last else { return nil }
    return first.time...Swift.max(first.time, last.time)
  }

  /// The canonical form, equal for curves that differ by their start alone, and the whole root frame of the start.
  var canonical: (form: CanonicalTimeMapping, frames: Double) {
    let start = curve.keyframes.first?.time ?? 0
    var numbers = [end?.time ?? 0, end?.shown ?? 0, end == nil ? 0 : 1]
    for keyframe in curve.keyframes {
      numbers += [keyframe.time - start, keyframe.value.numberValue]
    }
    return CanonicalTimeMapping.make(
      numbers, curve.isAnimated ? curve.keyframes.map(\.easing) : [], start: start)
  }

  /// Returns the curve with transformed inner times.
  func map(_ transform: (Double) -> Double) -> TimeRemap {
    TimeRemap(
      curve.map { .number(transform($0.numberValue)) },
      end: end.map { (transform($0.time), transform($0.shown)) }, window: window)
  }

  /// The inner time that is shown where the curve has a value.
  private func shown(_ value: PropertyValue) -> Double {
    guard let end, value.numberValue == end.time else { return value.numberValue }
    return end.shown
  }

  /// Returns an animation in root time; `nil` where keyframes cannot express it.
  func applied(to value: AnimatedValue<PropertyValue>) -> AnimatedValue<PropertyValue>? {
    guard value.isAnimated else { return value }
    var inner = InnerKeyframes(value)
    guard curve.isAnimated else {
      return AnimatedValue(inner.track.value(at: shown(curve.initial)))
    }
    var result: [Keyframe<PropertyValue>] = []
    let keyframes = curve.keyframes
    for (index, keyframe) in keyframes.enumerated() {
      guard result.count <= TimeRemap.keyframeLimit else { return nil }
      guard keyframe.time <= window.upperBound || index == 0 else { break }
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      if let next, next.time <= window.lowerBound { continue }
      guard let next, next.time > keyframe.time, next.value != keyframe.value,
        let easing = keyframe.easing.singleCurve
      else {
        result.append(
          Keyframe(
            time: keyframe.time, value: inner.track.value(at: shown(keyframe.value)), easing: .hold)
        )
        continue
      }
      guard !easing.overshoots,
        let pieces = inner.pieces(
          RemapSegment(
            times: keyframe.time...next.time, start: keyframe.value.numberValue,
            end: next.value.numberValue, curve: easing),
          shownAtStart: shown(keyframe.value))
      else { return nil }
      result += pieces
    }
    return AnimatedValue(keyframes: result, fallback: value.initial)
  }
}

/// The part of a time remap curve between two keyframes, in which the inner time runs in one direction.
struct RemapSegment {
  /// In root frames.
  let times: ClosedRange<Double>
  /// The inner time at the beginning and at the end, in frames.
  let start: Double
  let end: Double
  /// The easing from one to the other; does not overshoot.
  let curve: TimingCurve

  /// Whether the inner time runs forwards.
  var isForwards: Bool { end > start }

  /// The share of the segment's duration at which an inner time is reached.
  func share(at inner: Double) -> Double { curve.time(at: (inner - start) / (end - start)) }

  /// The inner time at a share of the segment's duration.
  func inner(at share: Double) -> Double { start + (end - start) * curve.progress(at: share) }

  /// The share of the segment's duration at a root time.
  func share(atTime time: Double) -> Double {
    (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  /// The root time at a share of the segment's duration.
  func time(at share: Double) -> Double {
    share >= 1
      ? times.upperBound : times.lowerBound + share * (times.upperBound - times.lowerBound)
  }
}

/// Keyframes inside of a time remap.
struct InnerKeyframes {
  private let keyframes: [Keyframe<PropertyValue>]
  /// The keyframes for values at an inner time.
  var track: KeyframeTrack

  init(_ value: AnimatedValue<PropertyValue>) {
    keyframes = value.keyframes
    track = KeyframeTrack(value)
  }

  /// Returns the keyframes in root time that a segment of the time remap shows; `nil` if some easing has no counterpart.
  mutating func pieces(
    _ segment: RemapSegment, shownAtStart: Double
  ) -> [Keyframe<PropertyValue>]? {
    var result: [Keyframe<PropertyValue>] = []
    let stops = stops(of: segment)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (first, last) = (segment.share(at: from), segment.share(at: to))
      guard last > first else { continue }
      guard var piece = piece(from: from, to: to, of: segment, times: first...last) else {
        return nil
      }
      var time = segment.time(at: first)
      // A jump belongs to the piece after it, which comes first when time runs backwards.
      let shown = from == segment.start ? shownAtStart : from
      if !segment.isForwards || shown != from {
        let present = track.value(at: shown)
        if present != piece.value {
          result.append(Keyframe(time: time, value: present, easing: .hold))
          time += TimeRemap.justAfter
          let share = segment.share(atTime: time)
          if piece.easing != .hold, share < last {
            let rest = self.piece(
              from: segment.inner(at: share), to: to, of: segment, times: share...last)
            guard let rest else { return nil }
            piece = rest
          }
        }
      }
      result.append(
        Keyframe(time: time, value: piece.value, easing: piece.easing, tangents: piece.tangents))
      if piece.easing != .hold {
        result.append(
          Keyframe(time: segment.time(at: last), value: piece.end, easing: .hold))
      }
    }
    return result
  }

  /// The inner times of the segment's ends and of the keyframes between them, in the direction of the segment.
  private func stops(of segment: RemapSegment) -> [Double] {
    let (low, high) = (
      Swift.min(segment.start, segment.end), Swift.max(segment.start, segment.end)
    )
    var inner: [Double] = []
    for keyframe in keyframes[count(upTo: low)...].prefix(while: { $0.time < high })
    where keyframe.time != inner.last {
      inner.append(keyframe.time)
    }
    return [segment.start] + (segment.isForwards ? inner : inner.reversed()) + [segment.end]
  }

  /// The number of keyframes up to an inner time, this included.
  private func count(upTo time: Double) -> Int {
    keyframes.indices.partitioningIndex { keyframes[$0].time > time }
  }

  /// The part of an animation between two inner times without a keyframe between them.
  private struct Piece {
    var value: PropertyValue
    var end: PropertyValue
    var easing: Easing
    var tangents: SpatialTangents?
  }

  private mutating func piece(
    from: Double, to: Double, of segment: RemapSegment, times: ClosedRange<Double>
  ) -> Piece? {
    let low = Swift.min(from, to)
    let index = count(upTo: low) - 1
    guard index >= 0, index + 1 < keyframes.count,
      moves(keyframes[index], keyframes[index + 1])
    else {
      let value = keyframes[Swift.max(0, index)].value
      return Piece(value: value, end: value, easing: .hold)
    }
    let (start, end) = (keyframes[index], keyframes[index + 1])
    let span = end.time - start.time
    let shares = (low - start.time) / span...(Swift.max(from, to) - start.time) / span
    let isWhole = shares.lowerBound <= 0 && shares.upperBound >= 1
    guard isWhole || start.tangents == nil,
      let easing = easing(start, end, shares, in: segment, times)
    else { return nil }
    let first = shares.lowerBound <= 0 ? start.value : track.value(at: low)
    let last = shares.upperBound >= 1 ? end.value : track.value(at: Swift.max(from, to))
    guard segment.isForwards else {
      let tangents = start.tangents.map {
        SpatialTangents(outgoing: $0.incoming, incoming: $0.outgoing)
      }
      return Piece(value: last, end: first, easing: easing, tangents: tangents)
    }
    return Piece(value: first, end: last, easing: easing, tangents: start.tangents)
  }

  /// Whether the value changes gradually from one keyframe to the next, instead of holding and jumping.
  private func moves(_ start: Keyframe<PropertyValue>, _ end: Keyframe<PropertyValue>) -> Bool {
    start.easing != .hold && (start.tangents != nil || start.value != end.value)
      && !start.value.jumps(to: end.value)
  }

  /// Returns the easing of a piece in root time; `nil` if both the animation and the time remap are nonlinear there, or if
  /// the part of a curve is no timing curve.
  ///
  /// - Parameters:
  ///   - shares: The part of the time between the keyframes that the piece covers, by inner time.
  ///   - times: The part of the segment's duration that the piece covers.
  private func easing(
    _ start: Keyframe<PropertyValue>, _ end: Keyframe<PropertyValue>,
    _ shares: ClosedRange<Double>, in segment: RemapSegment, _ times: ClosedRange<Double>
  ) -> Easing? {
    guard let remap = segment.curve.partOrLinear(times) else { return nil }
    func combined(_ curve: TimingCurve) -> TimingCurve? {
      guard let part = curve.partOrLinear(shares) else { return nil }
      if part.isLinear { return remap }
      return remap.isLinear ? (segment.isForwards ? part : part.reversed) : nil
    }
    switch start.easing {
    case .hold: return .hold
    case .curve(let curve): return combined(curve).map { .curve($0) }
    case .perDimension(let curves):
      let all = curves.enumerated().compactMap { index, curve in
        let dimensions = index + 1 < curves.count ? index...index : Swift.min(index, 2)...2
        return start.value.isSame(as: end.value, dimensions) ? remap : combined(curve)
      }
      return all.count == curves.count ? .perDimension(all) : nil
    }
  }
}

extension TimingCurve {
  /// The part of the curve between two shares of its time; linear where the value barely changes, `nil` where the part is
  /// no timing curve.
  fileprivate func partOrLinear(_ shares: ClosedRange<Double>) -> TimingCurve? {
    let (start, end) = (shares.lowerBound, shares.upperBound)
    if let part = part(from: start, to: end) { return part }
    return abs(progress(at: end) - progress(at: start)) < 1e-5 ? .linear : nil
  }
}

extension PropertyValue {
  /// Whether two vectors are equal in some of the dimensions 0...2.
  fileprivate func isSame(as other: PropertyValue, _ dimensions: ClosedRange<Int>) -> Bool {
    guard case .vector(let a) = self, case .vector(let b) = other else { return false }
    return dimensions.allSatisfy { $0 <= 2 && a[$0] == b[$0] }
  }
}
