import Geometry
import SceneModel
import ViewTree

/// Keyframes whose time is led by another animation.
struct InnerKeyframes {
  private let keyframes: [Keyframe<PropertyValue>]
  private var track: KeyframeTrack

  init(_ value: AnimatedValue<PropertyValue>) {
    keyframes = value.keyframes
    track = KeyframeTrack(value)
  }

  /// The value at an inner time.
  mutating func value(at time: Double) -> PropertyValue { track.value(at: track.place(at: time)) }

  /// What a stretch of the course makes of the keyframes, in root time; `nil` if some ease has no counterpart.
  ///
  /// - Parameter isBeforeStart: Whether the moment before is shown at the very start.
  mutating func pieces(
    _ segment: WarpSegment, isBeforeStart: Bool
  ) -> [Keyframe<PropertyValue>]? {
    var result: [Keyframe<PropertyValue>] = []
    let stops = stops(of: segment)
    for (from, to) in zip(stops, stops.dropFirst()) {
      let (first, last) = (segment.share(at: from), segment.share(at: to))
      guard last > first else { continue }
      guard
        let piece = piece(from: from, to: to, of: segment, times: first...last)
      else { return nil }
      var time = segment.time(at: first)
      // A jump belongs to what follows it, which comes before when time runs backwards.
      if !segment.isForwards, !(isBeforeStart && from == segment.start) {
        let present = value(at: from)
        if present != piece.value {
          result.append(Keyframe(time: time, value: present, easing: .hold))
          time += TimeRemap.afterwards
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

  /// The inner times at which something begins or ends, in the order in which the segment passes them.
  private func stops(of segment: WarpSegment) -> [Double] {
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

  /// How many keyframes are not after an inner time.
  private func count(upTo time: Double) -> Int {
    var (low, high) = (0, keyframes.count)
    while low < high {
      let middle = (low + high) / 2
      if keyframes[middle].time <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The way between two inner times, between which there is no keyframe.
  private struct Piece {
    var value: PropertyValue
    var end: PropertyValue
    var easing: Easing
    var tangents: SpatialTangents?
  }

  private mutating func piece(
    from: Double, to: Double, of segment: WarpSegment, times: ClosedRange<Double>
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

  /// Whether a value goes from one keyframe to the next, instead of staying and jumping.
  private func moves(_ start: Keyframe<PropertyValue>, _ end: Keyframe<PropertyValue>) -> Bool {
    guard start.easing != .hold, start.tangents != nil || start.value != end.value else {
      return false
    }
    switch (start.value, end.value) {
    case (.flag, _): return false
    case (.path(let a), .path(let b)): return a.hasSameStructure(as: b)
    default: return true
    }
  }

  /// The ease of a piece, led by a part of another one; `nil` if both are uneven.
  ///
  /// - Parameters:
  ///   - start: The keyframe before the piece, and `end` the one after it.
  ///   - shares: What of the way between them the piece is, by inner time.
  ///   - segment: The stretch of the course, and `times` what of it the piece is.
  private func easing(
    _ start: Keyframe<PropertyValue>, _ end: Keyframe<PropertyValue>,
    _ shares: ClosedRange<Double>, in segment: WarpSegment, _ times: ClosedRange<Double>
  ) -> Easing? {
    let lead = segment.curve.evenPart(times)
    func combined(_ curve: TimingCurve) -> TimingCurve? {
      let part = curve.evenPart(shares)
      if part.isLinear { return lead }
      return lead.isLinear ? (segment.isForwards ? part : part.backwards) : nil
    }
    switch start.easing {
    case .hold: return .hold
    case .curve(let curve): return combined(curve).map { .curve($0) }
    case .perDimension(let curves):
      let all = curves.enumerated().compactMap { index, curve in
        let dimensions = index + 1 < curves.count ? index...index : Swift.min(index, 2)...2
        return start.value.isSame(as: end.value, dimensions) ? lead : combined(curve)
      }
      return all.count == curves.count ? .perDimension(all) : nil
    }
  }
}

extension TimingCurve {
  /// The part of the curve between two shares; what hardly moves moves evenly.
  fileprivate func evenPart(_ shares: ClosedRange<Double>) -> TimingCurve {
    part(from: shares.lowerBound, to: shares.upperBound) ?? .linear
  }
}

extension PropertyValue {
  /// Whether two points are the same in some of the dimensions 0...2.
  fileprivate func isSame(as other: PropertyValue, _ dimensions: ClosedRange<Int>) -> Bool {
    guard case .vector(let a) = self, case .vector(let b) = other else { return false }
    return dimensions.allSatisfy { $0 <= 2 && a[$0] == b[$0] }
  }
}
