import SceneModel
import ViewTree

extension TimelineAnimation {
  /// Whether it is all that happens when a view appears or goes.
  func isPresence(of target: TimelineAction.Target) -> Bool {
    (target.key == .insertion || target.key == .removal) && to == .number(1) && from == nil
      && repetition == nil && along == nil
  }

  /// The same pace to another end.
  func reaching(_ number: Double) -> TimelineAnimation {
    var result = self
    result.to = .number(number)
    return result
  }
}
