import Geometry
import SceneModel
import ViewTree

/// Keyframes inside of a time remap.
struct InnerKeyframes {
  private let keyframes: [Keyframe<PropertyValue>]
  private var track: KeyframeTrack

  init(_ value: AnimatedValue<PropertyValue>) {
    keyframes = value.keyframes
    track = KeyframeTrack(value)
  }

  /// The value at an inner time.
  mutating func value(at time: Double) -> PropertyValue { track.value(at: track.place(at: time)) }

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
        let present = value(at: shown)
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
    let first = shares.lowerBound <= 0 ? start.value : value(at: low)
    let last = shares.upperBound >= 1 ? end.value : value(at: Swift.max(from, to))
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
  /// The part of the curve between two shares of its time; linear where the value hardly changes, `nil` where the part is
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
