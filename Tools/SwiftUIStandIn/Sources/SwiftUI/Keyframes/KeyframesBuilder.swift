/// Several tracks.
struct TrackList<Value>: TrackSource {
  var list: [any TrackResolver<Value>]
  func tracks() -> [any TrackResolver<Value>] { list }
}

/// Builds keyframes from statements: tracks, or keyframes of the whole value.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Passes a track on.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// Passes keyframes of the whole value on.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// The first track.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K
  where K.Value == Value { first }
  /// The first keyframes of the whole value.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// A track beside others.
  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    TrackList(list: accumulated.allTracks + next.allTracks)
  }
  /// Keyframes of the whole value after others.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    SegmentList(segments: accumulated.allSegments + next.allSegments)
  }
  /// Keyframes of the whole value in an array.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    SegmentList(segments: components.flatMap(\.allSegments))
  }
  /// The first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where First.Value == Value {
    .init(segments: component.allSegments)
  }
  /// The second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
  where Second.Value == Value {
    .init(segments: component.allSegments)
  }
  /// Tracks.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K
  where K.Value == Value { component }
  /// A track of the whole value.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack(path: \Value.self, content: component)
  }
  /// No tracks.
  public static func buildBlock() -> some Keyframes<Value> { TrackList<Value>(list: []) }
}
