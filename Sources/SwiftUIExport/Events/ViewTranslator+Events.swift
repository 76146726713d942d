import Geometry
import SceneModel
import TimelineModel
import ViewTree

// The changes that events make.
extension ViewTranslator {
  /// A change at a time after its event.
  private struct Change {
    var after: Double
    var animation: SwiftExpression?
    /// The values just before the animation.
    var jump: [SwiftStatement] = []
    var assignments: [SwiftStatement]

    /// Begins an animation with the values that an immediate change at the same time gives to its variables.
    mutating func takeJump(of other: inout Change) {
      guard animation != nil, other.animation == nil else { return }
      let variables = Set(assignments.map(\.assignedVariable))
      jump += other.assignments.filter { variables.contains($0.assignedVariable) }
      other.assignments.removeAll { variables.contains($0.assignedVariable) }
    }
  }

  /// The statements of all events for the units to which the views belong; changes that source lacks are left out.
  mutating func eventStatements() -> [Int: [(event: Int, body: [SwiftStatement])]] {
    let starts = Set(runTracks.keys).union(phases.keys).flatMap { unit in
      triggers(of: unit).map { (unit, $0.place, $0.name) }
    }
    var statements: [Int: [(event: Int, body: [SwiftStatement])]] = [:]
    for event in plan.timeline.events {
      var changes = changes(of: event)
      for (unit, place, name) in starts where place.event == event.number {
        let start = SwiftStatement.assignment(.text(name), "timer.time")
        changes[unit, default: []].append(Change(after: place.after, assignments: [start]))
      }
      for (unit, changes) in changes {
        statements[unit, default: []].append((event.number, self.statements(of: changes)))
      }
    }
    return statements
  }

  /// The changes that the actions of an event make, by unit.
  private mutating func changes(of event: TimelineEvent) -> [Int: [Change]] {
    var changes: [Int: [Change]] = [:]
    for action in event.actions where plan.timeline.shows(action.after, after: event) {
      guard let index = tree.indices[action.target.view], isDrawn(index),
        let change = change(action, at: event.number, index)
      else { continue }
      changes[plan.owners[index], default: []].append(change)
    }
    for track in event.keyframes.flatMap(\.timeline.tracks) where !plays(track.target) {
      omit("the keyframes", of: track.target)
    }
    for target in event.phases.flatMap(\.timeline.targets) where !plays(target) {
      omit("the phases", of: target)
    }
    return changes
  }

  private mutating func omit(_ feature: String, of target: TimelineAction.Target) {
    guard let index = tree.indices[target.view] else { return }
    omit("\(feature) of “\(target.key.rawValue)”", of: index, property: target.key)
  }

  /// The statements of changes, in the order of their times: changes of one time and animation are one statement.
  private func statements(of changes: [Change]) -> [SwiftStatement] {
    let times = Set(changes.map(\.after)).sorted()
    return times.flatMap { after -> [SwiftStatement] in
      var groups: [Change] = []
      for var change in changes where change.after == after {
        for index in groups.indices { change.takeJump(of: &groups[index]) }
        let place = groups.firstIndex {
          $0.animation == change.animation && $0.jump.isEmpty == change.jump.isEmpty
        }
        if let place {
          groups[place].assignments += change.assignments
          groups[place].jump += change.jump
        } else {
          groups.append(change)
        }
      }
      let body = groups.filter { !$0.assignments.isEmpty }.flatMap { statements(of: $0) }
      return after > 0 ? [call("timer.after", [plan.timingNames.delay(after)], body)] : body
    }
  }

  /// Whether the values of a property mix: gradients do if they have equal numbers of stops, strings if the system has
  /// content transitions.
  private mutating func isAnimatable(_ key: PropertyKey, of index: Int) -> Bool {
    if key == .string { return plan.options.target.hasContentTransitions }
    if key == .gradientStops { return form(key, of: index).mixes }
    return key != .motionPath
  }

  private mutating func change(_ action: TimelineAction, at event: Int, _ index: Int) -> Change? {
    if let routed = routed(action, at: event, index) { return routed }
    if action.target.key == .frameIndex, isPlayed(index) {
      guard let statement = playback(action.change, index) else {
        omit("the animation", of: action.target)
        return nil
      }
      return Change(after: action.after, assignments: [statement])
    }
    if action.target.key == .insertion || action.target.key == .removal {
      let name = presenceName(of: index)
      guard let isPresent = presence(action), declares(name, of: index) else {
        omit("the change", of: action.target)
        return nil
      }
      let assignment = SwiftStatement.assignment(.text(name), .flag(isPresent))
      return Change(
        after: action.after, animation: animation(of: action), assignments: [assignment])
    }
    switch action.change {
    case .set(let value):
      guard let body = assignments(action.target, index, value) else { return nil }
      return Change(after: action.after, assignments: body)
    case .animate(let animation):
      guard let body = assignments(action.target, index, animation.to) else { return nil }
      if !isAnimatable(action.target.key, of: index) { omit("the animation", of: action.target) }
      if animation.along != nil { omit("the curved path", of: action.target) }
      var change = Change(
        after: action.after, animation: self.animation(of: action), assignments: body)
      if let from = animation.from {
        change.jump = assignments(action.target, index, from) ?? []
      }
      return change
    case .play, .stop:
      omit("the playback", of: action.target)
      return nil
    }
  }

  /// The animation of a change; `nil` for an immediate one.
  private func animation(of action: TimelineAction) -> SwiftExpression? {
    guard case .animate(let animation) = action.change else { return nil }
    return plan.timingNames.animation(animation)
  }

  /// The change of a position that moves along several paths; `nil` for other changes.
  private func routed(_ action: TimelineAction, at event: Int, _ index: Int) -> Change? {
    guard action.target.key == .position, let routes = routeSteps(of: index),
      let step = routes.steps[RouteSteps.Change(event: event, action: action)]
    else { return nil }
    /// The statements that move the view to the end of a step.
    func assignments(_ step: Int) -> [SwiftStatement] {
      let route = SwiftStatement.assignment(
        .text(routeName(of: index)), .number(Double(max(step - 1, 0))))
      return (routes.overshoots ? [route] : []) + [
        .assignment(.text(stepName(of: index)), .number(Double(step)))
      ]
    }
    var change = Change(
      after: action.after, animation: animation(of: action), assignments: assignments(step.to))
    if case .animate(let animation) = action.change, animation.from != nil {
      change.jump = assignments(step.from)
    }
    return change
  }

  /// The assignments of a value to the variables of a property.
  private mutating func assignments(
    _ target: TimelineAction.Target, _ index: Int, _ value: PropertyValue
  ) -> [SwiftStatement]? {
    let view = tree.views[index]
    guard let motion = view.motions[target.key], let initial = view.node.initialValue(target.key)
    else { return nil }
    var variables = names.variables(target.key, of: index, motion, initial: initial)
    let isWhole = target.component == nil || variables.contains { $0.component == nil }
    if !isWhole { variables = variables.filter { $0.component == target.component } }
    guard isWhole || !variables.isEmpty,
      variables.allSatisfy({ declares($0.name, of: index) })
    else {
      // No view uses the property.
      omit("the change", of: target)
      return nil
    }
    let form = form(target.key, of: index)
    return variables.map { component, name in
      let number = isWhole ? component.map { value.component($0) ?? 0 } : value.numberValue
      return .assignment(
        .text(name), number.map { .number($0) } ?? form.literal(value, name, &constants))
    }
  }

  private func statements(of change: Change) -> [SwiftStatement] {
    var body = change.assignments
    if let animation = change.animation {
      body = [call(plan.options.target.animatingFunction, [animation], body)]
    }
    if change.jump.isEmpty { return body }
    // State that changes twice at once shows the last value alone.
    return change.jump + [call("timer.afterUpdate", [], body)]
  }

  /// A call of a function that runs statements.
  private func call(
    _ function: String, _ arguments: SwiftArguments, _ body: [SwiftStatement]
  ) -> SwiftStatement {
    .expression(.call(function, arguments, SwiftClosure([], body, isInline: body.count == 1)))
  }

  /// The statement of a change of a sequence that plays; `nil` for one that it cannot have.
  private func playback(_ change: TimelineAction.Change, _ index: Int) -> SwiftStatement? {
    func call(_ method: String, _ arguments: SwiftArguments = []) -> SwiftStatement {
      let sequence = SwiftExpression.text(sequenceName(of: index))
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
  private func presence(_ action: TimelineAction) -> Bool? {
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

// The members of units in the style `events`.
extension ViewTranslator {
  /// The environment, the state and the body of a unit, and the function that changes its state.
  func eventMembers(_ unit: Int, _ body: SwiftExpression) -> [SwiftDeclaration] {
    let events = statements[unit] ?? []
    var (content, animators) = animating(body, ofUnit: unit)
    // Without a condition, phases would also play where motion is reduced.
    let hasPhases = phases[unit]?.isEmpty == false
    var members = namespace(ofUnit: unit)
    if !events.isEmpty || hasPhases {
      members.append(plan.options.target.environmentObject("timer", type: "TimerManager"))
    }
    if !events.isEmpty {
      content = content.modified([
        .modifier("TimerEventModifier", ["of": "timer", "perform": "handleEvent(at:)"])
      ])
    }
    if hasPhases {
      members.append(
        .property("@Environment(\\.accessibilityReduceMotion) private var", "reducesMotion"))
    }
    members += (variables[unit] ?? []) + animators
    members.append(.property("var", "body", type: "some View", body: [.expression(content)]))
    if !events.isEmpty { members.append(.function(handler(events))) }
    return members
  }

  /// The function that changes the state; one event is a condition, several are a choice.
  private func handler(_ events: [(event: Int, body: [SwiftStatement])]) -> SwiftFunction {
    var cases = events.map { event, body -> SwiftCase in
      let time = SwiftNumber.text(SwiftNumber.short(plan.timeline.clock.time(of: event)))
      return SwiftCase([.event(event == 0 ? ".appear" : ".second(\(time))")], body)
    }
    let body: SwiftStatement
    if cases.count == 1 {
      let pattern = SwiftExpression.infix(cases[0].patterns[0], "=", "event")
      body = .condition(.prefixed(SwiftPlace.pattern, pattern), cases[0].body)
    } else {
      cases.append(SwiftCase([], [.expression("break")]))
      body = .choice("event", cases)
    }
    return SwiftFunction(
      modifiers: "private", name: "handleEvent", parameters: ["at event: TimerEvent"],
      body: [body])
  }
}
