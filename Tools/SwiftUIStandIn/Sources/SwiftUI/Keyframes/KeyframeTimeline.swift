/// Keyframes as a function of time.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [any ResolvedTrack<Value>]

  /// Makes a timeline.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(initialValue, content())
  }

  init(
    _ initialValue: Value, _ keyframes: some Keyframes<Value>,
    velocities: [AnyKeyPath: Any] = [:]
  ) {
    self.initialValue = initialValue
    tracks = keyframes.allTracks.map { $0.resolve(from: initialValue, velocities: velocities) }
  }

  /// The length of the longest track, in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds; tracks apply in order, so that the last one wins.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks { apply(track, to: &value, at: time) }
    return value
  }

  /// Returns the value at a share of the duration, which is clamped to 0...1.
  public func value(progress: Double) -> Value {
    value(time: min(max(progress, 0), 1) * duration)
  }

  func velocities(at time: Double) -> [AnyKeyPath: Any] {
    var result: [AnyKeyPath: Any] = [:]
    for track in tracks { track.addVelocity(to: &result, at: time) }
    return result
  }

  private func apply(_ track: some ResolvedTrack<Value>, to value: inout Value, at time: Double) {
    track.apply(to: &value, at: time)
  }
}
