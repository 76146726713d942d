package import SceneModel
package import TimelineModel
import ViewTree

extension Timeline {
  /// Whether changes of a property are ever seen at whole and half frames of the first cycle.
  package func showsChanges(of key: PropertyKey, in view: String) -> Bool {
    var still = self
    still.events = events.map { $0.removing { $0.view == view && $0.key == key } }
    var (own, other) = (TimelineSession(self), TimelineSession(still))
    for half in 0..<2 * Swift.min(frameCount + 1, BakingLimits.frames) {
      own.advance(toFrame: Double(half) / 2)
      other.advance(toFrame: Double(half) / 2)
      if own.scene != other.scene { return true }
    }
    return false
  }
}
