import SceneModel
import TimelineModel
import ViewTree

// Sequences of pictures that events play, and groups that they insert and remove.
extension EventHandlers {
  /// The statement of a change of a sequence that plays; `nil` for one that it cannot have.
  func playback(_ change: TimelineAction.Change, _ index: Int) -> SwiftStatement? {
    func call(_ method: String, _ arguments: SwiftArguments = []) -> SwiftStatement {
      let sequence = SwiftExpression.text(translator.sequenceName(of: index))
      return .expression(.call(.member(sequence, method), arguments, nil))
    }
    switch change {
    case .play(let playback):
      var arguments: SwiftArguments = ["every": .number(playback.interval)]
      if let count = playback.count, count != 1 { arguments += ["times": .number(Double(count))] }
      return call(playback.count == nil ? "loop" : "play", arguments + ["on": "timer"])
    case .stop: return call("stop")
    case .set(let value):
      let place = (value.numberValue + 1e-4).rounded(.down)
      return call("show", [.number(place)])
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
