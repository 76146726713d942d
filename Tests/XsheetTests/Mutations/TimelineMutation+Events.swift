import SceneModel
import TimelineModel
import ViewTree

// Events and their actions.
extension TimelineMutation {
  static let ofEvents: [TimelineMutation] = [
    TimelineMutation("an event removed") { timeline in
      guard !timeline.events.isEmpty else { return false }
      timeline.events.removeLast()
      return true
    },
    TimelineMutation("an action removed") { timeline in
      guard let event = timeline.events.lastIndex(where: { !$0.actions.isEmpty }) else {
        return false
      }
      timeline.events[event].actions.removeLast()
      return true
    },
    TimelineMutation("all actions of a property removed") { timeline in
      guard let target = timeline.events.flatMap(\.actions).first?.target else { return false }
      for event in timeline.events.indices {
        timeline.events[event].actions.removeAll { $0.target == target }
      }
      return true
    },
    action("an action delayed by a frame") { action, timeline in
      action.after += 1 / timeline.frameRate
      return true
    },
    action("an action of another view") { action, _ in
      action.target.view += "Other"
      return true
    },
    action("another value set") { action, _ in
      guard case .set(let value) = action.change else { return false }
      action.change = .set(different(value))
      return true
    },
    animation("another value at the end") { $0.to = different($0.to) },
    animation("another curve") { $0.curve = $0.curve == .easeIn ? .linear : .easeIn },
    animation("a longer duration") { $0.duration *= 1.25 },
    animation("a delay") { $0.delay += 0.1 },
    animation("twice the speed") { $0.speed *= 2 },
    animation("a repetition more or less") {
      $0.repetition = $0.repetition == nil ? TimelineAnimation.Repetition(count: 2) : nil
    },
    action("a straight path") { action, _ in
      guard case .animate(var animation) = action.change, animation.along != nil else {
        return false
      }
      animation.along = nil
      action.change = .animate(animation)
      return true
    },
    TimelineMutation("a playback of pictures slowed down") { timeline in
      timeline.changeAction { action, _ in
        guard case .play(var playback) = action.change else { return false }
        playback.interval *= 2
        action.change = .play(playback)
        return true
      }
    },
    TimelineMutation("keyframes delayed") { timeline in
      guard let event = timeline.events.firstIndex(where: { !$0.keyframes.isEmpty })
      else { return false }
      timeline.events[event].keyframes[0].after += 0.1
      return true
    },
    TimelineMutation("keyframes that run once") { timeline in
      guard
        let event = timeline.events.firstIndex(where: {
          $0.keyframes.first?.count == nil && !$0.keyframes.isEmpty
        })
      else { return false }
      timeline.events[event].keyframes[0].count = 1
      return true
    },
    TimelineMutation("another value at the beginning of a movement") { timeline in
      let moving = timeline.moving
      return timeline.canvas.root.changeFirst(where: { moving[$0.id] != nil }) { view in
        guard let key = moving[view.id]?.min(by: { $0.number < $1.number }),
          let value = view.initialValue(key)
        else { return }
        view.properties[key] = different(value)
      }
    },
  ]

  private static func action(
    _ name: String,
    _ change: @escaping @Sendable (inout TimelineAction, Timeline) -> Bool
  ) -> TimelineMutation {
    TimelineMutation(name) { $0.changeAction(change) }
  }

  private static func animation(
    _ name: String, _ change: @escaping @Sendable (inout TimelineAnimation) -> Void
  ) -> TimelineMutation {
    action(name) { action, _ in
      guard case .animate(var animation) = action.change else { return false }
      change(&animation)
      action.change = .animate(animation)
      return true
    }
  }
}

extension Timeline {
  /// Changes the first action for which the closure returns `true`; returns whether there is one.
  mutating func changeAction(_ change: (inout TimelineAction, Timeline) -> Bool) -> Bool {
    for event in events.indices {
      for index in events[event].actions.indices {
        var action = events[event].actions[index]
        guard change(&action, self) else { continue }
        events[event].actions[index] = action
        return true
      }
    }
    return false
  }
}
