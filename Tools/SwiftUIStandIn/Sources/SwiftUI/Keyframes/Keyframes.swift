/// Changes of a value over time.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// Keyframes of one property, one after the other.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public protocol KeyframeTrackContent<Value> {
  /// The type of the property.
  associatedtype Value: Animatable
}

/// A part of a track.
enum KeyframeSegment<Value: Animatable> {
  case linear(Value, duration: Double, UnitCurve)
  case cubic(Value, duration: Double, start: Value?, end: Value?)
  case spring(Value, duration: Double?, Spring, start: Value?)
  case move(Value)

  var target: Value {
    switch self {
    case .linear(let to, _, _), .cubic(let to, _, _, _), .spring(let to, _, _, _), .move(let to):
      to
    }
  }
}

/// Track content that the stand-in evaluates.
protocol SegmentSource<Value>: KeyframeTrackContent {
  var segments: [KeyframeSegment<Value>] { get }
}

extension KeyframeTrackContent {
  var allSegments: [KeyframeSegment<Value>] {
    (self as? any SegmentSource<Value>)?.segments ?? []
  }
}

/// Keyframes that the stand-in evaluates.
protocol TrackSource<Value>: Keyframes {
  func tracks() -> [any TrackResolver<Value>]
}

extension Keyframes {
  var allTracks: [any TrackResolver<Value>] {
    (self as? any TrackSource<Value>)?.tracks() ?? []
  }
}

/// Moves along a curve.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Makes a keyframe; the duration is in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    segment = .linear(to, duration: duration, timingCurve)
  }
}

/// Moves along a cubic curve with velocities in units per second.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Makes a keyframe; the duration is in seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    segment = .cubic(to, duration: duration, start: startVelocity, end: endVelocity)
  }
}

/// Moves like a spring.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Makes a keyframe; the duration is in seconds.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    segment = .spring(to, duration: duration, spring, start: startVelocity)
  }
}

/// Jumps.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  let segment: KeyframeSegment<Value>
  /// Makes a keyframe.
  public init(_ to: Value) { segment = .move(to) }
}

extension LinearKeyframe: SegmentSource { var segments: [KeyframeSegment<Value>] { [segment] } }
extension CubicKeyframe: SegmentSource { var segments: [KeyframeSegment<Value>] { [segment] } }
extension SpringKeyframe: SegmentSource { var segments: [KeyframeSegment<Value>] { [segment] } }
extension MoveKeyframe: SegmentSource { var segments: [KeyframeSegment<Value>] { [segment] } }

/// Several parts of a track.
struct SegmentList<Value: Animatable>: SegmentSource {
  var segments: [KeyframeSegment<Value>]
}

/// Builds track content from statements.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One of two kinds of content.
  public struct Conditional<ConditionalValue, First, Second>: KeyframeTrackContent
  where
    ConditionalValue == First.Value, First: KeyframeTrackContent, Second: KeyframeTrackContent,
    First.Value == Second.Value
  {
    /// The type of the property.
    public typealias Value = ConditionalValue
    var segments: [KeyframeSegment<ConditionalValue>]
  }

  /// Passes content on.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// Content of an array.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    SegmentList(segments: components.flatMap(\.allSegments))
  }
  /// The first branch.
  public static func buildEither<First, Second>(
    first component: First
  ) -> Conditional<Value, First, Second> where First.Value == Value {
    Conditional(segments: component.allSegments)
  }
  /// The second branch.
  public static func buildEither<First, Second>(
    second component: Second
  ) -> Conditional<Value, First, Second> where Second.Value == Value {
    Conditional(segments: component.allSegments)
  }
  /// The first content.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }
  /// Content after other content.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    SegmentList(segments: accumulated.allSegments + next.allSegments)
  }
  /// No content.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    SegmentList<Value>(segments: [])
  }
}

extension KeyframeTrackContentBuilder.Conditional: SegmentSource {}

/// The keyframes of a property of a value, or of the whole value.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct KeyframeTrack<Root, TrackValue, Content>: Keyframes
where TrackValue == Content.Value, Content: KeyframeTrackContent {
  /// The type of the whole value.
  public typealias Value = Root
  let path: WritableKeyPath<Root, Content.Value>
  let content: Content

  init(path: WritableKeyPath<Root, Content.Value>, content: Content) {
    (self.path, self.content) = (path, content)
  }
}

extension KeyframeTrack {
  /// Makes a track of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, TrackValue>,
    @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
  ) {
    self.init(path: keyPath, content: content())
  }

  /// Makes a track of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
  where Root == Content.Value {
    self.init(path: \Root.self, content: content())
  }
}

// The value of a track of a property is the whole that it changes.
extension KeyframeTrack: TrackSource {
  func tracks() -> [any TrackResolver<Root>] {
    [TrackOutline<Root, Content.Value>(path: path, segments: content.allSegments)]
  }
}
