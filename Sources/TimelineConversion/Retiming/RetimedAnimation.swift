import CompositionLowering
import CompositionModel
import SceneModel
import ViewTree

/// An animation inside of precompositions, ready for evaluation at any root time.
struct RetimedAnimation {
  private let times: ScopeTimes
  private var track: KeyframeTrack
  private let source: ViewAnimation.Source

  init(_ animation: ViewAnimation, _ times: ScopeTimes) {
    self.times = times
    track = KeyframeTrack(animation.value)
    source = animation.source
  }

  /// The value at a root time, in frames.
  mutating func value(at root: Double) -> PropertyValue {
    let place = track.place(at: times.time(at: root))
    switch source {
    case .value: return track.value(at: place)
    case .pathAngle: return .number(track.pathAngle(at: place))
    }
  }
}
