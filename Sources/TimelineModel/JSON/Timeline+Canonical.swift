import StageModel

extension Timeline {
  /// The timeline as it is read back from its JSON form.
  ///
  /// Initial values that are the default, or that the kind of view does not have, are left out, and
  /// paths are in their canonical form. Conversion makes timelines that differ in nothing else.
  public var canonicalized: Timeline {
    var result = self
    result.stage.root = stage.root.canonicalized
    for event in result.events.indices {
      for action in result.events[event].actions.indices {
        result.events[event].actions[action].change.canonicalize()
      }
    }
    return result
  }
}

extension StageView {
  fileprivate var canonicalized: StageView {
    var result = self
    result.properties = [:]
    for slot in kind.schema {
      guard let value = properties[slot.key]?.canonicalized, value != slot.initial else { continue }
      result.properties[slot.key] = value
    }
    result.children = children.map(\.canonicalized)
    return result
  }
}

extension TimelineAction.Change {
  fileprivate mutating func canonicalize() {
    switch self {
    case .set(let value):
      self = .set(value.canonicalized)
    case .animate(var animation):
      animation.from = animation.from?.canonicalized
      animation.to = animation.to.canonicalized
      animation.duration = animation.curve.settlingDuration ?? animation.duration
      self = .animate(animation)
    }
  }
}

extension PropertyValue {
  fileprivate var canonicalized: PropertyValue {
    if case .path(let path) = self { .path(path.canonicalized) } else { self }
  }
}
