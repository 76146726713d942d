import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The changes that events make, as the statements of the units to which the views belong.
struct EventHandlers {
  private let timeline: Timeline
  private let tree: ExportTree
  private let units: UnitPlan
  private let names: ExportNames
  private let animations: AnimationExpression
  /// The statements by unit and event.
  private(set) var statements: [Int: [(event: Int, body: [SwiftStatement])]] = [:]

  init(
    _ timeline: Timeline, _ tree: ExportTree, _ units: UnitPlan, _ names: ExportNames,
    _ translator: inout ViewTranslator
  ) {
    (self.timeline, self.tree, self.units, self.names) = (timeline, tree, units, names)
    animations = AnimationExpression(timeline.constants)
    for event in timeline.events { add(event, &translator) }
  }

  /// A change at a time after its event.
  private struct Change {
    var after: Double
    var animation: SwiftExpression?
    /// The values just before the animation.
    var jump: [SwiftStatement] = []
    var assignments: [SwiftStatement]
  }

  private mutating func add(_ event: TimelineEvent, _ translator: inout ViewTranslator) {
    var changes: [Int: [Change]] = [:]
    for action in event.actions where timeline.shows(action.after, after: event) {
      guard let index = tree.indices[action.target.view],
        translator.isDrawn(index),
        let change = change(action, at: event.number, index, &translator)
      else { continue }
      changes[units.owners[index], default: []].append(change)
    }
    for run in event.keyframes {
      for track in run.timeline.tracks where !translator.plays(track.target) {
        omit("the keyframes", of: track.target, &translator)
      }
    }
    for run in event.phases {
      for target in run.timeline.targets where !translator.plays(target) {
        omit("the phases", of: target, &translator)
      }
    }
    for unit in Set(translator.loops.keys).union(translator.phases.keys) {
      let started = starts(of: unit, at: event.number, translator)
      if !started.isEmpty { changes[unit, default: []] += started }
    }
    for (unit, changes) in changes {
      statements[unit, default: []].append((event.number, statements(of: changes)))
    }
  }

  /// The starts of keyframes and phases at an event.
  private func starts(of unit: Int, at event: Int, _ translator: ViewTranslator) -> [Change] {
    translator.triggers(of: unit).filter { $0.place.event == event }.map { place, name in
      Change(
        after: place.after, assignments: [.expression(.infix(.text(name), "+=", "1"))])
    }
  }

  private func omit(
    _ feature: String, of target: TimelineAction.Target, _ translator: inout ViewTranslator
  ) {
    guard let index = tree.indices[target.view] else { return }
    translator.omit("\(feature) of “\(target.key.rawValue)”", of: index)
  }

  /// The statements of changes, in the order of their times: those of one time and animation are one.
  private func statements(of changes: [Change]) -> [SwiftStatement] {
    let times = Set(changes.map(\.after)).sorted()
    return times.flatMap { after -> [SwiftStatement] in
      var groups: [Change] = []
      for change in changes where change.after == after {
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
      let body = groups.flatMap { statements(of: $0) }
      return after > 0 ? [later(animations.delay(after), body)] : body
    }
  }

  /// Whether the values of a property mix: gradients do if they have equal numbers of stops.
  private func isAnimatable(_ key: PropertyKey, of index: Int) -> Bool {
    guard key == .gradientStops, let motion = tree.views[index].motions[key] else {
      return key != .motionPath
    }
    if case .animatedGradient = VariableForm(key, of: tree.views[index], motion) { return true }
    return false
  }

  private func change(
    _ action: TimelineAction, at event: Int, _ index: Int,
    _ translator: inout ViewTranslator
  ) -> Change? {
    if let routed = routed(action, at: event, index, translator) { return routed }
    if action.target.key == .frameIndex, translator.isPlayed(index) {
      guard let statement = playback(action.change, index, translator) else {
        omit("the animation", of: action.target, &translator)
        return nil
      }
      return Change(after: action.after, assignments: [statement])
    }
    if action.target.key == .insertion || action.target.key == .removal {
      guard let isPresent = presence(action),
        translator.declares(translator.presenceName(of: index), of: index)
      else {
        omit("the change", of: action.target, &translator)
        return nil
      }
      var change = Change(
        after: action.after,
        assignments: [
          .assignment(
            .text(translator.presenceName(of: index)), isPresent ? "true" : "false")
        ])
      if case .animate(let animation) = action.change {
        change.animation = animations.expression(animation)
      }
      return change
    }
    switch action.change {
    case .set(let value):
      guard let body = assignments(action.target, index, value, &translator) else { return nil }
      return Change(after: action.after, assignments: body)
    case .animate(let animation):
      guard let body = assignments(action.target, index, animation.to, &translator) else {
        return nil
      }
      if !isAnimatable(action.target.key, of: index) {
        omit("the animation", of: action.target, &translator)
      }
      if animation.along != nil { omit("the curved path", of: action.target, &translator) }
      var change = Change(
        after: action.after, animation: animations.expression(animation), assignments: body)
      if let from = animation.from {
        change.jump = assignments(action.target, index, from, &translator) ?? []
      }
      return change
    case .play, .stop:
      omit("the playback", of: action.target, &translator)
      return nil
    }
  }

  /// The change of a position that moves along several paths; `nil` for other changes.
  private func routed(
    _ action: TimelineAction, at event: Int, _ index: Int, _ translator: ViewTranslator
  ) -> Change? {
    guard action.target.key == .position, let routes = translator.routeSteps(of: index),
      let step = routes.steps[RouteSteps.Change(event: event, action: action)]
    else { return nil }
    func assignment(_ step: Int) -> SwiftStatement {
      .assignment(.text(translator.routeName(of: index)), .number(Double(step)))
    }
    var change = Change(after: action.after, assignments: [assignment(step.to)])
    if case .animate(let animation) = action.change {
      change.animation = animations.expression(animation)
      if animation.from != nil { change.jump = [assignment(step.from)] }
    }
    return change
  }

  /// The assignments of a value to the variables of a property.
  private func assignments(
    _ target: TimelineAction.Target, _ index: Int, _ value: PropertyValue,
    _ translator: inout ViewTranslator
  ) -> [SwiftStatement]? {
    let view = tree.views[index]
    guard let motion = view.motions[target.key], let initial = view.node.initialValue(target.key)
    else { return nil }
    switch names.source(target.key, of: index, motion, initial: initial) {
    case .constant: return nil
    case .variable(let name, _):
      guard translator.declares(name, of: index) else { return unused(target, &translator) }
      let form = VariableForm(target.key, of: view, motion)
      return [.assignment(.text(name), form.literal(value, name, &translator.outlines))]
    case .components(let names, _):
      if let component = target.component {
        guard let name = names[component], translator.declares(name, of: index) else {
          return unused(target, &translator)
        }
        return [.assignment(.text(name), .number(value.numberValue))]
      }
      guard names.values.allSatisfy({ translator.declares($0, of: index) }) else {
        return unused(target, &translator)
      }
      return names.sorted { $0.key < $1.key }.map { component, name in
        .assignment(.text(name), .number(value.component(component) ?? 0))
      }
    }
  }

  /// Reports a change of a property that the views do not use.
  private func unused(
    _ target: TimelineAction.Target, _ translator: inout ViewTranslator
  ) -> [SwiftStatement]? {
    omit("the change", of: target, &translator)
    return nil
  }

  private func statements(of change: Change) -> [SwiftStatement] {
    var body = change.assignments
    if let animation = change.animation {
      body = [
        .expression(
          .call(
            "withAnimation", [SwiftArgument(nil, animation)],
            SwiftClosure([], body, isInline: body.count == 1)))
      ]
    }
    if !change.jump.isEmpty {
      // State that changes twice at once shows the last value alone.
      body =
        change.jump + [
          .expression(
            .call("timer.afterUpdate", [], SwiftClosure([], body, isInline: body.count == 1)))
        ]
    }
    return body
  }

  /// Statements that run later.
  private func later(_ seconds: SwiftExpression, _ body: [SwiftStatement]) -> SwiftStatement {
    .expression(
      .call(
        "timer.after", [SwiftArgument(nil, seconds)],
        SwiftClosure([], body, isInline: body.count == 1)))
  }
}
