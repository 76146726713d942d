package import Diagnostics
package import SceneModel
package import ViewTree

extension Timeline {
  /// The properties that actions, keyframes and phases change, by the identifiers of views.
  package var moving: [String: Set<PropertyKey>] {
    var moving: [String: Set<PropertyKey>] = [:]
    for target in events.lazy.flatMap(\.targets) {
      moving[target.view, default: []].insert(target.key)
    }
    return moving
  }

  /// The properties with a change that approximates the design, by the identifiers of views.
  package var approximate: [String: Set<PropertyKey>] {
    var approximate: [String: Set<PropertyKey>] = [:]
    for action in events.lazy.flatMap(\.actions) where action.accuracy != .exact {
      approximate[action.target.view, default: []].insert(action.target.key)
    }
    return approximate
  }
}

extension Timeline {
  /// The texts with all strings that they show, in themes too.
  package var shownStrings: [(text: TextView, strings: [String])] {
    canvas.texts.map { id, text, initial in
      let target = TimelineAction.Target(view: id, key: .string)
      let values =
        themes.compactMap { $0.values[target] }
        + (events + themes.flatMap(\.events)).values(of: target)
      return (text, [initial] + values.map(\.textValue))
    }
  }
}

extension [TimelineEvent] {
  /// The values that actions, keyframes and phases give a property, in no order.
  fileprivate func values(of target: TimelineAction.Target) -> [PropertyValue] {
    flatMap { event -> [PropertyValue] in
      let changes = event.actions.filter { $0.target == target }.flatMap {
        action -> [PropertyValue] in
        switch action.change {
        case .set(let value): [value]
        case .animate(let animation): [animation.to] + (animation.from.map { [$0] } ?? [])
        case .play, .stop: []
        }
      }
      let tracks = event.keyframes.flatMap(\.timeline.tracks).filter { $0.target == target }
      let phases = event.phases.flatMap(\.timeline.phases).flatMap(\.values)
      return changes + tracks.flatMap(\.keyframes).map(\.value)
        + phases.filter { $0.target == target }.map(\.value)
    }
  }
}

extension Timeline {
  /// The findings about approximations that the timeline states: resampled properties, and baked
  /// pictures.
  package var accuracyFindings: DiagnosticList {
    var result = DiagnosticList()
    var paths: [String: [String]] = [:]
    for (view, path) in zip(canvas.root.preorder.lazy.map(\.node), canvas.root.identifierPaths) {
      paths[view.id] = path
      if case .frames(let style) = view.kind, let reason = style.baked {
        let count = style.sources.count
        let pictures = count == 1 ? "1 picture" : "\(count) pictures"
        result.report(
          Diagnostic(.baked, message: "\(reason): baked to \(pictures).", layerPath: path))
      }
    }
    // The properties with inexact changes, in the order of their first one.
    var targets: [TimelineAction.Target] = []
    var distances: [TimelineAction.Target: [Double]] = [:]
    for action in events.flatMap(\.actions) {
      guard case .within(let distance) = action.accuracy else { continue }
      if distances[action.target] == nil { targets.append(action.target) }
      distances[action.target, default: []].append(distance)
    }
    for target in targets {
      guard let distances = distances[target], let largest = distances.max() else { continue }
      result.report(
        Diagnostic(
          .resampled,
          message: TimelineAction.Accuracy.resampled(
            target.propertyText, target.key, count: distances.count, within: largest),
          layerPath: paths[target.view] ?? [target.view],
          isMinor: largest <= TimelineAction.Accuracy.minorDistance))
    }
    return result
  }
}

/// Movement that is too fast to be followed from frame to frame.
package enum FastMovement {
  /// The largest deviation half-way between two frames, or samples of a run, as a fraction of the distance between them.
  package static let share = 0.1
}
