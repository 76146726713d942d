/// A track before its initial value is known.
protocol TrackResolver<Root> {
  associatedtype Root
  /// - Parameter velocities: The velocities that a run before this one had, by key path.
  func resolve(from initial: Root, velocities: [AnyKeyPath: Any]) -> any ResolvedTrack<Root>
}

/// A track with all its values.
protocol ResolvedTrack<Root> {
  associatedtype Root
  var duration: Double { get }
  func apply(to value: inout Root, at time: Double)
  func addVelocity(to velocities: inout [AnyKeyPath: Any], at time: Double)
}

struct TrackOutline<Root, Value: Animatable>: TrackResolver {
  typealias Data = Value.AnimatableData

  let path: WritableKeyPath<Root, Value>
  let segments: [KeyframeSegment<Value>]

  func resolve(from initial: Root, velocities: [AnyKeyPath: Any]) -> any ResolvedTrack<Root> {
    let start = initial[keyPath: path]
    var pieces: [TrackPiece<Data>] = []
    var time = 0.0
    var from = start.animatableData
    var velocity = velocities[path] as? Data ?? .zero
    for index in segments.indices {
      let piece = piece(index, from: from, velocity: velocity, at: time)
      pieces.append(piece)
      time += piece.duration
      (from, velocity) = (piece.end, piece.endVelocity)
    }
    return Track<Root, Value>(
      path: path, initial: start, pieces: pieces, duration: time)
  }

  private func piece(
    _ index: Int, from: Data, velocity: Data, at time: Double
  ) -> TrackPiece<Data> {
    switch segments[index] {
    case .move(let to): return .jump(at: time, to: to.animatableData)
    case .linear(let to, let duration, let curve):
      guard duration > 0 else { return .jump(at: time, to: to.animatableData) }
      return .linear(at: time, duration, from: from, to: to.animatableData, curve)
    case .cubic(let to, let duration, let start, let end):
      guard duration > 0 else { return .jump(at: time, to: to.animatableData) }
      return .cubic(
        at: time, duration, from: from, to: to.animatableData,
        start?.animatableData ?? startVelocity(index, from: from, inherited: velocity),
        end?.animatableData ?? endVelocity(index, from: from))
    case .spring(let to, let duration, let spring, let start):
      let distance = to.animatableData - from
      let initial = start?.animatableData ?? velocity
      // The settling time of a real distance - M (section 5).
      let length =
        duration
        ?? spring.settlingDuration(target: distance, initialVelocity: initial, epsilon: 0.0001)
      return .spring(
        at: time, min(max(length, 0), 1_000), from: from, distance: distance, initial, spring)
    }
  }

  /// The velocity at the start of a cubic keyframe without one of its own.
  private func startVelocity(_ index: Int, from: Data, inherited: Data) -> Data {
    guard index > 0 else { return inherited }
    switch segments[index - 1] {
    // The piece before ends with the velocity that both share.
    case .cubic, .linear, .spring: return inherited
    // Beside a jump, as at an end of the track - L.
    case .move: return .zero
    }
  }

  /// The velocity at the end of a cubic keyframe without one of its own.
  private func endVelocity(_ index: Int, from: Data) -> Data {
    guard index + 1 < segments.count,
      case .cubic(let to, let duration, _, _) = segments[index]
    else { return .zero }
    switch segments[index + 1] {
    case .cubic(let next, let nextDuration, let start, _):
      if let start { return start.animatableData }
      return (next.animatableData - from).scaled(by: 1 / (duration + nextDuration))
    case .linear(let next, let nextDuration, let curve):
      guard nextDuration > 0 else { return .zero }
      return (next.animatableData - to.animatableData)
        .scaled(by: curve.velocity(at: 0) / nextDuration)
    case .spring(_, _, _, let start): return start?.animatableData ?? .zero
    case .move: return .zero
    }
  }
}

/// A part of a track with its values.
struct TrackPiece<Data: VectorArithmetic> {
  var start: Double
  var duration: Double
  var end: Data
  var endVelocity: Data
  /// The value and the velocity at a time after the start.
  var state: (Double) -> (Data, Data)

  static func jump(at time: Double, to: Data) -> TrackPiece {
    TrackPiece(start: time, duration: 0, end: to, endVelocity: .zero) { _ in (to, .zero) }
  }

  static func linear(
    at time: Double, _ duration: Double, from: Data, to: Data, _ curve: UnitCurve
  ) -> TrackPiece {
    let distance = to - from
    let state: (Double) -> (Data, Data) = { time in
      (
        from + distance.scaled(by: curve.value(at: time / duration)),
        distance.scaled(by: curve.velocity(at: time / duration) / duration)
      )
    }
    return TrackPiece(
      start: time, duration: duration, end: to, endVelocity: state(duration).1, state: state)
  }

  static func cubic(
    at time: Double, _ duration: Double, from: Data, to: Data, _ start: Data, _ end: Data
  ) -> TrackPiece {
    TrackPiece(start: time, duration: duration, end: to, endVelocity: end) { time in
      let u = time / duration
      let (u2, u3) = (u * u, u * u * u)
      let value =
        from.scaled(by: 2 * u3 - 3 * u2 + 1) + start.scaled(by: (u3 - 2 * u2 + u) * duration)
        + to.scaled(by: 3 * u2 - 2 * u3) + end.scaled(by: (u3 - u2) * duration)
      let velocity =
        (to - from).scaled(by: (6 * u - 6 * u2) / duration)
        + start.scaled(by: 3 * u2 - 4 * u + 1) + end.scaled(by: 3 * u2 - 2 * u)
      return (value, velocity)
    }
  }

  static func spring(
    at time: Double, _ duration: Double, from: Data, distance: Data, _ velocity: Data,
    _ spring: Spring
  ) -> TrackPiece {
    let state: (Double) -> (Data, Data) = { time in
      (
        from + spring.value(target: distance, initialVelocity: velocity, time: time),
        spring.velocity(target: distance, initialVelocity: velocity, time: time)
      )
    }
    let end = state(duration)
    return TrackPiece(
      start: time, duration: duration, end: end.0, endVelocity: end.1, state: state)
  }
}

struct Track<Root, Value: Animatable>: ResolvedTrack {
  let path: WritableKeyPath<Root, Value>
  let initial: Value
  let pieces: [TrackPiece<Value.AnimatableData>]
  let duration: Double

  /// The state at a time; parts are closed on the right - M-H.
  private func state(at time: Double) -> (Value.AnimatableData, Value.AnimatableData)? {
    guard time > 0, let last = pieces.last else { return nil }
    guard let piece = pieces.first(where: { time <= $0.start + $0.duration }) else {
      return (last.end, .zero)
    }
    return piece.state(min(time - piece.start, piece.duration))
  }

  func apply(to value: inout Root, at time: Double) {
    var part = initial
    if let state = state(at: time) { part.animatableData = state.0 }
    value[keyPath: path] = part
  }

  func addVelocity(to velocities: inout [AnyKeyPath: Any], at time: Double) {
    if let state = state(at: time) { velocities[path] = state.1 }
  }
}
