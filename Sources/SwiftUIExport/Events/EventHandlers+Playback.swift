import SceneModel
import TimelineModel
import ViewTree

// Sequences of pictures that events play, and groups that they insert and remove.
extension EventHandlers {
  /// The statement of a change of a sequence that plays; `nil` for one that it cannot have.
  func playback(
    _ change: TimelineAction.Change, _ index: Int, _ translator: ViewTranslator
  ) -> SwiftStatement? {
    let name = translator.sequenceName(of: index)
    switch change {
    case .play(let playback):
      var arguments = [
        SwiftArgument("every", .number(playback.interval))
      ]
      if let count = playback.count, count != 1 {
        arguments.append(SwiftArgument("times", .number(Double(count))))
      }
      arguments.append(SwiftArgument("on", "timer"))
      let method = playback.count == nil ? "loop" : "play"
      return .expression(.call("\(name).\(method)", arguments))
    case .stop: return .expression(.call("\(name).stop"))
    case .set(let value):
      let place = (value.numberValue + 1e-4).rounded(.down)
      return .expression(.call("\(name).show", [SwiftArgument(nil, .number(place))]))
    case .animate: return nil
    }
  }

  /// Whether a group is present after a change of its insertion or removal; `nil` for other changes.
  func presence(_ action: TimelineAction) -> Bool? {
    let absent = PropertyValue.number(action.target.key == .insertion ? 0 : 1)
    switch action.change {
    case .set(let value): return value != absent
    case .animate(let animation):
      guard animation.isPresence(of: action.target) else { return nil }
      return action.target.key == .insertion
    case .play, .stop: return nil
    }
  }
}
