import SceneModel
package import ViewTree

extension Timeline {
  /// The timeline with a view for each part of texts whose parts change one after another, and with a group around texts
  /// that scale or rotate; players and generated code know no other texts.
  package func dividingTexts() -> Timeline {
    let divisions = textDivisions
    guard !divisions.isEmpty else { return self }
    var result = self
    result.canvas.root.divideTexts(divisions, isRoot: true)
    for index in result.events.indices { result.events[index].divideTexts(divisions) }
    return result
  }

  /// For each action whose text changes part by part, the action of the part that changes last.
  package func lastParts(of actions: [TimelineAction]) -> [TimelineAction?] {
    let divisions = actions.isEmpty ? [:] : textDivisions
    return actions.map { action in
      let last = divisions[action.target.view]?.actions(action).max { $0.wait < $1.wait }
      return last.map { last in
        var result = action
        result.wait = last.wait
        return result
      }
    }
  }

  /// The texts whose parts change one after another, in their order.
  package var textsWithParts: [ViewNode] {
    let parts = textParts
    return parts.isEmpty ? [] : canvas.root.preorder.map(\.node).filter { parts[$0.id] != nil }
  }

  /// The smallest parts of texts that change one after another, by their identifiers.
  private var textParts: [String: TextPart] {
    var parts: [String: TextPart] = [:]
    for event in events {
      for action in event.actions {
        guard let part = action.stagger?.part else { continue }
        let known = parts[action.target.view]
        parts[action.target.view] = TextPart.allCases.first { $0 == part || $0 == known }
      }
    }
    return parts
  }

  /// The divided texts, by their identifiers.
  private var textDivisions: [String: TextDivision] {
    let texts = canvas.root.preorder.compactMap { view -> (node: ViewNode, text: TextView)? in
      if case .text(let text) = view.node.kind { (view.node, text) } else { nil }
    }
    guard !texts.isEmpty else { return [:] }
    let parts = textParts
    var turning: Set<String> = []
    for event in events {
      for target in event.targets where target.key == .scale || target.key == .rotation {
        turning.insert(target.view)
      }
    }
    var taken = Set(canvas.root.preorder.map(\.node.id))
    var divisions: [String: TextDivision] = [:]
    for (node, text) in texts {
      let turns =
        turning.contains(node.id) || [.scale, .rotation].contains { node.properties[$0] != nil }
      let part = parts[node.id]
      guard turns || part != nil else { continue }
      divisions[node.id] = TextDivision(node, text, by: part, turns: turns, &taken)
    }
    return divisions
  }
}

extension ViewNode {
  /// Replaces texts by their parts.
  fileprivate mutating func divideTexts(_ divisions: [String: TextDivision], isRoot: Bool = false) {
    let isAlone = children.count == 1 && !isRoot
    var index = 0
    while index < children.count {
      let child = children[index]
      if case .text(let text) = child.kind, let division = divisions[child.id] {
        let views = division.views(child, text, isAlone: isAlone)
        children.replaceSubrange(index...index, with: views)
        index += views.count
      } else {
        if !child.children.isEmpty { children[index].divideTexts(divisions) }
        index += 1
      }
    }
  }
}

extension TimelineEvent {
  /// Gives the changes of texts to their parts.
  fileprivate mutating func divideTexts(_ divisions: [String: TextDivision]) {
    actions = actions.flatMap { divisions[$0.target.view]?.actions($0) ?? [$0] }
    for index in keyframes.indices {
      keyframes[index].timeline.tracks = keyframes[index].timeline.tracks.flatMap {
        divisions[$0.target.view]?.tracks($0) ?? [$0]
      }
    }
    for run in phases.indices {
      for phase in phases[run].timeline.phases.indices {
        let values = phases[run].timeline.phases[phase].values
        phases[run].timeline.phases[phase].values = values.flatMap {
          divisions[$0.target.view]?.values($0) ?? [$0]
        }
      }
    }
  }
}
