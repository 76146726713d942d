import SceneModel
import ViewTree

extension TimelineAnimation {
  /// Whether it is a plain insertion or removal of a view.
  package func isPresence(of target: TimelineAction.Target) -> Bool {
    (target.key == .insertion || target.key == .removal) && to == .number(1) && from == nil
      && repetition == nil && along == nil
  }

  /// Returns the animation with another value at its end.
  func reaching(_ number: Double) -> TimelineAnimation {
    var result = self
    result.to = .number(number)
    return result
  }
}
