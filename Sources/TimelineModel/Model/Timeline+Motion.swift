package import SceneModel

extension Timeline {
  /// The properties that actions, keyframes and phases change, by the identifiers of views.
  package var moving: [String: Set<PropertyKey>] {
    var moving: [String: Set<PropertyKey>] = [:]
    for target in events.lazy.flatMap(\.targets) {
      moving[target.view, default: []].insert(target.key)
    }
    return moving
  }

  /// The properties with a change that is only approximately that of the design, by the identifiers of views.
  package var approximate: [String: Set<PropertyKey>] {
    var approximate: [String: Set<PropertyKey>] = [:]
    for action in events.lazy.flatMap(\.actions) where action.accuracy != .exact {
      approximate[action.target.view, default: []].insert(action.target.key)
    }
    return approximate
  }
}
